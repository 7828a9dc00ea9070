import { useEffect, useState } from 'react';
import { botIds, calm } from './bots/bot.ts';
import type { BotId, Mood } from './bots/bot.ts';
import { numbered } from './bots/chance.ts';
import { bots } from './match/players.ts';
import { lessMotion } from '../../engine/preferences/appearance.ts';

const READING_MS = 200;
const LOOP_MS = 8_000;
const beats = [{ at: 5_600, kind: 'word', weight: 1 }] as const;
/** Nobody is out before it has begun. */
const HELD = 0.36;

type Moods = Record<BotId, number>;
const straight = Object.fromEntries(botIds.map((id) => [id, calm.happy])) as Moods;

/** How the bots look while nothing is on: each at its habit, over and over. Still for those who asked for less motion. */
export function useIdleMoods(): Moods {
  const [moods, setMoods] = useState(straight);
  useEffect(() => {
    if (lessMotion()) return undefined;
    let t = 0;
    let felt: Record<string, Mood> = {};
    const timer = setInterval(() => {
      t += READING_MS;
      const position = t % LOOP_MS;
      const before = felt;
      const happyOf = (id: BotId): number => before[id]?.happy ?? 0;
      const clip = { name: numbered('idle'), position, beats };
      felt = Object.fromEntries(
        bots.map(({ id, feel }) => {
          const happiestOther = Math.max(...botIds.filter((other) => other !== id).map(happyOf));
          const mood = feel(before[id] ?? calm, { seed: 4, play: 1, clip, since: t, left: LOOP_MS, happiestOther });
          return [id, { happy: Math.min(HELD, mood.happy), strain: position === 0 ? 0 : mood.strain }];
        }),
      );
      setMoods(Object.fromEntries(botIds.map((id) => [id, felt[id]?.happy ?? 0])) as Moods);
    }, READING_MS);
    return () => clearInterval(timer);
  }, []);
  return moods;
}
