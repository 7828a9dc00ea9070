import type { Compose, Frame } from '../frame.ts';
import { mixed } from '../colour.ts';
import { aside, main } from '../looks.ts';
import { engraved, ground, inset, paper, ruled, slab } from '../page.ts';
import type { Box, Pen } from '../pen.ts';
import { settingOf, stand } from '../scene.ts';

/** The news: on television, in a paper of long ago, or on a page of today. */
export const headline: Compose = (frame) => {
  const { kit, u } = frame;
  const { style } = kit;
  const figure = frame.figure('main');
  const { picture, head, ticker } = arranged(frame);
  return {
    places: {
      headline: {
        box: head,
        look:
          style === 'classic'
            ? main(kit, 84 * u, { colour: '#111114', align: 'left', valign: 'middle' })
            : style === 'vintage'
              ? main(kit, 112 * u, { leading: 1.04 })
              : main(kit, (style === 'modern' ? 80 : 70) * u, { valign: 'middle' }),
      },
      ticker: {
        box: ticker,
        look: aside(kit, style === 'classic' ? 38 * u : 42 * u, {
          align: style === 'vintage' ? 'center' : 'left',
          ...(style === 'classic' && { colour: '#ffffff' }),
        }),
      },
    },
    paint: (pen) => {
      paper(pen, frame, style === 'classic' ? '#15171f' : kit.paper);
      const setting = settingOf(frame);
      ground(pen, frame, picture, setting === 'rays' ? 'office' : setting);
      stand(pen, frame, figure, picture, {
        alone: true,
        height: figure.bust ? 0.86 : style === 'minimalist' ? 0.62 : 0.78,
        feet: style === 'minimalist' ? 0.82 : 0.92,
        at: style === 'classic' && frame.wide ? 0.62 : 0.5,
        marked: false,
        shadow: style !== 'minimalist',
      });
      if (style === 'classic') television(pen, frame, head, ticker);
      if (style === 'vintage') newspaper(pen, frame, picture, head);
      if (style === 'modern') slab(pen, { x: ticker.x - 26 * u, y: ticker.y + 6 * u, w: 10 * u, h: ticker.h - 12 * u }, kit.palette.pop);
      if (style === 'minimalist') slab(pen, { x: ticker.x, y: ticker.y - 10 * u, w: frame.w - 2 * ticker.x, h: 1.6 * u }, kit.ink);
    },
  };
};

function arranged({ w, h, u, wide, tall, kit }: Frame): { picture: Box; head: Box; ticker: Box } {
  const m = 48 * u;
  switch (kit.style) {
    case 'classic': {
      const strip = 74 * u;
      const bar = h * (wide ? 0.22 : tall ? 0.19 : 0.2);
      return {
        picture: { x: 0, y: 0, w, h: h - strip - bar + 2 },
        head: { x: m, y: h - strip - bar + 12 * u, w: w - 2 * m, h: bar - 24 * u },
        ticker: { x: m, y: h - strip + 8 * u, w: w - 2 * m, h: strip - 16 * u },
      };
    }
    case 'vintage': {
      const e = 64 * u;
      const mast = 96 * u;
      if (wide)
        return {
          head: { x: e, y: e + mast, w: w * 0.5 - e, h: h * 0.4 },
          ticker: { x: e, y: e + mast + h * 0.41, w: w * 0.5 - e, h: h * 0.16 },
          picture: { x: w * 0.53, y: e + mast + 8 * u, w: w * 0.47 - e, h: h - 2 * e - mast - 8 * u },
        };
      const top = e + mast;
      return {
        head: { x: e, y: top + 6 * u, w: w - 2 * e, h: h * 0.21 },
        ticker: { x: e, y: top + h * 0.215 + 6 * u, w: w - 2 * e, h: h * 0.065 },
        picture: { x: e, y: top + h * 0.29 + 10 * u, w: (w - 2 * e) * 0.68, h: h - e - top - h * 0.29 - 14 * u },
      };
    }
    case 'modern':
      if (wide)
        return {
          picture: { x: w * 0.5, y: 0, w: w * 0.5, h },
          head: { x: m * 1.3, y: m, w: w * 0.5 - m * 2.3, h: h * 0.62 },
          ticker: { x: m * 1.3 + 26 * u, y: h * 0.76, w: w * 0.5 - m * 2.3 - 26 * u, h: h * 0.24 - m },
        };
      return {
        picture: { x: 0, y: 0, w, h: h * 0.58 },
        head: { x: m * 1.2, y: h * 0.58 + m * 0.6, w: w - 2.4 * m, h: h * 0.26 - m * 0.6 },
        ticker: { x: m * 1.2 + 26 * u, y: h * 0.86, w: w - 2.4 * m - 26 * u, h: h * 0.14 - m },
      };
    case 'minimalist': {
      const e = 84 * u;
      if (wide)
        return {
          picture: { x: w * 0.6, y: 0, w: w * 0.4, h: h - e - 64 * u },
          head: { x: e, y: e, w: w * 0.56 - e, h: h * 0.54 },
          ticker: { x: e, y: h - e - 54 * u, w: w - 2 * e, h: 64 * u },
        };
      return {
        head: { x: e, y: e, w: w - 2 * e, h: h * 0.24 },
        picture: { x: 0, y: h * 0.24 + e, w, h: h * 0.5 },
        ticker: { x: e, y: h - e * 1.6, w: w - 2 * e, h: e * 0.95 },
      };
    }
  }
}

