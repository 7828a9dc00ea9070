import { cat } from '../draw/cat.ts';
import type { Coat } from '../draw/cat.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { cup } from '../draw/living-room.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import type { Picture } from '../still.ts';

const GREY: Coat = { fur: '#7d8592', light: '#8e97a4', stripe: '#5b626e', cream: '#e3e2dd', tail: '#747c89' };
const BLACK: Coat = { fur: '#3a3944', light: '#474652', stripe: '#2c2b34', cream: '#d8d4cb', tail: '#34333d' };

function room(ctx: Ctx): void {
  wash(ctx, ['#232a33', '#2f3842', '#262d36']);
  for (let y = 60; y < 640; y += 60) stroke(ctx, 'rgba(0, 0, 0, 0.18)', 3, `M0 ${y}H1200`);
  for (let y = 60, odd = 0; y < 640; y += 60, odd++)
    for (let x = (odd % 2) * 60; x < 1_260; x += 120) stroke(ctx, 'rgba(0, 0, 0, 0.18)', 3, `M${x} ${y}V${y + 60}`);
  box(ctx, '#14191f', 70, 150, 330, 230, 4);
  wash(ctx, ['#3a4d5c', '#2c3b47'], 84, 164, 302, 202);
  fill(ctx, 'rgba(255, 255, 255, 0.08)', 'M110 164H180L110 366H84V240ZM220 164H250L180 366H150Z');
}

function lamp(ctx: Ctx): void {
  fill(ctx, 'rgba(255, 214, 130, 0.15)', 'M500 180H620L1010 900H110Z');
  glow(ctx, '255, 224, 150', 0.4, 560, 330, 520, 420);
  stroke(ctx, '#101318', 8, 'M560 0V110');
  oval(ctx, '#fff3cf', 560, 178, 54, 18);
  fill(ctx, '#3c6a5a', 'M536 104H584C600 118 640 140 656 182H464C480 140 520 118 536 104Z');
  fill(ctx, '#4c7f6d', 'M536 104H556C544 120 510 146 496 182H464C480 140 520 118 536 104Z');
}

/** A detective of the force, smaller than the suspect, standing on (0, 0) and looking left. */
function detective(ctx: Ctx, x: number, y: number, scale: number, coat: Coat, tie: string, look: number, hat: boolean): void {
  placed(ctx, { x, y, scale, scaleX: -1 }, () =>
    placed(ctx, { x: -560, y: -482 }, () => {
      cat(ctx, { coat, look, lids: 0.5, tail: -0.4 });
      fill(ctx, '#f4f1ea', 'M556 306L600 330L646 306L638 344L600 330L566 346Z');
      fill(ctx, tie, 'M590 330H612L618 352L612 430L600 446L588 430L584 352Z');
      if (!hat) return;
      fill(ctx, '#57503f', 'M528 156C530 84 566 84 598 96C630 84 668 84 670 156Z');
      box(ctx, '#2a261d', 526, 136, 146, 24);
      oval(ctx, '#57503f', 598, 164, 124, 17);
    }),
  );
}

function table(ctx: Ctx): void {
  fill(ctx, '#5a4636', 'M70 640H1140L1240 900H-40Z');
  fill(ctx, '#7c624a', 'M50 626H1160L1230 716H-30Z');
  glow(ctx, '255, 222, 150', 0.5, 560, 664, 420, 46);
  fill(ctx, '#3d3026', 'M-30 714H1230V746H-30Z');
}

/** What has been said so far. */
function notes(ctx: Ctx): void {
  fill(ctx, '#c9a86a', 'M300 650H446L462 700H288Z');
  fill(ctx, '#f4efe0', 'M312 646H438L450 692H302Z');
}

function clock(ctx: Ctx): void {
  oval(ctx, '#14191f', 960, 190, 58);
  oval(ctx, '#b9b6a8', 960, 190, 48);
  for (let i = 0; i < 12; i++) placed(ctx, { x: 960, y: 190, turn: (i * Math.PI) / 6 }, () => stroke(ctx, '#5f5c52', 4, 'M0-40V-35'));
  stroke(ctx, '#23231f', 6, 'M960 190L984 204');
  stroke(ctx, '#23231f', 4, 'M960 190V152');
}

function evidence(ctx: Ctx): void {
  shadow(ctx, 690, 684, 100, 13, 0.35);
  placed(ctx, { x: 690, y: 676, turn: -0.05 }, () => {
    placed(ctx, { scale: 0.72, x: -26, y: -6 }, () => {
      fill(ctx, '#8f93bd', 'M-50-96L-20-70L0-98L14-60L40-74L34-6C30 4-34 4-40-6Z');
      fill(ctx, '#7378a6', 'M20-64L40-74L34-6C30 0 18 2 8 2Z');
    });
    fill(ctx, '#8f93bd', 'M34-2L44-36L66-30L60 0Z');
    stroke(ctx, '#8f93bd', 11, 'M20-24c26-4 30 20 4 24');
    box(ctx, 'rgba(220, 236, 240, 0.26)', -92, -112, 184, 116, 8);
    stroke(ctx, 'rgba(240, 248, 250, 0.7)', 4, 'M-92-112H92V4H-92Z');
    box(ctx, '#c2463c', -94, -118, 188, 20, 4);
    box(ctx, '#f2ead7', -40, -96, 60, 24, 3);
  });
}

export const interrogation: Picture = {
  id: 'interrogation',
  title: 'Where Were You on Tuesday',
  alt: 'A large ginger cat is questioned under a lamp by two much smaller cats with ties. A broken cup lies on the table in an evidence bag.',
  draw(ctx) {
    room(ctx);
    clock(ctx);
    lamp(ctx);
    placed(ctx, { x: 390, y: 780, scale: 1.36 }, () =>
      placed(ctx, { x: -560, y: -482 }, () => cat(ctx, { look: 0.1, lids: 0.62, tail: 0.3 })),
    );
    detective(ctx, 1_000, 750, 0.82, BLACK, '#b8413b', 0.9, true);
    placed(ctx, { y: 96 }, () => {
      table(ctx);
      evidence(ctx);
      notes(ctx);
    });
    shadow(ctx, 850, 798, 120, 13, 0.35);
    detective(ctx, 870, 790, 0.6, GREY, '#3f8fa8', 0.9, false);
    placed(ctx, { x: 120, y: 790, scale: 0.7 }, () => {
      shadow(ctx, 0, 0, 70, 12, 0.35);
      cup(ctx, 0, 0, 0, false);
    });
    glow(ctx, '255, 220, 150', 0.1, 560, 420, 520, 420);
    vignette(ctx, 0.55);
  },
};
