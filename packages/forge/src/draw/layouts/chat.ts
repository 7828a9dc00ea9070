import type { Compose, Frame } from '../frame.ts';
import { mixed } from '../colour.ts';
import { aside, main } from '../looks.ts';
import { disc, engraved, inset, paper, ruled, slab } from '../page.ts';
import { inside } from '../pen.ts';
import type { Box, Pen } from '../pen.ts';
import { stand } from '../scene.ts';
import { graphemesOf } from '../text/break.ts';

/** A conversation of three messages with somebody, who is there in person. */
export const chat: Compose = (frame) => {
  const { w, h, u, wide, kit } = frame;
  const { style } = kit;
  const figure = frame.figure('main');
  const edge = (style === 'vintage' ? 52 : 0) * u;
  const head: Box = { x: edge, y: edge, w: w - 2 * edge, h: 128 * u };
  const stage: Box = wide
    ? { x: w * 0.66, y: edge + head.h, w: w * 0.34 - edge, h: h - 2 * edge - head.h }
    : { x: w * 0.62, y: h * 0.64, w: w * 0.38 - edge, h: h * 0.36 - edge };
  const bubbles = bubblesOf(frame, head, edge);
  const font = style === 'vintage' ? 'mono' : style === 'minimalist' ? 'sans-light' : 'sans-medium';
  const text = (mine: boolean) =>
    main(kit, (style === 'minimalist' ? 46 : 50) * u, {
      font,
      align: 'left',
      upper: false,
      spacing: 0,
      leading: 1.2,
      colour: inkOf(frame, mine),
    });
  const pad = 26 * u;
  const places = bubbles.map(({ slot, box, mine }) => ({
    slot,
    place: { box: { x: box.x + pad, y: box.y + pad * 0.55, w: box.w - 2 * pad, h: box.h - pad * 1.1 }, look: text(mine) },
  }));
  return {
    places: {
      name: {
        box: { x: head.x + 148 * u, y: head.y + 30 * u, w: head.w - 190 * u, h: head.h - 60 * u },
        look: aside(kit, 52 * u, {
          font: style === 'modern' || style === 'classic' ? 'sans' : style === 'vintage' ? 'serif' : 'sans-light',
          align: 'left',
          colour: headInk(frame),
        }),
      },
      ...Object.fromEntries(places.map(({ slot, place }) => [slot, place])),
    },
    paint: (pen) => {
      paper(pen, frame, style === 'classic' ? '#1b1d26' : style === 'modern' ? '#e4e4ec' : kit.paper);
      if (style === 'minimalist')
        disc(pen, mixed(kit.paper, kit.ink, 0.26), stage.x + stage.w / 2, stage.y + stage.h * 0.58, Math.min(stage.w, stage.h) * 0.46);
      stand(pen, frame, figure, stage, { height: figure.bust ? 0.96 : 0.9, feet: 0.98, width: 0.94, marked: false, shadow: false });
      slab(
        pen,
        head,
        style === 'classic'
          ? '#2a2d3a'
          : style === 'modern'
            ? kit.palette.pop
            : style === 'vintage'
              ? mixed(kit.paper, kit.ink, 0.1)
              : kit.paper,
      );
      if (style === 'minimalist') slab(pen, { x: head.x + 60 * u, y: head.y + head.h, w: head.w - 120 * u, h: 1.6 * u }, kit.ink);
      avatar(pen, frame, head);
      for (const { slot, box, mine } of bubbles) if (frame.text(slot)) bubble(pen, frame, box, mine);
      if (style === 'vintage') {
        slab(pen, { x: head.x, y: head.y + head.h, w: head.w, h: 4 * u }, kit.ink);
        engraved(pen, frame, inset({ x: 0, y: 0, w, h }, 24 * u));
      }
    },
  };
};

