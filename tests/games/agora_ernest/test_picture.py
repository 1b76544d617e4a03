"""The picture of the table."""

from xml.etree import ElementTree

from .scenes import GAME, opened, turn

SVG = "{http://www.w3.org/2000/svg}"


def test_the_picture_shows_cards_doors_and_counters() -> None:
    story = opened()
    turn(story, "C6", "-3000 0 0", "C5.p0")
    assert GAME.wording.picture is not None
    root = ElementTree.fromstring(GAME.wording.picture(story.state, None, "en"))
    assert len(root.findall(f"{SVG}g")) == 2
    assert root.findtext(f"{SVG}title") == "The market of Agora"
    doors = root.findall(f"{SVG}g/{SVG}line[@stroke-width='4']")
    assert len(doors) == 14
    assert not any(door.get("stroke") == "#2b2b2b" for door in doors)
    joined = root.findall(f"{SVG}g/{SVG}line[@stroke-dasharray]")
    assert len(joined) == 4  # two edges, drawn by both cards
    counters = root.findall(f"{SVG}g/{SVG}circle[@fill='#ffffff']")
    assert len(counters) == 3


def test_the_picture_shows_alleys() -> None:
    story = opened("ABCD")
    story.state.laid[1:4] = [-9000, 6000, 0]
    GAME.rules.derive(story.state)
    for card, place in (
        ("D7", "1000 1500 0"),
        ("D1", "1500 -1000 9000"),
        ("C1", "-1000 -1500 0"),
        ("B1", "-1500 1000 9000"),
    ):
        turn(story, card, place)
    assert GAME.wording.picture is not None
    root = ElementTree.fromstring(GAME.wording.picture(story.state, 0, "fr"))
    path = root.find(f"{SVG}path")
    assert path is not None
    assert root.findtext(f"{SVG}title") == "Le marché d’Agora"
    corners = (path.get("d") or "").strip("MZ").split(" L")
    assert len(corners) == 4
    purple = root.findall(f"{SVG}g/{SVG}line[@stroke='#8d5fa8']")
    assert len(purple) == 4
    [alley] = story.match.view(None).alleys
    assert alley.doors == 4
    assert sorted(alley.rings[0]) == [[-495, -495], [-495, 495], [495, -495], [495, 495]]


def test_the_picture_tells_walls_from_joined_edges_and_effects_by_their_shape() -> None:
    story = opened()
    turn(story, "C6", "0 2000 0")  # its two lower corners join, its middle faces the sign
    assert GAME.wording.picture is not None
    root = ElementTree.fromstring(GAME.wording.picture(story.state, None, "en"))
    assert len(root.findall(f"{SVG}g/{SVG}line[@stroke-dasharray]")) == 4
    shut = root.findall(f"{SVG}g/{SVG}line[@stroke='#2b2b2b'][@stroke-width='4']")
    assert len(shut) == 1
    effects = [laid.effect for laid in story.match.view(None).table]
    assert [sign.get("class") for sign in root.findall(f"{SVG}g/{SVG}path")] == effects
    shapes = {sign.get("class"): sign.get("d") for sign in root.findall(f"{SVG}g/{SVG}path")}
    assert len(set(shapes.values())) == len(shapes)


def test_an_open_table_has_no_alleys() -> None:
    assert opened().match.view(None).alleys == []
