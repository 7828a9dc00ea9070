import type { Compose } from '../frame.ts';
import { mixed } from '../colour.ts';
import { aside, main, over, shout } from '../looks.ts';
import { disc, engraved, inset, paper, ruled, slab } from '../page.ts';
import { popOf } from '../pop.ts';
import { backdrop, settingOf, stand } from '../scene.ts';
import type { Box } from '../pen.ts';

/** Two figures against each other, a label each and a line below. */
export const versus: Compose = (frame) => {
  const { w, h, u, kit } = frame;
  const [left, right] = [frame.figure('left'), frame.figure('right')];
  const { style } = kit;
  const edge = style === 'vintage' ? 60 * u : style === 'minimalist' ? 70 * u : 0;
  const foot = frame.text('line') ? h * (frame.wide ? 0.19 : 0.15) : edge;
  const [aw, ah] = frame.tall ? [w - 2 * edge, (h - foot - edge) / 2] : [(w - 2 * edge) / 2, h - foot - edge];
  const a: Box = { x: edge, y: edge, w: aw, h: ah };
  const b: Box = frame.tall ? { ...a, y: edge + ah } : { ...a, x: edge + aw };
  // In a tall picture they stand above each other, each label beside its figure.
  const label = (half: Box, i: number) =>
    frame.tall
      ? { x: half.x + (i === 0 ? 0.52 : 0.04) * half.w, y: half.y + half.h * 0.22, w: half.w * 0.44, h: half.h * 0.56 }
      : { x: half.x + 26 * u, y: half.y + 20 * u, w: half.w - 52 * u, h: half.h * 0.2 };
  const look =
    style === 'vintage'
      ? over(kit, 88 * u)
      : style === 'classic'
        ? shout(86 * u)
        : main(kit, style === 'minimalist' ? 58 * u : 72 * u, { align: 'center', ...(style === 'modern' && { colour: '#ffffff' }) });
  const dark = style === 'modern' ? { ...look, colour: '#ffffff' } : look;
  return {
    places: {
      left: { box: label(a, 0), look: dark },
      right: { box: label(b, 1), look },
      line: {
        box: { x: edge + 50 * u, y: h - foot + 12 * u, w: w - 2 * edge - 100 * u, h: foot - 12 * u - Math.max(edge * 0.8, 22 * u) },
        look:
          style === 'classic'
            ? main(kit, 74 * u)
            : style === 'modern'
              ? main(kit, 62 * u, { align: 'center' })
              : aside(kit, 50 * u, { align: 'center' }),
      },
    },
    paint: (pen) => {
      paper(pen, frame);
      const grounds =
        frame.plan.seed % 2 === 0 ? (['rays', 'rays'] as const) : ([settingOf(frame, 'left'), settingOf(frame, 'right')] as const);
      const colours = [kit.palette.deep, popOf(frame, 'right')] as const;
      for (const [i, half] of [a, b].entries()) {
        const figure = i === 0 ? left : right;
        if (style === 'classic' || style === 'vintage')
          backdrop(
            pen,
            { ...frame, chance: (name) => frame.chance(`${name} ${i}`), kit: i === 0 ? kit : cooler(kit) },
            half,
            style === 'vintage' ? 'room' : (grounds[i] ?? 'rays'),
          );
        else if (style === 'modern') slab(pen, half, colours[i] ?? kit.accent);
        else if (i === 1) slab(pen, half, mixed(kit.paper, kit.ink, 0.12));
        stand(pen, frame, figure, half, {
          height: frame.tall ? (figure.bust ? 0.88 : 0.8) : figure.bust ? 0.72 : 0.64,
          feet: 0.93,
          width: frame.tall ? 0.46 : 0.84,
          ...(frame.tall && { at: i === 0 ? 0.27 : 0.74 }),
          look: i === 0 ? 0.7 : -0.7,
          marked: style === 'classic',
          shadow: style !== 'minimalist',
        });
      }
      divider(pen, frame, a, b);
      if (style === 'vintage') engraved(pen, frame, inset({ x: 0, y: 0, w, h }, 24 * u));
    },
  };
};

const cooler = <K extends { palette: { wall: string; far: string; floor: string; pop: string; deep: string } }>(kit: K): K => ({
  ...kit,
  palette: {
    ...kit.palette,
    wall: mixed(kit.palette.wall, '#7fb0d9', 0.6),
    far: mixed(kit.palette.far, '#5f97c9', 0.6),
    floor: mixed(kit.palette.floor, '#2e5f94', 0.7),
  },
});

function divider(pen: Parameters<ReturnType<Compose>['paint']>[0], { kit, u }: Parameters<Compose>[0], a: Box, b: Box): void {
  const { ctx } = pen;
  const [x, y] = b.x > a.x ? [b.x, a.y + a.h * 0.56] : [a.x + a.w * 0.5, b.y];
  if (kit.style === 'classic') {
    slab(pen, b.x > a.x ? { x: x - 6 * u, y: a.y, w: 12 * u, h: a.h } : { x: a.x, y: y - 6 * u, w: a.w, h: 12 * u }, '#0b0b0d');
    disc(pen, '#0b0b0d', x, y, 74 * u);
    disc(pen, '#ffd23f', x, y, 62 * u);
  } else if (kit.style === 'modern') disc(pen, '#ffffff', x, y, 62 * u);
  else if (kit.style === 'vintage') {
    ruled(pen, a, kit.ink, 3 * u);
    ruled(pen, b, kit.ink, 3 * u);
    disc(pen, kit.ink, x, y, 58 * u);
    disc(pen, kit.paper, x, y, 52 * u);
  } else disc(pen, kit.paper, x, y, 46 * u);
  ctx.fillStyle = kit.style === 'vintage' || kit.style === 'minimalist' ? kit.ink : '#0b0b0d';
  ctx.font = `${(kit.style === 'minimalist' ? 34 : 54) * u}px "deadpan-${kit.style === 'vintage' ? 'playfair-black' : kit.style === 'minimalist' ? 'inter-light' : kit.style === 'modern' ? 'inter-heavy' : 'anton'}"`;
  ctx.letterSpacing = '0px';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(kit.style === 'minimalist' ? 'or' : 'VS', x, y + 3 * u);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
}
