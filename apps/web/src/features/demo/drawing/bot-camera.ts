import type { BotId } from '../bots/bot.ts';
import { drawBot } from './draw-bot.ts';
import { poseOf } from './pose.ts';

/** As large as a tile needs it on a sharp screen, and as a champion is shown. */
const SIZE = { width: 480, height: 540 };
const FRAMES_PER_SECOND = 15;

/** The camera a bot would have: a picture of its drawn face that follows its mood. */
export interface BotCamera {
  /** Null where the browser cannot make a picture of a drawing. */
  readonly stream: MediaStream | null;
  close(): void;
}

interface BotCameraOptions {
  id: BotId;
  /** The bot's happiness now, 0 to 1. */
  happy: () => number;
  /** Only what its face says, no idle movement. */
  still?: boolean;
}

/** Draws a bot for as long as it is wanted; close it. */
export function openBotCamera({ id, happy, still = false }: BotCameraOptions): BotCamera {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context || typeof canvas.captureStream !== 'function') return { stream: null, close: () => undefined };
  const draw = (): void => drawBot(context, id, poseOf(id, happy(), performance.now(), still));
  draw();
  const stream = canvas.captureStream(FRAMES_PER_SECOND);
  const timer = setInterval(draw, 1000 / FRAMES_PER_SECOND);
  return {
    stream,
    close: () => {
      clearInterval(timer);
      for (const track of stream.getTracks()) track.stop();
    },
  };
}
