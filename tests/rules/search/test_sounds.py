"""Names written in kana find the names in Latin letters that they may stand for, by their sound."""

import pytest

from rules.search import SearchVocabulary, fits, read, search_vocabulary, understand
from rules.search.sounds import names_by_sound, sound_of_kana, sounds_of_latin
from rules.search.vocabulary import vocabulary_of
from rules.systems import formats, system
from tests.made_up_cards import made_up

NAMES = ("Cloud Keeper", "Clovis", "Alice of Mirrors", "Knight of Ivory", "Sephira", "Shiba Hound", "Bolkan")
CARDS = [made_up(f"1-00{number}", name) for number, name in enumerate(NAMES)]
KNOWN = SearchVocabulary(system("setcg"), formats("setcg"), vocabulary_of(CARDS))


@pytest.mark.parametrize(
    ("kana", "name"),
    [
        ("クラウド", "Cloud Keeper"),
        ("くらうど", "Cloud Keeper"),
        ("ｸﾗｳﾄﾞ", "Cloud Keeper"),
        ("アリス", "Alice of Mirrors"),
        ("ナイト", "Knight of Ivory"),
        ("アイボリー", "Knight of Ivory"),
        ("セフィラ", "Sephira"),
        ("シバ", "Shiba Hound"),
        ("ボルカン", "Bolkan"),
    ],
)
def test_a_name_in_kana_finds_the_names_that_sound_so(kana, name):
    search = understand(read(kana), [KNOWN], near=True)
    found = [card.name for card in CARDS if fits(search.condition, "setcg", card)]
    assert found == [name] and search.near and search.chips[0].words.startswith(f"“{kana}”, or nearly so ")


@pytest.mark.parametrize("kana", ["バナナ", "ア", "ン", "騎士", "cloud", "クラウド2"])
def test_a_word_that_sounds_like_no_name_finds_none(kana):
    assert names_by_sound(kana, [KNOWN]) == ()


@pytest.mark.parametrize(
    ("kana", "word"),
    [
        ("ライトニング", "lightning"),
        ("ドラゴン", "dragon"),
        ("ヴィンセント", "vincent"),
        ("スコール", "squall"),
        ("フレイム", "flame"),
        ("ジェム", "gem"),
        ("ギア", "gear"),
        ("エンペラー", "emperor"),
        ("チョコレート", "chocolate"),
        ("クロノス", "chronos"),
    ],
)
def test_spellings_of_one_sound_are_alike(kana, word):
    assert sound_of_kana(kana).consonants in {one.consonants for one in sounds_of_latin(word)}


@pytest.mark.parametrize(
    ("code", "kana", "name"),
    [("setcg", "クラウド", "cloud"), ("fow8", "アリス", "alice"), ("dm", "ボルシャック", "bolshack")],
)
def test_names_that_players_know_are_found_in_every_game(code, kana, name):
    realm = search_vocabulary(system(code), *formats(code).values())
    assert names_by_sound(kana, [realm])[0] == name
