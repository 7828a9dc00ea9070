import type { BotId } from '../bots/bot.ts';
import { drawGerda } from './gerda.ts';
import { drawInspector } from './inspector.ts';
import { drawKevin } from './kevin.ts';
import { createPen } from './pen.ts';
import type { Pen } from './pen.ts';
import type { Pose } from './pose.ts';

/** The drawing is 400 units wide; what lies above this is cut off. */
const WIDTH = 400;
const TOP = 14;

const drawings: Record<BotId, (pen: Pen, pose: Pose) => void> = { gerda: drawGerda, kevin: drawKevin, inspector: drawInspector };

/** Fills a canvas with a bot in its room. */
export function drawBot(context: CanvasRenderingContext2D, id: BotId, pose: Pose): void {
  const { width } = context.canvas;
  const scale = width / WIDTH;
  context.setTransform(scale, 0, 0, scale, 0, -TOP * scale);
  drawings[id](createPen(context), pose);
}
