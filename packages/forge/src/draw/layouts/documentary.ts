import type { Compose } from '../frame.ts';
import { aside, main } from '../looks.ts';
import { disc, dusk, ground, paper, ruled, slab } from '../page.ts';
import type { Box, Pen } from '../pen.ts';
import { settingOf, stand } from '../scene.ts';
import type { Setting } from '../scene.ts';

/** A still of a nature film: whoever is watched, where and when, and what the narrator says. */
export const documentary: Compose = (frame) => {
  const { w, h, u, kit } = frame;
  const { style } = kit;
  const figure = frame.figure('main');
  const bar = style === 'classic' ? h * 0.09 : 0;
  const m = 46 * u;
  const sprocket = style === 'vintage' ? 74 * u : 0;
  const foot = style === 'classic' ? h * 0.2 : h * 0.22;
  const picture: Box =
    style === 'classic'
      ? { x: 0, y: bar, w, h: h - bar - foot }
      : style === 'vintage'
        ? { x: sprocket, y: 34 * u, w: w - 2 * sprocket, h: h - foot - 46 * u }
        : style === 'modern'
          ? { x: 0, y: 0, w, h: h - foot }
          : { x: 0, y: 0, w, h: h - foot };
  const tag: Box = {
    x: (style === 'vintage' ? picture.x : 0) + m,
    y: picture.y + picture.h - 78 * u,
    w: Math.min(w * 0.62, 660 * u),
    h: 50 * u,
  };
  const line: Box = {
    x: m + sprocket * 0.4,
    y: h - foot + 14 * u,
    w: w - 2 * m - sprocket * 0.8,
    h: foot - 14 * u - (style === 'classic' ? 22 : 34) * u,
  };
  return {
    places: {
      line: {
        box: line,
        look:
          style === 'classic'
            ? aside(kit, 56 * u, { font: 'serif-italic', colour: '#f6e9a8' })
            : style === 'vintage'
              ? main(kit, 54 * u, { font: 'serif', colour: '#f0e2c0', valign: 'middle' })
              : main(kit, (style === 'modern' ? 52 : 46) * u),
      },
      place: {
        box: style === 'minimalist' ? { ...tag, y: m, h: 44 * u } : tag,
        look: aside(kit, style === 'minimalist' ? 32 * u : 34 * u, {
          align: 'left',
          font: style === 'vintage' ? 'mono' : style === 'minimalist' ? 'sans-light' : 'sans-medium',
          ...(style === 'classic' && { colour: '#ffffff', plate: 'rgba(10, 10, 12, 0.72)' }),
          ...(style === 'modern' && { colour: '#121217', plate: '#ffffff' }),
          ...(style === 'vintage' && { colour: kit.ink, plate: kit.paper }),
        }),
      },
    },
    paint: (pen) => {
      paper(pen, frame, style === 'vintage' ? '#17110d' : kit.paper);
      const setting = settingOf(frame);
      const wild: Setting = setting === 'rays' ? (frame.plan.seed % 2 ? 'room' : 'hills') : setting;
      ground(pen, frame, picture, wild, undefined, frame.wide ? 0.6 : 0.55);
      stand(pen, frame, figure, picture, {
        alone: true,
        at: frame.wide ? 0.6 : 0.55,
        height: figure.bust ? 0.88 : style === 'minimalist' ? 0.6 : 0.78,
        feet: 0.9,
        marked: style !== 'minimalist',
        shadow: style !== 'minimalist',
      });
      if (style === 'classic') {
        dusk(pen, { x: 0, y: picture.y + picture.h * 0.6, w, h: picture.h * 0.4 }, 'bottom', 0.5);
        camera(pen, frame, picture);
      }
      if (style === 'modern' && frame.text('place')) slab(pen, { x: 0, y: tag.y - 12 * u, w: 16 * u, h: tag.h + 24 * u }, kit.palette.deep);
      if (style === 'vintage') film(pen, frame, picture);
      if (style === 'minimalist') slab(pen, { x: m, y: h - foot, w: 90 * u, h: 2 * u }, kit.ink);
    },
  };
};

/** What a viewfinder shows. */
function camera(pen: Pen, { u }: Parameters<Compose>[0], { x, y, w }: Box): void {
  disc(pen, '#e23b32', x + w - 60 * u, y + 52 * u, 15 * u);
  slab(pen, { x: x + w - 190 * u, y: y + 40 * u, w: 96 * u, h: 5 * u }, 'rgba(255, 255, 255, 0.75)');
  slab(pen, { x: x + w - 190 * u, y: y + 56 * u, w: 64 * u, h: 5 * u }, 'rgba(255, 255, 255, 0.75)');
}

/** The perforated edges of a film strip. */
function film(pen: Pen, { h, w, u }: Parameters<Compose>[0], picture: Box): void {
  for (let y = 20 * u; y < h; y += 74 * u)
    for (const x of [18 * u, w - 58 * u]) slab(pen, { x, y, w: 40 * u, h: 46 * u }, '#e8d9b4', 9 * u);
  ruled(pen, picture, '#cdb98a', 2.4 * u);
}
