import type { Plan } from '../../plan.ts';
import type { Compose } from '../frame.ts';
import { mixed } from '../colour.ts';
import { main } from '../looks.ts';
import { engraved, inset, paper, ruled, slab } from '../page.ts';
import type { Box, Pen } from '../pen.ts';
import { backdrop, stand } from '../scene.ts';

/** Three panels, each more than the one before: what begins calmly does not end so. */
export const stages: Compose = (frame) => {
  const { w, h, u, wide, kit } = frame;
  const { style } = kit;
  const edge = (style === 'vintage' ? 54 : style === 'minimalist' ? 60 : 0) * u;
  const inner: Box = { x: edge, y: edge, w: w - 2 * edge, h: h - 2 * edge };
  const moods: [Plan['mood'], Plan['mood'], Plan['mood']] = [
    'calm',
    frame.plan.mood === 'calm' ? 'suspicious' : frame.plan.mood,
    loudest(frame.plan.mood),
  ];
  const panels = (['first', 'second', 'third'] as const).map((slot, i) => {
    const part: Box = wide
      ? { x: inner.x + (inner.w / 3) * i, y: inner.y, w: inner.w / 3, h: inner.h }
      : { x: inner.x, y: inner.y + (inner.h / 3) * i, w: inner.w, h: inner.h / 3 };
    const pad = 30 * u;
    const words: Box = wide
      ? { x: part.x + pad * 0.8, y: part.y + pad, w: part.w - pad * 1.6, h: part.h * 0.3 - pad }
      : { x: part.x + pad * 1.2, y: part.y + pad, w: part.w * 0.55 - pad * 1.6, h: part.h - 2 * pad };
    const art: Box = wide
      ? { ...part, y: part.y + part.h * 0.3, h: part.h * 0.7 }
      : { ...part, x: part.x + part.w * 0.55, w: part.w * 0.45 };
    return { slot, part, words, art, mood: moods[i] ?? 'calm', figure: frame.figure('main', { mood: moods[i] ?? 'calm' }) };
  });
  const look = (i: number) =>
    main(kit, (style === 'minimalist' ? 62 : 80) * u, {
      align: wide ? 'center' : 'left',
      ...(style === 'classic' && { colour: '#111114' }),
      ...(style === 'modern' && { colour: i === 0 ? '#121217' : '#ffffff' }),
    });
  return {
    places: Object.fromEntries(panels.map(({ slot, words }, i) => [slot, { box: words, look: look(i) }])),
    paint: (pen) => {
      paper(pen, frame, style === 'classic' ? '#ffffff' : kit.paper);
      for (const [i, { part, art, words, figure, mood }] of panels.entries()) {
        under(pen, frame, i, { part, art });
        const size = (wide ? [0.6, 0.76, 0.94] : [0.66, 0.8, 0.95])[i] ?? 1;
        stand(pen, { ...frame, plan: { ...frame.plan, mood } }, figure, art, {
          height: size,
          feet: 0.95,
          width: 0.92,
          marked: i === 2 && style !== 'minimalist',
          shadow: style !== 'minimalist',
        });
        if (style === 'vintage')
          slab(pen, wide ? { x: words.x, y: words.y, w: words.w, h: 0 } : { x: words.x, y: words.y, w: 0, h: 0 }, kit.paper);
      }
      const line = (style === 'classic' ? 8 : style === 'vintage' ? 4 : style === 'minimalist' ? 1.6 : 0) * u;
      for (const { part } of line > 0 ? panels : []) ruled(pen, part, style === 'classic' ? '#0b0b0d' : kit.ink, line);
      if (style === 'vintage') engraved(pen, frame, inset({ x: 0, y: 0, w, h }, 22 * u));
    },
  };
};

function loudest(mood: Plan['mood']): Plan['mood'] {
  return mood === 'calm' || mood === 'proud' || mood === 'smug' ? 'proud' : mood === 'tired' || mood === 'sad' ? 'tired' : 'panic';
}

/** The ground of a panel: it gets louder from one to the next. */
function under(pen: Pen, frame: Parameters<Compose>[0], i: number, { part, art }: { part: Box; art: Box }): void {
  const { kit } = frame;
  switch (kit.style) {
    case 'classic':
      backdrop(pen, { ...frame, chance: (name) => frame.chance(`${name} ${i}`) }, art, i === 2 ? 'rays' : 'room');
      return;
    case 'modern':
      slab(
        pen,
        part,
        [mixed(kit.palette.wall, '#ffffff', 0.5), mixed(kit.palette.pop, kit.palette.deep, 0.25), kit.palette.deep][i] ?? '#000000',
      );
      return;
    case 'vintage':
      backdrop(pen, { ...frame, chance: (name) => frame.chance(`${name} ${i}`) }, art, i === 2 ? 'rays' : 'room');
      return;
    case 'minimalist':
      slab(pen, part, mixed(kit.paper, kit.ink, [0, 0.06, 0.13][i] ?? 0));
  }
}
