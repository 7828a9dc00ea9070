import { AIKO, OTTO } from '../draw/cast.ts';
import { mouth } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, person } from '../draw/person.ts';
import type { Picture } from '../still.ts';

const FLOOR = 740;

function lounge(ctx: Ctx): void {
  wash(ctx, ['#b07a48', '#c99257', '#b88149'], 0, 0, 1_200, FLOOR);
  for (let y = 0, row = 0; y < FLOOR; y += 58, row++) {
    stroke(ctx, 'rgba(80, 44, 18, 0.3)', 4, `M0 ${y}H1200`);
    for (let x = (row % 3) * 170; x < 1_300; x += 480) stroke(ctx, 'rgba(80, 44, 18, 0.22)', 4, `M${x} ${y}V${y + 58}`);
  }
  wash(ctx, ['#7d7468', '#958a7b'], 0, FLOOR, 1_200, 160);
  for (let x = -400; x < 1_700; x += 190) stroke(ctx, 'rgba(30, 20, 14, 0.2)', 4, `M${600 + (x - 600) * 0.82} ${FLOOR}L${x} 900`);
  stroke(ctx, 'rgba(30, 20, 14, 0.2)', 4, 'M0 806H1200');
  box(ctx, '#6e4524', 0, FLOOR - 20, 1_200, 20);
}

/** The cabin's door, and what is behind it. */
function cabin(ctx: Ctx): void {
  box(ctx, '#6e4524', 60, 130, 270, FLOOR - 130, 4);
  wash(ctx, ['#f0a04a', '#d9702e', '#9c4322'], 84, 154, 222, FLOOR - 154);
  glow(ctx, '255, 214, 120', 0.8, 196, 330, 190, 230);
  box(ctx, '#7a3c1e', 84, 560, 222, 40);
  box(ctx, '#8f4a26', 84, 548, 222, 18);
  placed(ctx, { x: 196, y: 548, scale: 0.6 }, () => {
    ctx.globalAlpha = 0.75;
    person(ctx, { ...OTTO, skin: '#c2623c', shade: '#9c4628', dress: 'bare', coat: '#000000', lids: 0.98 });
    box(ctx, '#f1e6d2', -150, -40, 302, 60, 16);
    ctx.globalAlpha = 1;
  });
  for (const [x, d] of [
    [120, 0],
    [186, 30],
    [256, 10],
  ] as const)
    stroke(ctx, 'rgba(255, 240, 220, 0.3)', 16, `M${x} ${520 - d}C${x - 40} ${450 - d} ${x + 40} ${390 - d} ${x} ${300 - d}`);
  fill(ctx, 'rgba(255, 255, 255, 0.12)', `M100 154H170L100 ${FLOOR - 200}V154ZM220 154H250L140 ${FLOOR}H106Z`);
  box(ctx, '#d9b14a', 286, 440, 12, 90, 6);
}

function shelves(ctx: Ctx): void {
  for (const y of [250, 380]) {
    box(ctx, '#6e4524', 780, y, 380, 16, 3);
    shadow(ctx, 970, y + 20, 180, 8, 0.14);
  }
  const towels = ['#f1ede4', '#d9e4e0', '#e8d9c2'];
  for (const [x, n, y] of [
    [800, 3, 250],
    [910, 2, 250],
    [1_040, 3, 250],
    [830, 2, 380],
    [1_060, 3, 380],
  ] as const)
    for (let i = 0; i < n; i++) {
      box(ctx, towels[(i + n) % 3] ?? '', x, y - 30 - i * 30, 92, 28, 12);
      stroke(ctx, 'rgba(60, 40, 30, 0.2)', 3, `M${x + 12} ${y - 16 - i * 30}H${x + 80}`);
    }
  for (let i = 0; i < 4; i++) {
    const x = 950 + i * 26;
    stroke(ctx, '#d9b14a', 4, `M${x} 396V424`);
    oval(ctx, '#d9b14a', x, 432, 8);
  }
}

function counter(ctx: Ctx): void {
  shadow(ctx, 930, 806, 340, 24);
  box(ctx, '#8a552c', 640, 530, 600, 270);
  for (let x = 640; x < 1_220; x += 58) stroke(ctx, 'rgba(60, 32, 12, 0.35)', 5, `M${x} 560V800`);
  box(ctx, '#d9a868', 610, 506, 640, 38, 6);
  box(ctx, '#b9864b', 610, 530, 640, 14, 6);
}

function bell(ctx: Ctx): void {
  oval(ctx, '#8f6f22', 1_040, 506, 40, 8);
  fill(ctx, '#d9b14a', 'M1004 502C1004 452 1076 452 1076 502Z');
  fill(ctx, '#f0d27c', 'M1016 492C1018 470 1032 464 1044 464C1034 474 1028 484 1028 496Z');
  box(ctx, '#8f6f22', 1_034, 446, 12, 16, 4);
}

