import type { Compose, Frame } from '../frame.ts';
import { mixed } from '../colour.ts';
import { aside, main } from '../looks.ts';
import { disc, ground, paper, ruled, slab } from '../page.ts';
import type { Box, Pen } from '../pen.ts';
import { backdrop, settingOf, stand } from '../scene.ts';

/** A window of no brand with something to say, and two ways to agree. */
export const error: Compose = (frame) => {
  const { w, h, u, wide, kit } = frame;
  const { style } = kit;
  const figure = frame.figure('main');
  const width = w * (wide ? 0.78 : 0.88);
  const height = h * (wide ? 0.78 : frame.tall ? 0.58 : 0.66);
  const dialog: Box = { x: (w - width) / 2, y: (h - height) / 2, w: width, h: height };
  const bar = 74 * u;
  const pad = 40 * u;
  const button = { w: Math.min(dialog.w * 0.36, 330 * u), h: 92 * u };
  const buttons = dialog.y + dialog.h - button.h - pad * 0.9;
  const inner = { y: dialog.y + bar + pad * 0.7, h: buttons - dialog.y - bar - pad * 1.3 };
  const icon: Box = { x: dialog.x + pad * 0.8, y: inner.y, w: dialog.w * 0.34, h: inner.h };
  const message: Box = {
    x: icon.x + icon.w + pad * 0.7,
    y: inner.y,
    w: dialog.x + dialog.w - pad - icon.x - icon.w - pad * 0.7,
    h: inner.h,
  };
  const yes: Box = { x: dialog.x + dialog.w / 2 - button.w - 18 * u, y: buttons, ...button };
  const no: Box = { x: dialog.x + dialog.w / 2 + 18 * u, y: buttons, ...button };
  const font = style === 'vintage' ? 'mono' : style === 'minimalist' ? 'sans-light' : style === 'classic' ? 'sans-medium' : 'sans';
  const ink = style === 'classic' ? '#14141a' : kit.ink;
  const label = { font, colour: ink, align: 'center', upper: false, leading: 1.2, spacing: 0 } as const;
  return {
    places: {
      title: {
        box: { x: dialog.x + 26 * u, y: dialog.y + 10 * u, w: dialog.w - 150 * u, h: bar - 20 * u },
        look: main(kit, 40 * u, { ...label, align: 'left', colour: style === 'classic' || style === 'modern' ? '#ffffff' : ink }),
      },
      message: { box: message, look: main(kit, (style === 'modern' ? 58 : 54) * u, { ...label, align: 'left', valign: 'middle' }) },
      yes: { box: inside(yes, 14 * u), look: aside(kit, 40 * u, { ...label, ...(style === 'modern' && { colour: '#ffffff' }) }) },
      no: { box: inside(no, 14 * u), look: aside(kit, 40 * u, label) },
    },
    paint: (pen) => {
      desktop(pen, frame);
      const echoes = style === 'classic' ? 3 : 0;
      for (let i = echoes; i >= 0; i--) windowOf(pen, frame, { ...dialog, x: dialog.x - i * 22 * u, y: dialog.y - i * 26 * u }, bar);
      for (const [box, main] of [
        [yes, true],
        [no, false],
      ] as const)
        if (frame.text(main ? 'yes' : 'no')) buttonOf(pen, frame, box, main);
      stand(pen, frame, figure, icon, { height: 0.94, feet: 0.98, width: 0.96, marked: false, shadow: false });
    },
  };
};

const inside = (b: Box, by: number): Box => ({ x: b.x + by, y: b.y + by * 0.6, w: b.w - 2 * by, h: b.h - 1.2 * by });

function desktop(pen: Pen, frame: Frame): void {
  const { w, h, kit, u } = frame;
  const whole = { x: 0, y: 0, w, h };
  switch (kit.style) {
    case 'classic': {
      const setting = settingOf(frame);
      backdrop(pen, frame, whole, setting === 'rays' ? 'hills' : setting);
      slab(pen, { x: 0, y: h - 62 * u, w, h: 62 * u }, '#c6c3bb');
      slab(pen, { x: 0, y: h - 62 * u, w, h: 4 * u }, '#f2f0ea');
      slab(pen, { x: 16 * u, y: h - 50 * u, w: 130 * u, h: 40 * u }, '#dedbd3');
      return;
    }
    case 'modern':
      return ground(pen, frame, whole);
    case 'vintage':
      paper(pen, frame, mixed(kit.paper, '#7d8a6a', 0.55));
      for (let y = 0; y < h; y += 8 * u) slab(pen, { x: 0, y, w, h: 3 * u }, 'rgba(50, 50, 26, 0.13)');
      return;
    case 'minimalist':
      paper(pen, frame, mixed(kit.paper, kit.ink, 0.1));
  }
}

