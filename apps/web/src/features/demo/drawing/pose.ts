import type { BotId } from '../bots/bot.ts';
import { chance } from '../bots/chance.ts';

/** What a drawn face does in one picture. */
export interface Pose {
  /** relative happiness, 0 to 1; above 0.4 it grins */
  happy: number;
  /** where the eyes go, -1 to 1 each */
  look: { x: number; y: number };
  /** 0 open, 1 closed */
  blink: number;
  /** how far the brows go up, -1 to 1 */
  brows: number;
  /** the body shakes with what it holds back, in units of the drawing */
  shake: number;
  /** the head, in radians */
  tilt: number;
}

interface Habits {
  name: number;
  /** ms from one blink to the next, about */
  blinkEvery: number;
  /** ms from one glance aside to the next, about */
  glanceEvery: number;
  sway: number;
}

const habits: Record<BotId, Habits> = {
  gerda: { name: 1, blinkEvery: 5_200, glanceEvery: 7_000, sway: 0.004 },
  kevin: { name: 2, blinkEvery: 2_300, glanceEvery: 3_100, sway: 0.02 },
  inspector: { name: 3, blinkEvery: 6_400, glanceEvery: 2_600, sway: 0.008 },
};
const BLINK_MS = 140;
const GLANCE_MS = 900;
const LIMIT = 0.4;

/** Is something seeded that comes about every `every` ms and lasts `lasts` on at `t`? Returns the number of its turn, or null. */
function turnAt(t: number, every: number, lasts: number, name: number): number | null {
  const turn = Math.floor(t / every);
  const begins = turn * every + chance(name, turn) * (every - lasts);
  return t >= begins && t < begins + lasts ? turn : null;
}

/** The meme is in the middle of the stage, which is a little below everybody's eyes. */
const AT_THE_MEME = { x: 0.12, y: 0.3 };

/** Takes who it is, how happy, and a time (ms); returns what the face does. `still`: for those who asked for less motion. */
export function poseOf(id: BotId, happy: number, t: number, still = false): Pose {
  if (still) return { happy, look: AT_THE_MEME, blink: 0, brows: browsOf(id, happy), shake: 0, tilt: 0 };
  const { name, blinkEvery, glanceEvery, sway } = habits[id];
  const glance = turnAt(t, glanceEvery, GLANCE_MS, name + 10);
  const aside = glance === null ? AT_THE_MEME : { x: chance(name, glance, 5) < 0.5 ? -0.9 : 0.9, y: -0.1 };
  const blinks = turnAt(t, blinkEvery, BLINK_MS, name) !== null;
  const laughing = happy > LIMIT;
  const held = Math.max(0, Math.min(1, (happy - 0.15) / 0.25));
  const shaking = laughing ? 7 * Math.abs(Math.sin(t / 95)) : id === 'kevin' ? 2.5 * held * Math.sin(t / 45) : 0;
  return {
    happy,
    look: laughing ? { x: 0, y: 0 } : id === 'kevin' && held > 0.4 ? { x: 0.5, y: -0.9 } : aside,
    blink: blinks && !laughing ? 1 : 0,
    brows: browsOf(id, happy),
    shake: shaking,
    tilt: sway * Math.sin(t / 1_700 + name) + (laughing ? 0.05 * Math.sin(t / 420) : 0),
  };
}

function browsOf(id: BotId, happy: number): number {
  if (happy > LIMIT) return 0.8;
  const held = Math.max(0, (happy - 0.15) / 0.25);
  return id === 'gerda' ? -0.7 + held : id === 'inspector' ? 0.5 - held : 0.2 + 0.8 * held;
}
