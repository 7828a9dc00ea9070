import type { Compose, Frame } from '../frame.ts';
import { mixed } from '../colour.ts';
import { main } from '../looks.ts';
import { engraved, inset, paper, ruled, slab } from '../page.ts';
import { inside, stroke } from '../pen.ts';
import type { Box, Pen } from '../pen.ts';
import { stand } from '../scene.ts';

/** Two rows: what is refused, and what is preferred, by the same person. */
export const preference: Compose = (frame) => {
  const { w, h, u, wide, kit } = frame;
  const { style } = kit;
  const edge = style === 'vintage' ? 54 * u : style === 'minimalist' ? 60 * u : 0;
  const row = (h - 2 * edge) / 2;
  const cell = Math.min(row * 1.04, (w - 2 * edge) * 0.45);
  const rows = (['no', 'yes'] as const).map((slot, i) => {
    const y = edge + i * row;
    const who: Box = { x: edge, y, w: cell, h: row };
    const what: Box = { x: edge + cell, y, w: w - 2 * edge - cell, h: row };
    const pad = 34 * u;
    const text = wide
      ? { x: what.x + what.w * 0.4, y: y + pad, w: what.w * 0.6 - pad, h: row - 2 * pad }
      : { x: what.x + pad, y: y + pad, w: what.w - 2 * pad, h: row * 0.42 - pad };
    const art = wide ? { x: what.x, y, w: what.w * 0.4, h: row } : { x: what.x, y: y + row * 0.42, w: what.w, h: row * 0.58 };
    return { slot, who, what, text, art, figure: frame.figure(slot, { faces: false }) };
  });
  const look = main(kit, (style === 'minimalist' ? 58 : 74) * u, {
    ...(style === 'classic' && { colour: '#111114' }),
    align: wide ? 'left' : 'center',
  });
  return {
    places: { no: { box: rows[0]?.text ?? { x: 0, y: 0, w, h }, look }, yes: { box: rows[1]?.text ?? { x: 0, y: 0, w, h }, look } },
    paint: (pen) => {
      paper(pen, frame, style === 'classic' ? '#ffffff' : kit.paper);
      for (const [i, { who, what, art, figure }] of rows.entries()) {
        slab(pen, who, colourOf(frame, i));
        if (style === 'classic') slab(pen, what, i === 0 ? '#f1efe9' : '#ffffff');
        if (style === 'vintage') slab(pen, what, mixed(kit.paper, '#ffffff', i === 0 ? 0.05 : 0.35));
        verdict(pen, frame, who, i === 1);
        somebody(pen, frame, who, i === 1);
        stand(pen, frame, figure, art, {
          height: wide ? 0.66 : 0.8,
          feet: wide ? 0.84 : 0.9,
          width: 0.76,
          marked: false,
          shadow: style !== 'minimalist',
        });
      }
      const line = style === 'minimalist' ? 1.6 * u : style === 'modern' ? 0 : 6 * u;
      const colour = style === 'vintage' ? kit.ink : style === 'minimalist' ? kit.ink : '#0b0b0d';
      if (line > 0) {
        slab(pen, { x: edge, y: edge + row - line / 2, w: w - 2 * edge, h: line }, colour);
        if (style !== 'minimalist') slab(pen, { x: edge + cell - line / 2, y: edge, w: line, h: 2 * row }, colour);
      }
      if (style === 'vintage') {
        ruled(pen, { x: edge, y: edge, w: w - 2 * edge, h: 2 * row }, kit.ink, 4 * u);
        engraved(pen, frame, inset({ x: 0, y: 0, w, h }, 22 * u));
      }
    },
  };
};

function colourOf({ kit: { style, palette, paper, ink, tone } }: Frame, i: number): string {
  if (style === 'minimalist') return i === 0 ? paper : mixed(paper, ink, 0.14);
  const colour = style === 'modern' ? (i === 0 ? mixed(palette.deep, '#ffffff', 0.15) : palette.pop) : i === 0 ? '#d98b7a' : '#8fbf8a';
  return tone(colour);
}

/** The one who chooses: turns away with a raised hand, or looks over and points. */
function somebody(pen: Pen, frame: Frame, at: Box, likes: boolean): void {
  const chooser = frame.someone(likes ? 'proud' : 'angry');
  const scale = Math.min(at.h / 440, at.w / 440);
  const into: Box = { x: at.x + at.w * 0.3 - 152 * scale, y: at.y + at.h - 380 * scale, w: 304 * scale, h: 388 * scale };
  inside(pen, at, () => {
    chooser.draw(pen, into, likes ? 0.85 : -0.85);
    chooser.gesture?.(pen, into, likes ? 'point' : 'stop');
  });
}

/** A cross or a tick in the corner of a cell. */
function verdict(pen: Pen, { kit, u }: Frame, at: Box, likes: boolean): void {
  const colour = kit.style === 'minimalist' || kit.style === 'vintage' ? kit.ink : '#ffffff';
  const width = (kit.style === 'minimalist' ? 4 : 18) * u;
  const size = at.w * 0.13;
  pen.ctx.save();
  pen.ctx.translate(at.x + at.w - size * 0.95, at.y + size * 0.95);
  pen.ctx.scale(size / 100, size / 100);
  stroke({ ...pen, tone: (same) => same }, colour, (width * 100) / size, likes ? 'M-44 4L-12 36L46-34' : 'M-36-36L36 36M36-36L-36 36');
  pen.ctx.restore();
}
