import type { Bot } from './bot.ts';
import { playOf, type Known } from './history.ts';

/** A smile that was said, and what became of it. */
export interface Smile {
  /** A player's id. */
  who: string;
  /** `match/play` */
  play: string;
  /** What was answered, if anything was until now. */
  answer: 'acknowledged' | 'refused' | null;
  /** Resolves when it is answered; rejects when it never is. */
  answered: Promise<void>;
}

/**
 * A bot that still plays says that it smiled, until it is answered; returns null when it does not play. Acknowledged it must be kept. `counts`: kept
 * in any case, for it was received in its play: an answer that comes after the end of the play refuses the same smile said again, not the first.
 */
export function smile(bot: Bot, known: Known, { counts = false } = {}): Smile | null {
  const view = bot.view();
  if (!view || view.phase !== 'playing' || !view.active_players.includes(bot.id)) return null;
  const play = playOf(view);
  const said: Smile = { who: bot.id, play, answer: null, answered: Promise.resolve() };
  said.answered = bot.insist('player_eliminated', { play: view.current_play }).then((ack) => {
    said.answer = ack.ok ? 'acknowledged' : 'refused';
    // What had to be sent again for long enough may have come into the next match, and counts there.
    const isOfThis = ack.ok && bot.view()?.match_id === view.match_id;
    if (isOfThis || counts) known.out.set(play, (known.out.get(play) ?? new Set()).add(bot.id));
  });
  return said;
}