function windowOf(pen: Pen, { kit, u }: Frame, at: Box, bar: number): void {
  const title: Box = { x: at.x, y: at.y, w: at.w, h: bar };
  const end = at.x + at.w;
  switch (kit.style) {
    case 'classic':
      slab(pen, { x: at.x + 8 * u, y: at.y + 10 * u, w: at.w, h: at.h }, 'rgba(0, 0, 0, 0.35)');
      raised(pen, at, '#cfccc4', u);
      slab(pen, { x: at.x + 8 * u, y: at.y + 8 * u, w: at.w - 16 * u, h: bar - 12 * u }, '#24418f');
      raised(pen, { x: end - 68 * u, y: at.y + 16 * u, w: 50 * u, h: bar - 28 * u }, '#cfccc4', u);
      return;
    case 'modern':
      slab(pen, at, '#ffffff');
      slab(pen, title, kit.palette.deep);
      for (let i = 0; i < 3; i++)
        disc(pen, i === 0 ? '#ffffff' : mixed(kit.palette.deep, '#ffffff', 0.45), end - (40 + i * 36) * u, at.y + bar / 2, 9 * u);
      return;
    case 'vintage':
      slab(pen, { x: at.x + 12 * u, y: at.y + 12 * u, w: at.w, h: at.h }, 'rgba(40, 30, 18, 0.4)');
      slab(pen, at, kit.paper);
      ruled(pen, at, kit.ink, 5 * u);
      slab(pen, { x: at.x, y: at.y + bar, w: at.w, h: 5 * u }, kit.ink);
      for (let y = at.y + 16 * u; y < at.y + bar - 14 * u; y += 11 * u) slab(pen, { x: end - 116 * u, y, w: 96 * u, h: 4 * u }, kit.ink);
      return;
    case 'minimalist':
      slab(pen, at, kit.paper);
      ruled(pen, at, kit.ink, 1.8 * u);
      slab(pen, { x: at.x, y: at.y + bar, w: at.w, h: 1.8 * u }, kit.ink);
      ruled(pen, { x: end - 56 * u, y: at.y + bar / 2 - 13 * u, w: 26 * u, h: 26 * u }, kit.ink, 1.8 * u);
  }
}

function buttonOf(pen: Pen, { kit, u }: Frame, at: Box, main: boolean): void {
  switch (kit.style) {
    case 'classic':
      return raised(pen, at, '#dedbd3', u);
    case 'modern':
      return slab(pen, at, main ? kit.palette.deep : '#e9e9ee');
    case 'vintage':
      slab(pen, at, kit.paper, 18 * u);
      pen.ctx.strokeStyle = kit.ink;
      pen.ctx.lineWidth = (main ? 7 : 3.6) * u;
      pen.ctx.beginPath();
      pen.ctx.roundRect(at.x, at.y, at.w, at.h, 18 * u);
      pen.ctx.stroke();
      return;
    case 'minimalist':
      return ruled(pen, at, kit.ink, (main ? 3.4 : 1.6) * u);
  }
}

/** Grey, lit from the upper left, as windows once were. */
function raised(pen: Pen, { x, y, w, h }: Box, colour: string, u: number): void {
  slab(pen, { x, y, w, h }, '#3c3b38');
  slab(pen, { x, y, w: w - 3 * u, h: h - 3 * u }, '#fbfaf6');
  slab(pen, { x: x + 4 * u, y: y + 4 * u, w: w - 8 * u, h: h - 8 * u }, '#8d8a83');
  slab(pen, { x: x + 4 * u, y: y + 4 * u, w: w - 11 * u, h: h - 11 * u }, colour);
}
