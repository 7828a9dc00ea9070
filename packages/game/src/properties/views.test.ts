import { RoomView, type UserId } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import type { Caption, Match, Round3 } from '../match.ts';
import type { Room } from '../room.ts';
import { everyRoom, patient, seenBy } from '../testing/claims.ts';
import { people } from '../testing/moves.ts';
import { SECRET } from '../testing/walks.ts';

const viewers = people.map(({ id }) => id);

/** Takes captions; returns them with their authors gone round by one, but for the viewer's own. */
function otherAuthors(captions: readonly Caption[], viewer: UserId): Caption[] {
  const authors = captions.flatMap(({ by }) => (by === viewer ? [] : [by]));
  const [first, ...rest] = authors;
  const next = first === undefined ? [] : [...rest, first];
  return captions.map((caption) => (caption.by === viewer ? caption : { ...caption, by: next.shift() ?? caption.by }));
}

const unread = (captions: readonly Caption[], viewer: UserId): Caption[] =>
  captions.map((caption) => (caption.by === viewer ? caption : { ...caption, text: 'Nobody has read this one yet.' }));

/** Takes round 3; returns one that differs in all the viewer may not know yet: who wrote what, what is still to come, who laughed, what the judge said. */
function otherCaptions<R extends Match['round']>(round: R, viewer: UserId): R | Round3 {
  switch (round.phase) {
    case 'writing':
    case 'collecting':
      return { ...round, captions: unread(round.captions, viewer).toReversed() };
    case 'revealing':
    case 'judging': {
      const shown = otherAuthors(round.captions.slice(0, round.shown), viewer);
      const toCome = unread(round.captions.slice(round.shown), viewer).toReversed();
      const reactions = viewers.map((by) => ({ by, reveal: 1, laughter: 1 }));
      const scores = Object.fromEntries(viewers.map((id) => [id, { score: 1, reason: 'Told by nobody.' }]));
      return { ...round, captions: [...shown, ...toCome], reactions, verdict: { judge: 'another', fellBack: true, scores } };
    }
    default:
      return round;
  }
}

/** Takes a room and who looks; returns one that differs in everything that viewer may not know (yet), and in nothing else. */
function inDisguise(room: Room, viewer: UserId): Room {
  const { match } = room;
  const players = room.players.map((seat) => ({ ...seat, session: seat.session + 7 }));
  const settings = viewer === room.hostId ? room.settings : { ...room.settings, deck: 'another deck' };
  const rematch = room.rematch && { ...room.rematch, shown: { deck: [], stills: ['an image to come'] } };
  const disguised = { ...room, players, settings, keyHash: room.keyHash && 'another hash', seed: room.seed + 1, rematch };
  if (!match) return disguised;
  const [still = '', ...stills] = match.stills;
  const hidden = {
    deck: match.deck.toReversed(),
    queue: ['a clip to come', ...match.queue],
    stills: [still, ...stills.toReversed(), 'an image to come'],
    // What one opponent saw is told to nobody.
    witnessed: match.witnessed.filter(({ by }) => by.length > 1),
  };
  return { ...disguised, match: { ...match, ...hidden, round: otherCaptions(match.round, viewer) } };
}

/** What of a view is the viewer's own. */
function withoutOwn(view: RoomView) {
  const { settings, captions, match_result } = view;
  const reveal = captions?.reveal && { ...captions.reveal, yours: null };
  return {
    ...view,
    you: null,
    settings: { ...settings, deck: null },
    captions: captions && { ...captions, yours: null, reveal },
    match_result: match_result && { ...match_result, isCurrentPlayerWinner: null, message: null },
  };
}

/** Two views at a time are told apart by their texts, which is quick; only for the complaint are they compared field by field. */
function expectSame(one: object, other: object): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

describe('whatever happens, whoever looks', patient, () => {
  it('[R0-24] [R3-3] what nobody may know yet makes no difference to a view', () => {
    everyRoom((room, wall) => {
      for (const viewer of viewers) expectSame(seenBy(inDisguise(room, viewer), wall, viewer), seenBy(room, wall, viewer));
    });
  });

  it('[R0-18] a view is what is on the wire and no more, and never contains the key', () => {
    everyRoom((room, wall) => {
      const view = seenBy(room, wall);
      expectSame(RoomView.parse(view), view);
      expect(JSON.stringify(view)).not.toContain(SECRET);
    });
  });

  it('[R0-18] everybody sees the same, but for what is their own', () => {
    everyRoom((room, wall) => {
      const [first = {}, ...others] = viewers.map((viewer) => withoutOwn(seenBy(room, wall, viewer)));
      for (const other of others) expectSame(other, first);
    });
  });
});
