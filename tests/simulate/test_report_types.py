"""Reports as plain data: the API describes what their types say."""

from types import NoneType
from typing import get_args, get_type_hints

import pytest

from simulate.games import estimates
from simulate.shapes import report as shapes


@pytest.mark.parametrize(
    ("shape", "meant"),
    [
        (shapes.RateShape, estimates.Rate),
        (shapes.WonShape, estimates.Won),
        (shapes.BandShape, estimates.Band),
        (shapes.HeadlineShape, estimates.Headline),
        (shapes.EntryShape, estimates.EntryUnderstood),
        (shapes.BoundsShape, estimates.Bounds),
        (shapes.PairsShape, estimates.PairScore),
        (shapes.GoingFirstShape, estimates.GoingFirst),
        (shapes.LengthsShape, estimates.Lengths),
        (shapes.EndShape, estimates.End),
        (shapes.CrashShape, estimates.Crash),
        (shapes.SeenShape, estimates.Seen),
        (shapes.CardFiguresShape, estimates.CardFigures),
        (shapes.MeanShape, estimates.TurnMean),
        (shapes.PairingShape, estimates.Pairing),
        (shapes.FieldShape, estimates.FieldRow),
        (shapes.MatrixShape, estimates.Matrix),
        (shapes.DuelShape, estimates.Duel),
        (shapes.ReportShape, estimates.Report),
    ],
)
def test_the_api_describes_what_the_types_say(shape, meant):
    hints, fields = get_type_hints(meant), shape().fields
    assert fields.keys() == hints.keys()
    null = {name for name, hint in hints.items() if NoneType in get_args(hint)}
    assert {name for name, field in fields.items() if field.allow_null} == null
    assert {name for name, field in fields.items() if not field.required} == set(meant.__optional_keys__)
