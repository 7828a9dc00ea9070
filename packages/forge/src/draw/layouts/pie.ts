import type { Compose, Frame } from '../frame.ts';
import { mixed } from '../colour.ts';
import { aside, main, over } from '../looks.ts';
import { dusk, engraved, inset, paper, ruled, slab } from '../page.ts';
import type { Box, Pen } from '../pen.ts';
import { backdrop, stand } from '../scene.ts';

const usual = [0.68, 0.24, 0.08];

/** A real pie: somebody looks over its edge, its slices are named beside it. */
export const pie: Compose = (frame) => {
  const { w, h, u, wide, kit } = frame;
  const { style } = kit;
  const figure = frame.figure('main');
  const m = (style === 'vintage' ? 78 : style === 'minimalist' ? 84 : 52) * u;
  const title: Box = wide ? { x: m, y: m * 0.8, w: w - 2 * m, h: h * 0.15 } : { x: m, y: m * 0.8, w: w - 2 * m, h: h * 0.14 };
  const top = title.y + title.h + 16 * u;
  const legend: Box = wide
    ? { x: w * 0.4, y: top + h * 0.05, w: w * 0.35, h: h - top - h * 0.05 - m }
    : { x: m, y: h * 0.69, w: w - 2 * m, h: h * 0.31 - m * 0.9 };
  const area: Box = wide
    ? { x: m * 0.8, y: top, w: w * 0.4 - m * 1.3, h: h - top - m }
    : { x: m, y: top, w: (w - 2 * m) * 0.56, h: legend.y - top - 24 * u };
  const beside: Box = wide
    ? { x: w * 0.755, y: top, w: w * 0.245 - (style === 'vintage' ? m * 0.6 : 14 * u), h: h - top - (style === 'vintage' ? m * 0.6 : 0) }
    : { x: m + (w - 2 * m) * 0.58, y: top, w: (w - 2 * m) * 0.42, h: legend.y - top - 24 * u };
  const r = Math.min(area.w, area.h) / 2;
  const centre = { x: area.x + area.w / 2, y: area.y + area.h / 2 };
  const row = legend.h / 3;
  const places = (['first', 'second', 'third'] as const).map((slot, i) => ({
    slot,
    box: { x: legend.x + 74 * u, y: legend.y + i * row + 6 * u, w: legend.w - 74 * u, h: row - 12 * u },
    swatch: { x: legend.x, y: legend.y + i * row + row / 2 - 23 * u, w: 46 * u, h: 46 * u },
  }));
  const colours = slices(frame);
  const dark = style === 'classic' ? { colour: '#ffffff' } : {};
  const name =
    style === 'modern' || style === 'vintage' || style === 'minimalist'
      ? aside(kit, 50 * u, { align: 'left', colour: kit.ink })
      : main(kit, 56 * u, { align: 'left', ...dark });
  return {
    places: {
      title: { box: title, look: style === 'classic' ? over(kit, 84 * u) : main(kit, (style === 'minimalist' ? 62 : 76) * u) },
      ...Object.fromEntries(places.map(({ slot, box }) => [slot, { box, look: name }])),
    },
    paint: (pen) => {
      paper(pen, frame);
      if (style === 'classic') {
        backdrop(pen, frame, { x: 0, y: 0, w, h }, 'rays');
        slab(pen, { x: 0, y: 0, w, h }, 'rgba(12, 10, 22, 0.28)');
        slab(pen, inset(legend, -22 * u), 'rgba(10, 10, 16, 0.78)');
        dusk(pen, { x: 0, y: 0, w, h: h * 0.25 }, 'top', 0.35);
      }
      if (style === 'modern')
        slab(
          pen,
          wide ? { x: 0, y: top, w: w * 0.385, h: h - top } : { x: 0, y: top, w, h: legend.y - top - 6 * u },
          mixed(kit.palette.wall, '#ffffff', 0.45),
        );
      stand(pen, frame, figure, beside, {
        height: figure.bust ? 0.94 : 0.84,
        feet: 0.96,
        width: 0.96,
        look: -0.7,
        shadow: style !== 'minimalist',
        marked: false,
      });
      chart(pen, frame, centre, r, colours);
      for (const [i, { swatch, slot }] of places.entries()) {
        if (!frame.text(slot)) continue;
        slab(pen, swatch, colours[i] ?? kit.ink);
        if (style !== 'modern') ruled(pen, swatch, style === 'classic' ? '#ffffff' : kit.ink, (style === 'minimalist' ? 1.6 : 3) * u);
      }
      if (style === 'vintage') engraved(pen, frame, inset({ x: 0, y: 0, w, h }, 26 * u));
    },
  };
};

function slices({ kit }: Frame): [string, string, string] {
  const { style, palette, paper, ink } = kit;
  if (style === 'classic') return ['#ffd23f', '#e8483f', '#3fa7e8'];
  if (style === 'modern') return [palette.pop, palette.deep, '#ffb400'];
  if (style === 'vintage') return ['#b4553d', '#d9b36a', '#5f7a74'];
  return [mixed(paper, ink, 0.85), mixed(paper, ink, 0.4), paper];
}

function chart({ ctx }: Pen, { plan, kit, u }: Frame, at: { x: number; y: number }, r: number, colours: readonly string[]): void {
  const given = plan.shares?.filter((share) => share > 0).slice(0, 3) ?? [];
  const shares = given.length === 3 ? given : usual;
  const sum = shares.reduce((total, share) => total + share, 0);
  const line = (kit.style === 'classic' ? 9 : kit.style === 'vintage' ? 4 : kit.style === 'minimalist' ? 1.8 : 0) * u;
  let from = -Math.PI * 0.36;
  for (const [i, share] of shares.entries()) {
    const to = from + (share / sum) * Math.PI * 2;
    ctx.beginPath();
    ctx.moveTo(at.x, at.y);
    ctx.arc(at.x, at.y, r, from, to);
    ctx.closePath();
    ctx.fillStyle = colours[i] ?? '#888888';
    ctx.fill();
    if (line > 0) {
      ctx.lineJoin = 'round';
      ctx.lineWidth = line;
      ctx.strokeStyle = kit.style === 'classic' ? '#0b0b0d' : kit.ink;
      ctx.stroke();
    }
    from = to;
  }
}
