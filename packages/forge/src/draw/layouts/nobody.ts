import type { Compose, Frame } from '../frame.ts';
import { main, over } from '../looks.ts';
import { dusk, engraved, ground, inset, paper, ruled, slab } from '../page.ts';
import type { Box } from '../pen.ts';
import { backdrop, settingOf, stand } from '../scene.ts';

/** An empty place above (or beside): nobody. Then somebody all the same. */
export const nobody: Compose = (frame) => {
  const { w, h, u, kit } = frame;
  const figure = frame.figure('main');
  const { empty, full, first, second } = arranged(frame);
  const card = kit.style === 'modern' || kit.style === 'minimalist';
  return {
    places: {
      nobody: {
        box: first,
        look: card
          ? main(kit, 58 * u, { colour: kit.soft, font: kit.style === 'modern' ? 'sans-medium' : 'sans-light' })
          : over(kit, 84 * u),
      },
      me: {
        box: second,
        look: card ? main(kit, kit.style === 'modern' ? 74 * u : 60 * u, { valign: 'top' }) : over(kit, 88 * u, { valign: 'bottom' }),
      },
    },
    paint: (pen) => {
      paper(pen, frame);
      if (!card) {
        const grey = { ...pen, tone: (colour: string) => pen.tone(colour) };
        backdrop(grey, { ...frame, chance: (name) => frame.chance(name) }, empty, settingOf(frame));
        slab(pen, empty, kit.style === 'classic' ? 'rgba(20, 22, 30, 0.45)' : 'rgba(80, 60, 40, 0.25)');
      }
      ground(pen, frame, full, settingOf(frame));
      stand(pen, frame, figure, full, {
        alone: true,
        height: figure.bust ? 0.9 : kit.style === 'minimalist' ? 0.66 : 0.8,
        feet: kit.style === 'minimalist' ? 0.84 : 0.95,
        width: 0.8,
        marked: kit.style !== 'minimalist',
        shadow: kit.style !== 'minimalist',
      });
      if (kit.style === 'classic') {
        dusk(pen, { x: full.x, y: full.y + full.h * 0.6, w: full.w, h: full.h * 0.4 }, 'bottom', 0.45);
        slab(pen, frame.wide ? { x: full.x - 5 * u, y: 0, w: 10 * u, h } : { x: 0, y: full.y - 5 * u, w, h: 10 * u }, '#0b0b0d');
      }
      if (kit.style === 'vintage') {
        engraved(pen, frame, inset({ x: 0, y: 0, w, h }, 24 * u));
        for (const panel of [empty, full]) ruled(pen, panel, kit.ink, 3 * u);
      }
    },
  };
};

function arranged({ w, h, u, wide, kit }: Frame): { empty: Box; full: Box; first: Box; second: Box } {
  const edge = kit.style === 'vintage' ? 58 * u : 0;
  if (kit.style === 'modern' || kit.style === 'minimalist') {
    const m = (kit.style === 'modern' ? 56 : 84) * u;
    const full = wide ? { x: w * 0.46, y: 0, w: w * 0.54, h } : { x: 0, y: h * 0.38, w, h: h * 0.62 };
    const column = wide ? w * 0.46 - m * 1.6 : w - 2 * m;
    const first = { x: m, y: m, w: column, h: h * (wide ? 0.15 : 0.095) };
    return {
      empty: first,
      full,
      first,
      second: { x: m, y: m + first.h + 14 * u, w: column, h: (wide ? h - m : h * 0.365) - (m + first.h + 14 * u) },
    };
  }
  if (wide) {
    const half = (w - 2 * edge) * 0.4;
    const empty = { x: edge, y: edge, w: half, h: h - 2 * edge };
    const full = { x: edge + half, y: edge, w: w - 2 * edge - half, h: h - 2 * edge };
    const first = { x: empty.x + 24 * u, y: empty.y + empty.h * 0.34, w: empty.w - 48 * u, h: empty.h * 0.32 };
    return { empty, full, first, second: { x: full.x + 24 * u, y: full.y + full.h * 0.62, w: full.w - 48 * u, h: full.h * 0.36 } };
  }
  const upper = (h - 2 * edge) * 0.3;
  const empty = { x: edge, y: edge, w: w - 2 * edge, h: upper };
  const full = { x: edge, y: edge + upper, w: w - 2 * edge, h: h - 2 * edge - upper };
  const first = { x: empty.x + 40 * u, y: empty.y + upper * 0.2, w: empty.w - 80 * u, h: upper * 0.6 };
  return { empty, full, first, second: { x: full.x + 40 * u, y: full.y + full.h * 0.68, w: full.w - 80 * u, h: full.h * 0.3 } };
}
