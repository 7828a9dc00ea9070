import type { Image } from '@napi-rs/canvas';
import type { Figure } from './figure.ts';
import type { Frame } from './frame.ts';
import { mixed } from './colour.ts';
import { marks } from './marks.ts';
import { popOf } from './pop.ts';
import { inside, oval, placed } from './pen.ts';
import type { Box, Pen } from './pen.ts';
import { hills } from './scenes/hills.ts';
import { night } from './scenes/night.ts';
import { office } from './scenes/office.ts';
import { rays } from './scenes/rays.ts';
import { room } from './scenes/room.ts';

export type Setting = 'room' | 'hills' | 'dusk' | 'grey' | 'office' | 'night' | 'rays';

const outdoors =
  /tree|plant|flower|mountain|tent|camp|cow|ox|goat|sheep|ewe|ram|horse|deer|wolf|fox|lion|tiger|elephant|giraffe|zebra|rhino|hippo|bear|rabbit|squirrel|hedgehog|beaver|badger|kangaroo|camel|llama|sloth|snail|butterfly|bug|ant|bee|bird|duck|swan|goose|owl|eagle|flamingo|peacock|rooster|chicken|turkey|chick|frog|crocodile|turtle|lizard|snake|dragon|t-rex|sauropod|dinosaur|bicycle|automobile|truck|tractor|train|umbrella|airplane|rocket|person-(running|walking|biking)|soccer|baseball|golf/;
const offices =
  /office|technologist|laptop|desktop|printer|keyboard|briefcase|chart|clipboard|file|folder|paper|calendar|telephone|e-mail|server|satellite|floppy|tie/;

/** Takes a frame and a place for artwork; returns where its figure is at home. */
export function settingOf(frame: Frame, place = 'main'): Setting {
  const name = frame.plan.art[place] ?? '';
  const chance = frame.chance(`setting ${place}`)();
  if (outdoors.test(name)) return frame.plan.mood === 'sad' || frame.plan.mood === 'tired' ? 'grey' : chance < 0.35 ? 'dusk' : 'hills';
  if (offices.test(name)) return 'office';
  if (frame.plan.mood === 'panic' || frame.plan.mood === 'angry' || frame.plan.mood === 'proud') return chance < 0.6 ? 'rays' : 'room';
  if (frame.plan.mood === 'tired' && chance < 0.5) return 'night';
  return chance < 0.75 ? 'room' : 'rays';
}

/** An image from elsewhere as the whole ground: no figure of ours stands before it. */
export function paintedGround(pen: Pen, painted: NonNullable<Frame['painted']>, box: Box): void {
  painted.used = true;
  hung(pen, painted.image, box);
}

/** Draws an image so that it fills a box, cut where it is too long. */
function hung(pen: Pen, image: Image, box: Box): void {
  const scale = Math.max(box.w / image.width, box.h / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  inside(pen, box, () => pen.ctx.drawImage(image, box.x + (box.w - w) / 2, box.y + (box.h - h) / 2, w, h));
}

/** Paints a setting into a box. */
export function backdrop(pen: Pen, frame: Frame, box: Box, setting: Setting): void {
  if (frame.painted) return paintedGround(pen, frame.painted, box);
  const scale = box.h / 1000;
  const w = box.w / scale;
  const chance = frame.chance('backdrop');
  const { palette } = frame.kit;
  inside(pen, box, () =>
    placed(pen, { x: box.x, y: box.y, scale }, () => {
      switch (setting) {
        case 'room':
          return room(pen, w, palette, chance);
        case 'hills':
          return hills(pen, w, palette, chance);
        case 'dusk':
          return hills(pen, w, palette, chance, 'dusk');
        case 'grey':
          return hills(pen, w, palette, chance, 'grey');
        case 'office':
          return office(pen, w, palette, chance);
        case 'night':
          return night(pen, w, chance);
        case 'rays':
          return rays(pen, w, palette);
      }
    }),
  );
}

export interface Standing {
  /** middle across, as a share of the box */
  at?: number;
  /** height as a share of the box's; a figure that is too wide is smaller */
  height?: number;
  /** where it stands, as a share of the box's height; busts always reach the lower edge */
  feet?: number;
  /** how much of the box's width it may take */
  width?: number;
  look?: number;
  /** radians */
  turn?: number;
  shadow?: boolean;
  marked?: boolean;
  /** nobody else is in the picture: in a wide one it may have company of its own shadows */
  alone?: boolean;
}

/** Takes a figure and a box; returns where its ink goes. */
export function standing(
  { ratio, bust }: Figure,
  box: Box,
  { at = 0.5, height = bust ? 0.8 : 0.68, feet = 0.9, width = 0.86 }: Standing = {},
): Box {
  let h = box.h * height;
  let w = h * ratio;
  if (w > box.w * width) [w, h] = [box.w * width, (box.w * width) / ratio];
  const bottom = box.y + box.h * (bust ? 1 : feet);
  return { x: box.x + box.w * at - w / 2, y: bottom - h, w, h };
}

/** In a wide flat picture two large shadows of the figure fill what is left and right of it. */
function echoes(pen: Pen, figure: Figure, into: Box, box: Box, shade: string): void {
  const flat: Pen = { ...pen, tone: () => shade };
  const w = into.w * 1.15;
  const h = into.h * 1.15;
  for (const x of [box.x + (into.x - box.x) * 0.36 - w / 2, into.x + into.w + (box.x + box.w - into.x - into.w) * 0.64 - w / 2])
    figure.draw(flat, { x, y: box.y + box.h - h * (figure.bust ? 0.86 : 0.94), w, h });
}

/** Where a bust has its head. */
const headOf = ({ x, y, w, h }: Box): Box => ({ x: x + w * 0.2, y, w: w * 0.6, h: h * 0.6 });

/** Draws a figure standing in a box, with its shadow and what its mood puts beside it; nothing leaves the box. */
export function stand(pen: Pen, frame: Frame, figure: Figure, box: Box, how: Standing = {}): void {
  const into = standing(figure, box, how);
  if (frame.painted) {
    if (!frame.painted.used) hung(pen, frame.painted.image, into);
    return;
  }
  inside(pen, box, () => {
    if (how.alone && frame.kit.style === 'modern' && box.w > box.h * 1.7)
      echoes(pen, figure, into, box, mixed(popOf(frame), '#ffffff', 0.16));
    if (!figure.bust && how.shadow !== false)
      oval(pen, 'rgba(20, 12, 16, 0.24)', into.x + into.w / 2, into.y + into.h * 0.985, into.w * 0.52, into.h * 0.045);
    placed(pen, { x: into.x + into.w / 2, y: into.y + into.h, turn: how.turn ?? 0 }, () =>
      figure.draw(pen, { x: -into.w / 2, y: -into.h, w: into.w, h: into.h }, how.look),
    );
    if (figure.alive && how.marked !== false) marks(pen, figure.bust ? headOf(into) : into, frame.plan.mood, frame.kit.palette.deep, box);
  });
}
