import type { Compose } from '../frame.ts';
import { main, over } from '../looks.ts';
import { dusk, engraved, ground, inset, paper, ruled } from '../page.ts';
import { inside, placed, stroke } from '../pen.ts';
import type { Box } from '../pen.ts';
import { settingOf, stand, standing } from '../scene.ts';

/** Somebody points at something and is wrong about it. */
export const question: Compose = (frame) => {
  const { w, h, u, wide, kit } = frame;
  const { style } = kit;
  const asked = frame.figure('person', { mood: 'calm' });
  // A face alone has no hand to point with.
  const who = asked.onlyFace ? frame.someone('calm') : asked;
  const what = frame.figure('thing', { faces: false });
  const edge = style === 'vintage' ? 62 * u : 0;
  const foot = h * (wide ? 0.18 : 0.15);
  const picture: Box =
    style === 'classic'
      ? { x: 0, y: 0, w, h }
      : { x: edge, y: edge, w: w - 2 * edge, h: h - foot - edge - (style === 'vintage' ? 8 * u : 0) };
  const floor = style === 'classic' ? picture.h - foot * 0.9 : picture.h;
  const scene: Box = { ...picture, h: floor };
  const at = {
    at: wide ? 0.26 : 0.25,
    height: who.bust ? (wide ? 0.76 : 0.62) : 0.56,
    width: 0.46,
    look: 0.85,
    marked: false,
    shadow: style !== 'minimalist',
  };
  const body = standing(who, scene, at);
  const left = wide ? Math.max(0.46, (body.x + body.w * 1.34 - picture.x) / picture.w) : 0.55;
  const thing: Box = {
    x: picture.x + picture.w * left,
    y: picture.y + scene.h * 0.22,
    w: picture.w * (0.97 - left),
    h: scene.h * (wide ? 0.56 : 0.42),
  };
  const label = over(kit, 62 * u, style === 'modern' ? { colour: '#ffffff' } : {});
  return {
    places: {
      person: {
        box: { x: Math.max(picture.x + 16 * u, body.x - 30 * u), y: picture.y + scene.h * 0.82, w: body.w + 60 * u, h: scene.h * 0.15 },
        look: label,
      },
      thing: {
        box: { x: thing.x - 20 * u, y: picture.y + scene.h * 0.03, w: picture.x + picture.w - thing.x, h: scene.h * 0.19 },
        look: label,
      },
      line: {
        box: { x: edge + 40 * u, y: h - foot + 6 * u, w: w - 2 * edge - 80 * u, h: foot - 6 * u - Math.max(edge * 0.72, 26 * u) },
        look:
          style === 'classic'
            ? over(kit, 92 * u)
            : main(kit, (style === 'minimalist' ? 62 : 72) * u, { align: style === 'vintage' ? 'center' : 'left' }),
      },
    },
    paint: (pen) => {
      paper(pen, frame);
      const setting = settingOf(frame, 'person');
      ground(pen, frame, picture, setting === 'rays' || setting === 'night' ? 'hills' : setting);
      if (style === 'classic') dusk(pen, { x: 0, y: h * 0.68, w, h: h * 0.32 }, 'bottom', 0.5);
      inside(pen, picture, () => {
        stand(pen, frame, who, scene, at);
        who.gesture?.(pen, body, 'reach');
        stand(pen, frame, what, thing, { height: 0.94, feet: 0.98, width: 0.98, marked: false, shadow: false, turn: 0.06 });
        placed(pen, { x: thing.x - 16 * u, y: thing.y + thing.h * 0.5, scale: u }, () =>
          stroke(pen, style === 'modern' ? '#ffffff' : kit.palette.deep, 7, 'M20-110Q-6-136-40-130M4-62Q-22-80-58-66M40-150Q26-178-2-184'),
        );
      });
      if (style === 'vintage') {
        ruled(pen, picture, kit.ink, 3 * u);
        engraved(pen, frame, inset({ x: 0, y: 0, w, h }, 24 * u));
      }
    },
  };
};
