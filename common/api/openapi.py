"""Additions to the schema for all operations: common errors, and examples."""

import copy
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

Json = dict[str, Any]

EXAMPLES = Path(__file__).with_name("examples.toml")
PROBLEM = "application/problem+json"
_METHODS = ("get", "post", "patch", "put", "delete")
# Any operation may be throttled, negotiated in an unavailable format, or called with an invalid token.
_ALL = {"400", "401", "406", "429", "503"}
_WITH_BODY = {"413", "415"}
# Any operation that changes something may be called with a read-only token.
_CHANGING = {"403"}
# Operations that use POST because their input is long, and store nothing.
_READING = {"check", "check_lists", "import_read"}
_WORDS = {
    "400": "The request cannot be read, or names something that does not exist.",
    "401": "Sign in first, or the token is unknown, revoked or expired.",
    "403": "You may not do this, or the token may only read.",
    "406": "The response is available as JSON only.",
    "413": "The request is too large.",
    "415": "This content type is not supported.",
    "429": "Too many requests in a short time.",
    "503": "A service that this needs is not responding right now.",
}
_RETRY_AFTER = {
    "Retry-After": {"description": "Seconds to wait before the next request.", "schema": {"type": "integer"}}
}


@cache
def examples() -> Json:
    """Return the examples: of `parameters` by name, of `requests` by operation, of `problems` by status."""
    return tomllib.loads(EXAMPLES.read_text(encoding="utf-8"))


def operations(schema: Json) -> Iterator[Json]:
    """Return all operations in a schema."""
    for path in schema["paths"].values():
        yield from (path[method] for method in _METHODS if method in path)


def say_what_all_answer(result: Json, **_: object) -> Json:
    """Add the problems that any operation may respond with."""
    shape = {"schema": {"$ref": "#/components/schemas/Problem"}}
    reading = {path["get"]["operationId"] for path in result["paths"].values() if "get" in path} | _READING
    for operation in operations(result):
        responses = operation["responses"]
        common = _ALL | (_WITH_BODY if "requestBody" in operation else set())
        common |= set() if operation["operationId"] in reading else _CHANGING
        for status in sorted(common):
            said = responses.setdefault(
                status, {"description": "", "content": {PROBLEM: copy.deepcopy(shape)}}
            )
            said["description"] = said["description"] or _WORDS[status]
        for status in ("429", "503"):
            responses[status]["headers"] = _RETRY_AFTER
        operation["responses"] = dict(sorted(responses.items()))
    return result


def show_examples(result: Json, **_: object) -> Json:
    """Add an example to every parameter, JSON body and problem that has one."""
    told = examples()
    for operation in operations(result):
        for parameter in operation.get("parameters", ()):
            if parameter["name"] in told["parameters"]:
                parameter["example"] = told["parameters"][parameter["name"]]
        body = operation.get("requestBody", {}).get("content", {})
        if operation["operationId"] in told["requests"] and "application/json" in body:
            body["application/json"]["example"] = told["requests"][operation["operationId"]]
        for status, response in operation["responses"].items():
            if status in told["problems"] and PROBLEM in response.get("content", {}):
                title = {"type": "about:blank", "status": int(status)}
                response["content"][PROBLEM]["example"] = title | told["problems"][status]
    return result
