"""Replays our histories in PokerKit and compares the stacks at the end.

Reads FOLDER/ours.tsv (code, file, seconds of our reading and replaying) and the files it names;
writes the first differing and the first refused history of each game to FOLDER.
"""

import sys
import time
import tomllib
import warnings
from collections import Counter
from pathlib import Path

from pokerkit import HandHistory
from pokerkit.notation import parse_action

STUD = {'F7S', 'F7S/8', 'FR'}
# What the books behind our engine rule otherwise, found by the signs below.
EXPLAINED = {
    'low of a side pot': 'nobody in a side pot has a low, but somebody in the main pot has: ours goes'
    ' to the high hand, PokerKit divides half of it among all',
    'odd chip': 'PokerKit gives all odd chips to one winner, ours go out one by one; in stud by card and suit',
    'opener tie': 'equal cards showing: the first by position opens here, another one there',
}


def step(state, action):
    """Applies one action; PokerKit's own iterator would fold for whoever it does not expect."""
    advance(state)
    parse_action(state, action)


def is_idle(state):
    """Whether a player is asked with nothing to call and nobody left who could answer a bet."""
    player = state.actor_index
    if player is None or state.checking_or_calling_amount:
        return False
    live = (n for n in state.player_indices if state.statuses[n] and n != player)
    return all(state.stacks[n] == 0 for n in live)


def advance(state):
    """What no action of ours says: cards burned, one run of the board, everybody shows."""
    while True:
        if state.can_burn_card():
            state.burn_card('??')
        elif state.can_select_runout_count():
            state.select_runout_count()
        elif state.can_show_or_muck_hole_cards(True):
            state.show_or_muck_hole_cards(True)
        elif is_idle(state):
            state.check_or_call()
        else:
            return


def opener_tie(history, state, action):
    """Whether the two engines disagree only on who opens a street among equal cards showing."""
    if history.variant not in STUD or state.actor_index is None:
        return False
    words = action.split()
    if not words[0].startswith('p') or any(state.bets) and words[1] != 'pb':
        return False
    ours, theirs = int(words[0][1:]) - 1, state.actor_index

    def shown(player):
        cards = zip(state.hole_cards[player], state.hole_card_statuses[player])
        return sorted(card.rank for card, is_up in cards if is_up)

    return ours != theirs and shown(ours) == shown(theirs)


def replay(history):
    """The kind of result, and what there is to say about it."""
    state = history.create_state()
    for n, action in enumerate(history.actions, 1):
        if ' sm ' in action:
            continue
        try:
            step(state, action)
        except ValueError as error:
            if opener_tie(history, state, action):
                return 'opener tie', ''
            return 'refused', f'action {n}, {action!r}: {error}'
    try:
        advance(state)
        if state.status:
            raise ValueError('the hand does not end')
    except ValueError as error:
        return 'refused', f'at the end: {error}'
    ours, theirs = history.finishing_stacks, list(state.stacks)
    if ours == theirs:
        return 'equal', ''
    most = max(abs(a - b) for a, b in zip(ours, theirs))
    shown = sum(' sm ' in action for action in history.actions)
    if most < len(ours):
        kind = 'odd chip'
    elif history.variant in {'FO/8', 'F7S/8'} and shown > 2:
        kind = 'low of a side pot'
    else:
        kind = 'different'
    return kind, f'ours {ours}, theirs {theirs}'


def main():
    warnings.simplefilter('ignore')
    folder = Path(sys.argv[1])
    total = Counter()
    seconds = {'ours': 0.0, 'theirs': 0.0}
    explained = set()
    for line in (folder / 'ours.tsv').read_text().splitlines():
        code, path, our_reading, our_replaying = line.split('\t')
        start = time.perf_counter()
        tables = tomllib.loads(Path(path).read_text())
        fields = [HandHistory._filter_non_fields(**table) for table in tables.values()]
        histories = [HandHistory(**one) for one in fields]
        reading = time.perf_counter() - start
        start = time.perf_counter()
        results = [replay(history) for history in histories]
        replaying = time.perf_counter() - start
        counts = Counter(kind for kind, _ in results)
        total.update(counts, hands=len(results))
        seconds['ours'] += float(our_replaying)
        seconds['theirs'] += replaying
        others = ', '.join(f'{n} {kind}' for kind, n in counts.items() if kind != 'equal')
        print(
            f'{code:6} {len(results)} hands, {counts["equal"]} equal'
            f'{", " + others if others else ""}; replayed '
            f'{len(results) / replaying:.0f}/s there, {len(results) / float(our_replaying):.0f}/s '
            f'here ({replaying / float(our_replaying):.0f} times); '
            f'read {reading:.2f} s there, {float(our_reading):.3f} s here',
        )
        for kind in sorted(set(counts) - {'equal'}):
            at = next(n for n, (one, _) in enumerate(results) if one == kind)
            name = f'{code.replace("/", "-")}-{kind.replace(" ", "-")}.phh'
            (folder / name).write_text(histories[at].dumps())
            print(f'       {kind}: first hand {at + 1}, saved as {name}. {results[at][1]}')
            explained |= {kind} & EXPLAINED.keys()
    for kind in sorted(explained):
        print(f'{kind}: {EXPLAINED[kind]}')
    ratio = seconds['theirs'] / seconds['ours']
    print(f'{total["hands"]} hands, {total["equal"]} equal; replaying here is {ratio:.0f} times as fast')
    return 1 if total['different'] or total['refused'] else 0


sys.exit(main())
