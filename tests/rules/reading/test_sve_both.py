"""Texts of Shadowverse: Evolve in both languages: invented sentences that have to mean one and the same."""

import pytest

from rules.cards import Face
from rules.houses import houses_of

FACES = {
    "follower": Face("Made Up", ("follower",)),
    "spell": Face("Made Up", ("spell",)),
    "amulet": Face("Made Up", ("amulet",)),
}

SAME = {
    "more play points for more": (
        "spell",
        "You may play this for 4 more play points.\nIf you played this for 4 more play points, draw 3 cards.",
        "これをプレイする際、コストを+4してよい。\nコストを+4したなら、3枚引く。",
    ),
    "what X divides": (
        "spell",
        "Select any number of enemy followers on the field and deal X damage divided between them. X equals"
        " the highest attack among amulets on your field.",
        "相手の場のフォロワーを好きな枚数選ぶ。それにXダメージを割りふる。Xは「自分の場のアミュレットの"
        "最大の攻撃力」である。",
    ),
    "a total of costs": (
        "spell",
        "Search your deck for up to 3 Beast cards that cost a total of 8 or less, put them into your EX area,"
        " then shuffle.",
        "自分のデッキから獣・カードを元のコストの合計が8以下になるように3枚まで探し、EXエリアに置く。",
    ),
    "what has left the field": (
        "spell",
        "This can't be played unless an amulet you control has left the field this turn.\nDraw a card.",
        "これはこのターン、自分のアミュレットが場を離れていないなら、プレイできない。\n1枚引く。",
    ),
    "one back on top": (
        "spell",
        "Look at the top 4 cards of your deck. Put one of them on the top of your deck. Bury the rest.",
        "自分のデッキの上4枚を見る。その中から、1枚をデッキの上に置く。残りを墓場に置く。",
    ),
    "equipping a follower": (
        "follower",
        "{[fanfare]} {[cost04]} Equip this with a Fairy token.",
        "【ファンファーレ】【コスト4】：これは『フェアリー』1枚を装備する。",
    ),
    "what equipment gives and does": (
        "amulet",
        'The equipped follower has Bane and "Strike - Draw 3 cards.".'
        "\nIf the equipped follower would take damage, it takes that much -3 instead."
        "\n(Place this beneath the equipped follower.)",
        "これを装備しているフォロワーは【必殺】と「【攻撃時】3枚引く。」を持つ。"
        "\nこれを装備しているフォロワーが受けるダメージを-3する。\n（これは装備するフォロワーの下に置く）",
    ),
    "so many times a turn": (
        "follower",
        "5 times per turn, when you play an amulet, draw a card."
        "\nStrike - Draw a card. Perform only twice per turn.",
        "ターンごとに5回、自分がアミュレットをプレイしたとき、1枚引く。"
        "\n【攻撃時】1枚引く。この能力は1ターンに2回働く。",
    ),
    "revealing cards of the hand": (
        "follower",
        "{[fanfare]} Reveal 3 Beast cards from your hand: Draw a card."
        "\nOn Evolve - Reveal an amulet from your hand: Search your deck for a card with the revealed card's"
        " name, put it into your EX area, then shuffle.",
        "【ファンファーレ】手札の獣・カード3枚を公開：1枚引く。"
        "\n【進化時】手札のアミュレット1枚を公開：自分のデッキから「公開したカードと同名のカード」1枚を探し、"
        "EXエリアに置く。",
    ),
    "rolling a die": (
        "spell",
        "Roll a 6-sided die. If you roll a 1 or 2, draw 4 cards. If you roll a 4, 5, or 6, discard a card.",
        "サイコロをふる。1か2なら、4枚引く。4から6なら、自分の手札1枚を捨てる。",
    ),
    "transforming": (
        "spell",
        "Select a card in your EX area and transform it into a Fairy token.",
        "自分のEXエリアのカード1枚を選ぶ。それは『フェアリー』に変身する。",
    ),
    "what evolving costs": (
        "follower",
        "{[fanfare]} This card's Evolve costs 3 less this turn."
        "\nThis card's Evolve costs 1 less for every amulet on your field.",
        "【ファンファーレ】このターン、これの【進化】コストを-3する。"
        "\nこれの【進化】コストは「自分の場のアミュレットの数」と同じだけ-1する。",
    ),
    "moving itself out of the cemetery": (
        "follower",
        "{[act]} {[cost04]}: Summon this card from your cemetery. Give it Drain."
        "\nDuring your turn, when you play an amulet, {[cost02]}: Put this card from your cemetery into your"
        " EX area.",
        "【起動】【コスト4】：自分の墓場のこれを場に出す。これは【ドレイン】を持つ。"
        "\n自分のターン中、自分がアミュレットをプレイしたとき、【コスト2】：自分の墓場のこれをEXエリアに"
        "置く。",
    ),
    "a leader or a follower": (
        "spell",
        "Select your leader or an amulet on your field and give it {[defense]}+3.",
        "自分のリーダーか自分の場のアミュレット1つを選ぶ。それは【体力】+3する。",
    ),
    "for every few cards": (
        "spell",
        "Give your leader {[defense]}+2 for every 4 amulets in your cemetery.",
        "自分の墓場のアミュレット4枚につき、自分のリーダーは【体力】+2する。",
    ),
    "until the selected one is gone": (
        "spell",
        "Select an enemy follower on the field and deal it 4 damage. When it's put from the field into the"
        " cemetery this turn, draw 2 cards.",
        "相手の場のフォロワー1体を選ぶ。それに4ダメージ。このターン、それが場から墓場に置かれたとき、2枚"
        "引く。",
    ),
    "more instead, and something else": (
        "spell",
        "Put a Fairy token into your EX area. Combo (4) - Put 3 instead and draw a card.",
        "『フェアリー』1枚をEXエリアに置く。【コンボ_4】代わりに3枚。1枚引く。",
    ),
    "the top card and what it is": (
        "spell",
        "Look at the top card of your deck. You may reveal it and add it to your hand. If you revealed an"
        " amulet, draw 2 cards.",
        "自分のデッキの上1枚を見る。その中から、1枚を公開して手札に加えてよい。アミュレットを公開したな"
        "ら、2枚引く。",
    ),
    "more tokens than there is room for": (
        "spell",
        "Summon 4 Fairy tokens. If your field becomes full from this effect, put any remaining tokens into"
        " your EX area.",
        "『フェアリー』4枚を、場が上限になるまで出す。残りをEXエリアに置く。",
    ),
    "a spell that is all paid for": (
        "spell",
        "Bury an amulet: Draw 3 cards.",
        "場のアミュレット1つを墓場に置く：3枚引く。",
    ),
    "how a follower came": (
        "follower",
        "{[fanfare]} If this card was put onto the field by an ability, draw 2 cards.",
        "【ファンファーレ】これが能力によって場に出ていたなら、2枚引く。",
    ),
    "that it was played from elsewhere": (
        "follower",
        "{[fanfare]} If this wasn't put onto the field from hand, give it Bane.",
        "【ファンファーレ】これが手札以外から場に出ていたなら、これは【必殺】を持つ。",
    ),
    "evolving for something else than points": (
        "follower",
        "{[evolve]} Discard 4 cards: Evolve this follower.",
        "【進化】手札4枚を捨てる：これは進化する。",
    ),
    "super-evolving": (
        "follower",
        "On Super-Evolve - Draw 3 cards.",
        "【超進化時】3枚引く。",
    ),
    "gaining Drive": (
        "follower",
        "{[ride]} {[cost02]}: Give this follower Drive.\nOn Drive - Draw 3 cards.",
        "【憑依】【コスト2】：これはドライブを持つ。\n【ドライブ獲得時】3枚引く。",
    ),
    "drive checks and what they show": (
        "follower",
        "Storm. Twin Drive.\nWhenever you drive check a Trigger, draw a card."
        "\n(If this card is revealed by a drive check, draw 4 cards.)",
        "【疾走】\n【ツインドライブ】\n自分のドライブチェックによってトリガーしたとき、1枚引く。"
        "\n（ドライブチェックによってこれが捲れたなら、4枚引く）",
    ),
    "a trait and another one": (
        "spell",
        "Select a follower on your field with both the Beast and Pixie traits and give it Drain.",
        "自分の場の獣・妖精・フォロワー1体を選ぶ。それは【ドレイン】を持つ。",
    ),
    "cards of two kinds counted together": (
        "spell",
        "If there are at least 4 amulets and Beast cards in your cemetery, draw a card.",
        "自分の墓場の獣・カードやアミュレットが4枚以上なら、1枚引く。",
    ),
    "costing less for every few cards": (
        "spell",
        "This costs 2 less to play for every 3 amulets in your cemetery.\nDraw a card.",
        "これをプレイする際、自分の墓場のアミュレット3枚につき、コストを-2する。\n1枚引く。",
    ),
    "the card itself and others engaged": (
        "follower",
        "Activate {[engage]} and 2 amulets on your field: Draw a card.",
        "【起動】これを【アクト】場のアミュレット2つを【アクト】：1枚引く。",
    ),
    "banishing the card itself from the field": (
        "follower",
        "Activate Banish this: Draw a card.",
        "【起動】これを消滅：1枚引く。",
    ),
    "counters on the card itself": (
        "follower",
        "{[fanfare]} If this has at least 3 arrow counters, draw a card.",
        "【ファンファーレ】これの矢カウンターが3個以上なら、1枚引く。",
    ),
    "counters of another card as a cost": (
        "follower",
        "Activate Remove 2 curse counters from an amulet on your field: Draw a card.",
        "【起動】場のアミュレット1つの呪いカウンター2個を取る：1枚引く。",
    ),
    "cards sorted to both ends of the deck": (
        "spell",
        "Look at the top 4 cards of your deck. You may summon a Beast follower from among them."
        " Put any number of them on top of your deck in any order."
        " Put the others on the bottom in any order.",
        "自分のデッキの上4枚を見る。その中から、獣・フォロワー1枚を場に出してよい。好きな枚数"
        "を好きな順にデッキの上に置く。"
        "残りを好きな順にデッキの下に置く。",
    ),
    "attack and defense that become a number": (
        "spell",
        "Select a follower on your field and change its attack and defense to 4.",
        "自分の場のフォロワー1体を選ぶ。それの攻撃力と体力を4にする。",
    ),
    "cards shuffled into the deck": (
        "spell",
        "Select up to 2 spells in your cemetery. Return them to your deck and shuffle it. Draw 3 cards.",
        "自分の墓場のスペル2枚まで選ぶ。それをデッキに戻し、シャッフルする。3枚引く。",
    ),
    "a card that is played only where enough is there": (
        "spell",
        "This can't be played unless there are at least 3 amulets on your field.\nDraw a card.",
        "これは自分の場のアミュレットが2つ以下なら、プレイできない。\n1枚引く。",
    ),
    "names with one word or another in them": (
        "spell",
        'Search your deck for a follower with "Vania" or "Jeanne" in its name, summon it, then shuffle.',
        "自分のデッキから「カード名に『ヴァンピィ』か『ジャンヌ』を含むフォロワー」1枚を探し、場に出す。",
    ),
    "up to a number of any cards searched for": (
        "follower",
        "{[fanfare]} Search your deck for up to 7 cards and bury them.",
        "【ファンファーレ】自分のデッキからカード7枚まで探し、墓場に置く。",
    ),
    "some of the cards looked at banished": (
        "spell",
        "Look at the top 6 cards of your deck. You may banish up to 3 of them. Bury the rest.",
        "自分のデッキの上6枚を見る。その中から、3枚まで消滅させてよい。残りを墓場に置く。",
    ),
    "one of two cards taken": (
        "spell",
        "Look at the top 2 cards of your deck. Add one of them to your hand and bury the other.",
        "自分のデッキの上2枚を見る。その中から、1枚を手札に加える。1枚を墓場に置く。",
    ),
    "one of a kind back on top": (
        "spell",
        "Look at the top 5 cards of your deck. You may reveal a Beast card from among them and"
        " put it on the top"
        " of your deck. Put the rest on the bottom in any order.",
        "自分のデッキの上5枚を見る。その中から、獣・カード1枚を公開してデッキの上に置いてよい。"
        "残りを好きな順にデッキの下に置く。",
    ),
    "done several times": (
        "spell",
        "Put the top card of your deck into your EX area. Do this 4 times.",
        "自分のデッキの上1枚をEXエリアに置く。これを4回くり返す。",
    ),
    "damage to a leader in any way": (
        "follower",
        "Whenever this deals damage to an enemy leader, draw 2 cards.",
        "これが相手のリーダーにダメージを与えたとき、2枚引く。",
    ),
    "less of the next damage": (
        "spell",
        "The next time your leader would take damage this turn, it takes that much minus 4 instead.",
        "このターン、自分のリーダーが次に受けるダメージを-4する。",
    ),
    "no ability damage in your turn": (
        "amulet",
        "While this card is on your field, your leader and each other amulet on your field don't take ability"
        " damage during your turn.",
        "これがある限り、自分のターン中、自分のリーダーと自分の場の他のアミュレットすべては能力によるダ"
        "メージを受けない。",
    ),
    "what both players have": (
        "follower",
        "{[fanfare]} If each player has 8 maximum play points, draw 2 cards.",
        "【ファンファーレ】自分と相手のPP最大値が8なら、2枚引く。",
    ),
    "so many of each of three kinds": (
        "follower",
        "{[fanfare]} If there are at least 4 Beast cards, at least 4 amulets, and at least 4 spells in your"
        " cemetery, draw a card.",
        "【ファンファーレ】自分の墓場の獣・カードとアミュレットとスペルがそれぞれ4枚以上なら、1枚引く。",
    ),
    "cards without a trait": (
        "spell",
        "Destroy each non-Beast amulet on the field.",
        "場の「獣・タイプを持たないアミュレット」すべてを破壊する。",
    ),
    "from the hand or the EX area": (
        "follower",
        "{[fanfare]} You may summon an amulet that costs 3 or less from your hand or EX area.",
        "【ファンファーレ】自分の手札か自分のEXエリアの元のコスト3以下のアミュレット1枚を場に出してよい。",
    ),
    "as many turned facedown as wanted": (
        "spell",
        "You may turn any number of faceup evolved followers in your evolve deck facedown.",
        "自分のエボルヴデッキの表向きのエボルヴフォロワーを好きな枚数裏向きにしてよい。",
    ),
    "cheaper where a card was put aside on a condition": (
        "spell",
        "If Overflow is active for you, put the top card of your deck into your EX area. It co"
        "sts 3 less to play"
        " this turn.",
        "【覚醒】状態なら、自分のデッキの上1枚をEXエリアに置く。このターン、それをプレイする際、コストを"
        "-3する。",
    ),
    "cheaper where a hidden card was chosen": (
        "spell",
        "Select an amulet in your hand and put it into your EX area. It costs 3 less to play this turn.",
        "自分の手札のアミュレット1枚を選ぶ。それをEXエリアに置く。このターン、それをプレイする際、コスト"
        "を-3する。",
    ),
    "a summoned follower that gains something": (
        "follower",
        "{[fanfare]} You may summon a Beast follower from your hand. If you do, give it Drain.",
        "【ファンファーレ】自分の手札の獣・フォロワー1体を場に出してよい。それは【ドレイン】を持つ。",
    ),
    "the controller of a card that was moved": (
        "spell",
        "Select a follower on the field. Banish it and give its leader {[defense]}+3. Its controller"
        " draws a card.",
        "場のフォロワー1体を選ぶ。それを消滅させる。それのリーダーは【体力】+3する。それのプレイヤーは1"
        "枚引く。",
    ),
    "a token between a card and the damage to it": (
        "spell",
        "Select an enemy follower on the field. Put a Fairy token into your EX area, then deal"
        " the selected follower 4"
        " damage.",
        "相手の場のフォロワー1体を選ぶ。『フェアリー』1枚をEXエリアに置く。それに4ダメージ。",
    ),
    "cards of a kind on the field and aside": (
        "follower",
        "On Evolve - Select up to 3 other Beast followers on your field or in your EX area. Give them Drain.",
        "【進化時】自分の場の他の獣・フォロワーや自分のEXエリアの獣・フォロワー3枚まで選ぶ。それは【ドレ"
        "イン】を持つ。",
    ),
    "a card of one of two kinds in a place": (
        "follower",
        "{[fanfare]} Select a spell or amulet in your cemetery that costs 5 or less and put it into your"
        " EX area.",
        "【ファンファーレ】自分の墓場の元のコスト5以下のスペル1枚か元のコスト5以下のアミュレット1枚を選ぶ。"
        "それをEXエリアに置く。",
    ),
    "damage for each of the cards buried": (
        "spell",
        "Bury the top 3 cards of your deck. Deal damage to each follower on the field equal to"
        " the number of Beast"
        " cards buried this way.",
        "自分のデッキの上3枚を墓場に置く。フォロワーすべてに「これによって墓場に置いた獣・カードの枚数」"
        "と同じダメージ。",
    ),
    "damage to a card and other damage to its leader": (
        "spell",
        "Select an enemy follower on the field. Deal X damage to it and Y damage to its leader"
        ". X equals its attack."
        " Y equals its defense.",
        "相手の場のフォロワー1体を選ぶ。それに「それの攻撃力」と同じダメージ。それのリーダーに「それの体"
        "力」と同じダメージ。",
    ),
    "points for faceup followers": (
        "follower",
        "On Evolve: Recover X play points. X equals the number of faceup followers in your evolve deck. Turn"
        " them facedown.",
        "【進化時】自分のPPを「自分のエボルヴデッキに表向きで置いたエボルヴフォロワーの枚数」と同じだけ回復する。"
        "それを裏向きにする。",
    ),
    "either of two events": (
        "amulet",
        "Whenever you play a spell or another amulet leaves the field, draw a card.",
        "自分がスペルをプレイしたときか他のアミュレットが場を離れたとき、1枚引く。",
    ),
}


@pytest.mark.parametrize(("face", "english", "japanese"), SAME.values(), ids=SAME)
def test_both_languages_mean_the_same(face: str, english: str, japanese: str) -> None:
    readings = [
        houses_of("sve")[language].read(text, FACES[face])
        for language, text in (("en", english), ("ja", japanese))
    ]
    assert [one.status for one in readings] == ["read", "read"], [one.unread for one in readings]
    assert readings[0].abilities == readings[1].abilities
    assert readings[0].abilities


def test_a_number_without_a_noun_asks_for_more_of_the_same() -> None:
    read = houses_of("sve")["en"].read
    short = read(
        "If there are at least 3 cards in your hand, draw a card. If there are at least 6, draw 2 cards.",
        FACES["spell"],
    )
    long = read(
        "If there are at least 3 cards in your hand, draw a card."
        " If there are at least 6 cards in your hand, draw 2 cards.",
        FACES["spell"],
    )
    assert short.status == "read"
    assert short.abilities == long.abilities
