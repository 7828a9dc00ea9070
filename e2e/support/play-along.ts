import { setTimeout as sleep } from 'node:timers/promises';
import type { RoomView } from '@deadpan/protocol';
import type { Bot } from './bot.ts';

/** What a bot does by itself in the later rounds, each once and until it is acknowledged: it speaks, laughs, writes and reacts. */
export function playAlong(bot: Bot): void {
  const done = new Set<string>();
  bot.socket.on('game_state_update', ({ match_id, phase, comedy, captions }: RoomView) => {
    const once = (what: string, act: () => Promise<unknown>): void => {
      const name = `${match_id}/${what}`;
      if (done.has(name)) return;
      done.add(name);
      act().catch(() => undefined); // the bot was closed
    };
    const turn = comedy?.turn ?? 0;
    const isPerforming = comedy?.turns.at(-1)?.performer.user_id === bot.id;
    if (phase === 'calling' && isPerforming) once(`take ${turn}`, () => bot.insist('request_microphone', {}));
    if (phase === 'speaking' && isPerforming) once(`pass ${turn}`, () => sleep(1_000).then(() => bot.insist('pass_turn', { turn })));
    if (phase === 'speaking' && !isPerforming) {
      once(`laugh ${turn}`, () => bot.insist('laughter_detected', { emotion: 'happy', confidence: 0.9, turn }));
    }
    if (phase === 'writing') once('write', () => bot.insist('submit_caption', { caption: `${bot.username} was here.` }));
    const reveal = captions?.reveal;
    if (reveal && !reveal.yours) {
      once(`react ${reveal.number}`, () => bot.insist('caption_reaction', { reveal: reveal.number, laughter: 0.5 }));
    }
  });
}
