"""What every refusal of the API looks like."""


def is_problem(answer, status: int, code: str) -> dict[str, object]:
    """Expect an answer to be a problem of this status and code, told in words, and return what it says."""
    assert answer.status_code == status, answer.content
    assert answer["Content-Type"] == "application/problem+json"
    said = answer.json()
    assert (said["status"], said["code"]) == (status, code)
    assert said["type"] == "about:blank" and said["title"] and said["detail"]
    return said
