import { mixed } from '../colour.ts';
import type { Compose } from '../frame.ts';
import { aside, main } from '../looks.ts';
import { disc, engraved, ground, inset, paper, ruled, slab } from '../page.ts';
import { popOf } from '../pop.ts';
import { stand } from '../scene.ts';

/** A framed picture on a dark wall, one large word and a dry line. */
export const demotivator: Compose = (frame) => {
  const { w, h, u, wide, tall, kit } = frame;
  const figure = frame.figure('main');
  const bare = kit.style === 'minimalist';
  const side = wide ? w * 0.13 : w * (bare ? 0.16 : 0.105);
  const picture = { x: side, y: h * (wide ? 0.06 : 0.075), w: w - 2 * side, h: h * (wide ? 0.58 : tall ? 0.66 : 0.63) };
  const below = picture.y + picture.h + 26 * u;
  const word = { x: 60 * u, y: below, w: w - 120 * u, h: h * (wide ? 0.17 : 0.15) };
  const line = { x: 110 * u, y: word.y + word.h, w: w - 220 * u, h: h - word.y - word.h - 46 * u };
  const dark = kit.style === 'classic' ? '#0b0b0d' : kit.style === 'vintage' ? '#1f1813' : kit.paper;
  const ink = kit.style === 'classic' ? '#f7f1e3' : kit.style === 'vintage' ? '#ecdcb9' : kit.ink;
  const spaced = { spacing: 0.11, upper: true, align: 'center', colour: ink } as const;
  return {
    places: {
      word: {
        box: word,
        look: main(kit, kit.style === 'minimalist' ? 84 * u : 118 * u, {
          ...spaced,
          ...(bare && { spacing: 0.3 }),
          ...(kit.style === 'modern' && { spacing: 0.02 }),
        }),
      },
      line: { box: line, look: aside(kit, 44 * u, { align: 'center', colour: ink, valign: 'top' }) },
    },
    paint: (pen) => {
      paper(pen, frame, dark);
      if (kit.style === 'vintage') engraved(pen, { ...frame, kit: { ...kit, ink: '#b79a66' } }, inset({ x: 0, y: 0, w, h }, 22 * u));
      if (bare) {
        disc(pen, mixed(kit.paper, kit.ink, 0.3), picture.x + picture.w / 2, picture.y + picture.h / 2, picture.h * 0.44);
        const light = { ...pen, tone: (colour: string) => kit.tone(colour) };
        stand(light, frame, figure, picture, {
          height: figure.bust ? 0.62 : 0.56,
          feet: figure.bust ? 1 : 0.8,
          shadow: false,
          marked: false,
        });
        return;
      }
      if (kit.style === 'modern') slab(pen, { x: 0, y: 0, w, h: picture.y + picture.h }, popOf(frame));
      const area = kit.style === 'modern' ? { x: 0, y: 0, w, h: picture.y + picture.h } : picture;
      ground(pen, frame, area);
      stand(pen, frame, figure, area, { alone: true, height: figure.bust ? 0.86 : 0.76 });
      if (kit.style !== 'modern') {
        ruled(pen, inset(picture, -5 * u), ink, 5 * u);
        ruled(pen, inset(picture, -13 * u), ink, 1.6 * u);
      }
    },
  };
};