function television(pen: Pen, { w, h, u, kit }: Frame, head: Box, ticker: Box): void {
  const top = head.y - 12 * u;
  slab(pen, { x: 0, y: top, w, h: head.h + 24 * u }, '#f5f3ec');
  slab(pen, { x: 0, y: top, w: 18 * u, h: head.h + 24 * u }, '#c8282d');
  slab(pen, { x: 0, y: ticker.y - 8 * u, w, h: h - ticker.y + 8 * u }, '#17306b');
  const tag: Box = { x: 34 * u, y: top - 58 * u, w: 150 * u, h: 58 * u };
  slab(pen, tag, '#c8282d');
  lettered(pen, 'LIVE', tag, 'deadpan-anton', 36 * u, kit.ink);
}

function newspaper(pen: Pen, frame: Frame, picture: Box, head: Box): void {
  const { w, h, u, kit } = frame;
  const e = 64 * u;
  engraved(pen, frame, inset({ x: 0, y: 0, w, h }, 26 * u));
  lettered(pen, 'The Daily Straight Face', { x: e, y: e - 14 * u, w: w - 2 * e, h: 70 * u }, 'deadpan-playfair-black', 46 * u, kit.ink);
  for (const y of [e + 62 * u, e + 70 * u]) slab(pen, { x: e, y, w: w - 2 * e, h: 2.4 * u }, kit.ink);
  ruled(pen, picture, kit.ink, 3 * u);
  const column: Box = frame.wide
    ? { x: e, y: head.y + h * 0.58, w: w * 0.5 - e, h: h - e - (head.y + h * 0.58) }
    : { x: picture.x + picture.w + 26 * u, y: picture.y, w: w - e - picture.x - picture.w - 26 * u, h: picture.h };
  const chance = frame.chance('columns');
  const ink = mixed(kit.paper, kit.ink, 0.42);
  for (let y = column.y + 8 * u; y < column.y + column.h - 6 * u; y += 17 * u)
    slab(pen, { x: column.x, y, w: column.w * (chance() < 0.16 ? 0.4 + 0.4 * chance() : 1), h: 5 * u }, ink);
}

/** A few letters of the layout's own, in the middle of a box. */
function lettered({ ctx }: Pen, text: string, { x, y, w, h }: Box, family: string, size: number, colour: string): void {
  ctx.font = `${size}px "${family}"`;
  ctx.letterSpacing = '0px';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = colour;
  ctx.fillText(text, x + w / 2, y + h / 2, w);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
}
