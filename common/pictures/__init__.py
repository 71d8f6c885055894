"""Pictures that chats show beside a link: 1200 by 630 pixels, drawn on the server."""

from common.pictures.drawing import HEIGHT, WIDTH, Picture, Row, draw
from common.pictures.served import png_response

__all__ = ["HEIGHT", "WIDTH", "Picture", "Row", "draw", "png_response"]