function bubblesOf(frame: Frame, head: Box, edge: number): { slot: 'first' | 'second' | 'third'; box: Box; mine: boolean }[] {
  const { w, h, u, wide } = frame;
  const m = edge + 40 * u;
  const gap = 24 * u;
  const right = wide ? w * 0.655 : w - m;
  const free = h - head.y - head.h - m - gap * 3;
  // As much room as its words need beside the others'.
  const needs = (['first', 'second', 'third'] as const).map(
    (slot) => 0.4 + Math.sqrt(Math.min(graphemesOf(frame.text(slot)).length, 300) / 60),
  );
  const sum = needs.reduce((total, need) => total + need, 0);
  let y = head.y + head.h + gap;
  return (['first', 'second', 'third'] as const).map((slot, i) => {
    const mine = i === 1;
    const height = (free * (needs[i] ?? 1)) / sum;
    const length = graphemesOf(frame.text(slot)).length;
    const most = (right - m) * (i === 2 && !wide ? 0.62 : 0.8);
    const width = Math.min(most, Math.max(240 * u, length * 30 * u + 70 * u));
    const tall = Math.min(height, 96 * u + Math.ceil((length * 30 * u) / width) * 62 * u);
    const box = { x: mine ? right - width : m, y, w: width, h: tall };
    y += Math.min(height, tall + (height - tall) * 0.5) + gap;
    return { slot, box, mine };
  });
}

function inkOf({ kit }: Frame, mine: boolean): string {
  if (kit.style === 'classic') return mine ? '#10131a' : '#ffffff';
  if (kit.style === 'modern') return mine ? '#ffffff' : '#121217';
  if (kit.style === 'minimalist') return mine ? kit.paper : kit.ink;
  return kit.ink;
}

function headInk({ kit }: Frame): string {
  return kit.style === 'classic' || kit.style === 'modern' ? '#ffffff' : kit.ink;
}

function bubble(pen: Pen, { kit, u }: Frame, box: Box, mine: boolean): void {
  const { ctx } = pen;
  const r = kit.style === 'classic' ? 34 * u : kit.style === 'minimalist' ? 8 * u : 0;
  const colour =
    kit.style === 'classic'
      ? mine
        ? '#ffd23f'
        : '#3b4052'
      : kit.style === 'modern'
        ? mine
          ? kit.palette.deep
          : '#ffffff'
        : kit.style === 'vintage'
          ? mine
            ? '#e2cf9f'
            : '#faf3df'
          : mine
            ? kit.ink
            : kit.paper;
  if (kit.style === 'vintage') slab(pen, { ...box, x: box.x + 7 * u, y: box.y + 8 * u }, 'rgba(50, 34, 18, 0.28)');
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.w, box.h, r);
  ctx.fill();
  if (kit.style === 'classic' || kit.style === 'modern') {
    const x = mine ? box.x + box.w - 30 * u : box.x + 30 * u;
    ctx.beginPath();
    ctx.moveTo(x, box.y + box.h - 30 * u);
    ctx.lineTo(x + (mine ? 44 : -44) * u, box.y + box.h + 8 * u);
    ctx.lineTo(x + (mine ? -26 : 26) * u, box.y + box.h - 2 * u);
    ctx.fill();
  } else if (kit.style === 'vintage') ruled(pen, box, kit.ink, 2.4 * u);
  else {
    ctx.strokeStyle = kit.ink;
    ctx.lineWidth = 1.8 * u;
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, box.w, box.h, r);
    ctx.stroke();
  }
}

/** Who it is, small and round, beside the name. */
function avatar(pen: Pen, frame: Frame, head: Box): void {
  const { u, kit } = frame;
  const [x, y, r] = [head.x + 84 * u, head.y + head.h / 2, 46 * u];
  disc(pen, kit.style === 'minimalist' ? mixed(kit.paper, kit.ink, 0.18) : kit.tone(kit.palette.wall), x, y, r);
  inside(
    pen,
    { x: x - r, y: y - r, w: 2 * r, h: 2 * r },
    () => {
      const { bust } = frame.figure('main');
      stand(
        pen,
        frame,
        frame.figure('main'),
        // Of a bust the head.
        bust ? { x: x - r, y: y - 0.84 * r, w: 2 * r, h: 3.2 * r } : { x: x - r, y: y - r, w: 2 * r, h: 2 * r },
        { height: bust ? 1 : 0.84, feet: 0.94, width: bust ? 1.5 : 0.86, marked: false, shadow: false },
      );
    },
    r,
  );
}