/** A locker's key on its tag. */
function key(ctx: Ctx): void {
  stroke(ctx, '#8f6f22', 4, 'M742 396V424');
  oval(ctx, '#c2463c', 742, 448, 26, 28);
  oval(ctx, '#f1ede4', 742, 448, 14, 15);
  oval(ctx, AIKO.skin, 748, 386, 25, 21);
  stroke(ctx, AIKO.shade, 4, 'M728 380H746M726 390H744M730 400H746');
}

function snowman(ctx: Ctx): void {
  fill(
    ctx,
    'rgba(150, 205, 225, 0.75)',
    'M196 836C190 800 300 786 400 790C500 776 660 790 690 826C710 850 620 872 520 868C450 884 220 880 196 836Z',
  );
  oval(ctx, 'rgba(235, 248, 252, 0.8)', 300, 852, 44, 6);
  oval(ctx, 'rgba(235, 248, 252, 0.8)', 590, 858, 30, 5);
  oval(ctx, 'rgba(150, 205, 225, 0.75)', 760, 862, 34, 9);
  fill(
    ctx,
    '#e3ebee',
    'M288 700C290 780 276 806 244 826C290 846 350 834 380 844C440 852 500 836 540 842C580 846 620 838 640 824C606 806 592 780 592 700Z',
  );
  oval(ctx, '#eef3f4', 440, 700, 152, 134);
  fill(
    ctx,
    '#f8fbfb',
    'M294 700C296 640 350 572 426 572C510 572 556 630 558 690C560 760 540 800 560 826C500 836 440 824 380 832C330 834 300 826 284 820C300 800 294 760 294 700Z',
  );
  oval(ctx, '#e3ebee', 440, 512, 112, 104);
  oval(ctx, '#f8fbfb', 430, 504, 100, 94);
  oval(ctx, '#e3ebee', 444, 350, 88, 84);
  oval(ctx, '#f8fbfb', 438, 344, 80, 77);
  fill(
    ctx,
    '#bcdbe6',
    'M548 628q-9 18 0 24q9-6 0-24zM336 606q-9 18 0 24q9-6 0-24zM510 384q-7 14 0 19q7-5 0-19zM372 396q-7 14 0 19q7-5 0-19z',
  );
  stroke(ctx, '#5f4028', 11, 'M540 500C580 520 604 510 634 486M604 508L622 524M612 500L640 506');
  stroke(ctx, '#5f4028', 11, 'M336 496C290 520 276 560 284 600M284 570L262 584');
  fill(ctx, '#d9e4e0', 'M262 548C290 534 316 534 330 546L340 690H258Z');
  stroke(ctx, '#3f8f86', 8, 'M260 664H338M260 646H336');
  for (const y of [470, 516, 562]) oval(ctx, '#2a2726', 452, y, 10);
  for (const x of [410, 474]) {
    oval(ctx, '#2a2726', x, 336, 11);
    stroke(ctx, '#2a2726', 7, `M${x - 18} 322H${x + 18}`);
  }
  fill(ctx, '#e8853a', 'M438 350L542 372L440 376Z');
  fill(ctx, '#c96a25', 'M438 366L542 372L440 376Z');
  mouth(ctx, 448, 396, 54, '#2a2726', 7);
  fill(ctx, '#f1ede4', 'M352 302C360 244 400 236 440 236C486 236 518 250 526 302C470 286 410 286 352 302Z');
  stroke(ctx, '#cfd8d4', 5, 'M366 286C420 268 470 270 514 288M396 256C430 244 460 246 486 258');
  fill(ctx, '#f1ede4', 'M500 256C540 250 560 270 552 300C536 312 520 300 512 288Z');
  fill(ctx, '#bcdbe6', 'M542 374q-6 14 0 18q6-4 0-18z');
}

export const sauna: Picture = {
  id: 'sauna',
  title: 'One Adult, Two Hours',
  alt: 'A snowman with a towel on its head stands at the reception of a sauna, already in a puddle. The receptionist holds out a key.',
  draw(ctx) {
    lounge(ctx);
    cabin(ctx);
    shelves(ctx);
    placed(ctx, { x: 900, y: 530, scale: 1.12 }, () => {
      person(ctx, { ...AIKO, dress: 'sweater', coat: '#3f7f78', look: -0.9, lids: 0.5 });
      arm(ctx, { path: [124, -120, 180, -30, 70, -20], sleeve: '#37706a', skin: AIKO.skin });
    });
    counter(ctx);
    bell(ctx);
    arm(ctx, { path: [760, 420, 700, 500, 740, 410], sleeve: '#37706a', skin: AIKO.skin, width: 52 });
    key(ctx);
    snowman(ctx);
    glow(ctx, '255, 190, 110', 0.22, 200, 420, 420, 420);
    vignette(ctx, 0.34);
  },
};
