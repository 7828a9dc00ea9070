import { KOFI, SAMIRA } from '../draw/cast.ts';
import { eye } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, person } from '../draw/person.ts';
import type { Picture } from '../still.ts';

function bedroom(ctx: Ctx): void {
  wash(ctx, ['#39475a', '#4a5a6c', '#3f4d5f']);
  for (let y = 40; y < 620; y += 90)
    for (let x = 40 + ((y / 90) % 2 > 1 ? 60 : 0); x < 1_200; x += 120) oval(ctx, 'rgba(255, 255, 255, 0.04)', x, y, 14, 20, 0.5);
  box(ctx, '#5d4a3a', 500, 60, 200, 130, 4);
  wash(ctx, ['#e3b48c', '#d98a74'], 514, 74, 172, 102);
  oval(ctx, '#f6d9a4', 600, 128, 24);
  fill(ctx, '#7f4a58', 'M514 176V150Q600 130 686 152V176Z');
}

function lamps(ctx: Ctx): void {
  for (const [x, on] of [
    [92, true],
    [1_108, true],
  ] as const) {
    if (on) glow(ctx, '255, 214, 140', 0.6, x, 400, 270, 260);
    box(ctx, '#6d4d38', x - 84, 560, 168, 300, 6);
    box(ctx, '#7f5b43', x - 92, 544, 184, 24, 6);
    box(ctx, '#5a3f2d', x - 66, 600, 132, 90, 4);
    oval(ctx, '#d9b14a', x, 645, 8);
    stroke(ctx, '#d9b14a', 9, `M${x} 544V450`);
    oval(ctx, '#d9b14a', x, 544, 34, 8);
    fill(ctx, '#ffe3a6', `M${x - 36} 350H${x + 36}L${x + 66} 456H${x - 66}Z`);
  }
}

function bed(ctx: Ctx): void {
  fill(ctx, '#6b4630', 'M190 900V330C190 270 300 250 600 250C900 250 1010 270 1010 330V900Z');
  fill(ctx, '#7d553b', 'M214 900V350C214 300 320 282 600 282C880 282 986 300 986 350V900Z');
  for (const x of [380, 820]) {
    fill(ctx, '#f1ede4', `M${x - 160} 600C${x - 190} 480 ${x - 150} 440 ${x} 440C${x + 150} 440 ${x + 190} 480 ${x + 160} 600Z`);
    stroke(ctx, '#d5d0c4', 6, `M${x - 130} 470Q${x} 450 ${x + 130} 470`);
  }
}

function quilt(ctx: Ctx): void {
  fill(ctx, '#f1ede4', 'M196 650C400 612 800 612 1004 650L1012 720H188Z');
  fill(ctx, '#8c4a52', 'M180 700C400 664 800 664 1020 700L1060 900H140Z');
  for (let i = 0; i < 9; i++) stroke(ctx, '#783c46', 6, `M${230 + i * 92} ${690 - 18 * Math.sin((i / 8) * Math.PI)}L${200 + i * 100} 900`);
  stroke(ctx, '#783c46', 6, 'M166 790C400 756 800 756 1034 790M150 870C400 840 800 840 1050 870');
}

/** It was here first, judging by its face. */
function flamingo(ctx: Ctx): void {
  const pink = '#e58a92';
  fill(ctx, pink, 'M500 680C490 560 540 520 600 520C660 520 710 560 700 680Z');
  fill(
    ctx,
    '#d4737e',
    'M520 680C500 610 520 560 556 546C550 590 556 640 580 680ZM680 680C700 610 680 560 644 546C650 590 644 640 620 680Z',
  );
  stroke(ctx, '#d4737e', 58, 'M606 560C650 480 540 440 560 360C566 320 590 300 610 296');
  stroke(ctx, pink, 48, 'M604 560C648 480 538 440 558 360C564 320 588 300 608 296');
  oval(ctx, pink, 612, 296, 50, 44);
  fill(ctx, '#f6e7dc', 'M640 268C690 274 700 300 696 326C680 330 654 330 640 320Z');
  fill(ctx, '#2a2226', 'M686 296C704 310 706 352 676 366C664 352 668 334 676 322C682 316 686 308 686 296Z');
  stroke(ctx, '#b5838a', 4, 'M650 312H690');
  eye(ctx, 622, { y: 284, gap: 0, size: 16, look: 0.1, lookY: 0.5, lids: 0.5 });
}

function newspaper(ctx: Ctx): void {
  fill(ctx, '#f4efe0', 'M468 566L600 590L732 566V706L600 732L468 706Z');
  fill(ctx, '#e3dcc8', 'M600 590L732 566V706L600 732Z');
  stroke(
    ctx,
    '#a9a290',
    5,
    'M488 610L582 626M488 630L582 646M488 650L540 659M488 672L582 688M488 690L582 706M622 688L714 672M622 706L714 690',
  );
  fill(ctx, '#8d8778', 'M622 626L714 610V656L622 672Z');
  for (const side of [-1, 1])
    placed(ctx, { x: 600 + side * 128, y: 640, turn: side * 0.2 }, () => {
      oval(ctx, '#d4737e', 0, 0, 26, 44);
      stroke(ctx, '#b95c68', 4, 'M-8 20V40M4 22V42');
    });
}

export const threeInBed: Picture = {
  id: 'three-in-bed',
  title: 'Half Past Ten',
  alt: 'A couple in pyjamas lies in bed and looks straight ahead. Between them sits a flamingo and reads the newspaper.',
  draw(ctx) {
    bedroom(ctx);
    lamps(ctx);
    shadow(ctx, 600, 892, 520, 30, 0.4);
    bed(ctx);
    placed(ctx, { x: 350, y: 690, scale: 1.06 }, () => person(ctx, { ...KOFI, dress: 'shirt', coat: '#7f95ad', look: 0.1, lids: 0.5 }));
    placed(ctx, { x: 850, y: 690, scale: 1.06 }, () => person(ctx, { ...SAMIRA, dress: 'shirt', coat: '#b9a06a', look: -0.1, lids: 0.5 }));
    flamingo(ctx);
    quilt(ctx);
    for (const [x, who, sleeve] of [
      [350, KOFI, '#6f859d'],
      [850, SAMIRA, '#a58e5b'],
    ] as const)
      for (const side of [-1, 1])
        arm(ctx, { path: [x + side * 132, 566, x + side * 160, 700, x + side * 62, 706], sleeve, skin: who.skin, width: 50 });
    newspaper(ctx);
    vignette(ctx, 0.5);
  },
};
