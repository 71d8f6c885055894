"""The program that computes what very many workers play on one database."""

from benchmarks.many_workers import BEGIN, SECONDS, Simulation


def share_played(made: Simulation) -> float:
    """The part of their time that the workers play."""
    return made.played / (SECONDS - BEGIN) / made.workers


def test_workers_of_a_database_with_time_to_spare_play_nearly_all_the_time():
    made = Simulation(20, 8, 2.0).run()
    assert 0.95 < share_played(made) <= 1
    assert max(made.waited) == 0


def test_workers_of_a_database_that_is_busy_wait_for_it():
    made = Simulation(1_000, 1, 2.0).run()
    assert share_played(made) < 0.8
    assert made.used > 0.9 * (SECONDS - BEGIN)


def test_longer_chunks_ask_less_of_the_database():
    short, long = (Simulation(100, 2, seconds).run() for seconds in (2.0, 20.0))
    assert long.used < short.used / 3


def test_the_same_workers_do_the_same():
    one, again = (Simulation(30, 2, 2.0).run() for _ in range(2))
    assert (one.played, one.used, one.waited) == (again.played, again.used, again.waited)
