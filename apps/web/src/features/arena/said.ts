import type { RoomView } from '@deadpan/protocol';
import { secondsLeft } from '../../stage/remaining.ts';
import { arenaTexts } from '../../texts/arena.ts';
import { matchTexts } from '../../texts/match.ts';

const t = arenaTexts.said;

/** What is said aloud when a phase of the match begins, or nothing where its screen says it itself. Takes the view as it has become. */
export function saidOf({ phase, round, standings, you, total_plays: plays, captions, phase_remaining_ms: left }: RoomView): string {
  switch (phase) {
    case 'scoreboard': {
      const standing = standings.findLast((each) => each.round === round);
      const words = matchTexts.round(round);
      const points = standing?.points[standing.winner?.user_id ?? ''] ?? 0;
      if (standing?.winner?.user_id === you) return t.scoreboard(words.wonYou(points, plays));
      if (standing?.winner) return t.scoreboard(words.won(standing.winner.username, points, plays));
      return t.scoreboard(standing?.result === 'draw' ? matchTexts.shared(standing.tied.map((one) => one.username)) : words.nobody);
    }
    case 'countdown':
      return t.countdown(matchTexts.header(round));
    case 'writing':
      return t.writing(secondsLeft(left ?? 0));
    case 'collecting':
      return t.collecting;
    case 'revealing':
      return captions?.reveal ? t.reveal(captions.reveal.number, captions.reveal.total, captions.reveal.text) : '';
    case 'judging':
      return t.judging;
    default:
      return '';
  }
}
