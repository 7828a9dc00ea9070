import { OTTO } from '../draw/cast.ts';
import { eyes, mouth } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, legs, person } from '../draw/person.ts';
import type { Picture } from '../still.ts';

const FLOOR = 740;
const SKIN = '#b4566a';
const SHADE = '#93415a';
const CLOTH = '#34405a';
const SEAM = '#2a344b';

function shop(ctx: Ctx): void {
  wash(ctx, ['#3f5a50', '#55725f', '#46614f'], 0, 0, 1_200, FLOOR);
  for (let x = 40; x < 1_200; x += 120) stroke(ctx, 'rgba(255, 255, 255, 0.04)', 50, `M${x} 0V470`);
  box(ctx, '#5a3d2a', 0, 480, 1_200, FLOOR - 480);
  box(ctx, '#6f4d35', 0, 480, 1_200, 16);
  for (let x = 20; x < 1_200; x += 168) box(ctx, '#6a4832', x, 520, 140, 190, 4);
  wash(ctx, ['#8a6240', '#6d4c31'], 0, FLOOR, 1_200, 160);
  for (let x = -300; x < 1_600; x += 150) stroke(ctx, 'rgba(30, 16, 8, 0.2)', 4, `M${600 + (x - 600) * 0.8} ${FLOOR}L${x} 900`);
  for (const y of [150, 290]) {
    box(ctx, '#7a5236', 30, y, 270, 16, 3);
    const rolls = y === 150 ? ['#8c3b3f', '#c39a48', '#4d6f80', '#6d7a52'] : ['#7a5d79', '#d9cdb4', '#45506a', '#a8653c'];
    rolls.forEach((color, i) => {
      oval(ctx, color, 70 + i * 62, y - 30, 29);
      stroke(
        ctx,
        'rgba(20, 12, 16, 0.28)',
        4,
        `M${60 + i * 62} ${y - 30}A10 10 0 1 1 ${70 + i * 62} ${y - 20}A20 20 0 0 1 ${51 + i * 62} ${y - 36}`,
      );
    });
  }
}

function mirror(ctx: Ctx): void {
  box(ctx, '#d9b14a', 930, 90, 230, 560, 110);
  box(ctx, '#b4cccd', 948, 108, 194, 524, 96);
  fill(ctx, 'rgba(255, 255, 255, 0.35)', 'M970 260L1060 120H1096L960 350ZM960 420L1130 170V220L960 490Z');
  stroke(ctx, '#8f6f22', 14, 'M960 650L930 780M1130 650L1160 780');
}

/** One sleeve with what is in it; `path` from the shoulder to the tip. */
function tentacle(ctx: Ctx, sleeve: string, rest: string): void {
  stroke(ctx, SHADE, 42, rest);
  stroke(ctx, SKIN, 34, rest);
  stroke(ctx, SEAM, 66, sleeve);
  stroke(ctx, CLOTH, 58, sleeve);
}

function octopus(ctx: Ctx): void {
  shadow(ctx, 560, 832, 300, 26, 0.34);
  fill(ctx, '#7a4b2e', 'M330 790H790L810 836H310Z');
  box(ctx, '#94603a', 320, 776, 480, 24, 4);
  tentacle(ctx, 'M480 470C420 470 380 440 340 400', 'M340 400C300 360 290 320 310 270C318 250 340 250 342 270');
  tentacle(ctx, 'M640 470C700 470 740 440 776 396', 'M776 396C810 350 816 310 796 270C786 252 766 258 766 276');
  tentacle(ctx, 'M470 530C400 540 350 540 300 530', 'M300 530C250 520 220 490 216 450C214 430 232 424 240 440');
  tentacle(ctx, 'M650 530C720 540 760 544 806 540', 'M806 540C850 534 876 510 884 476');
  tentacle(ctx, 'M480 590C430 620 400 650 380 690', 'M380 690C366 730 330 760 290 764C270 766 268 748 284 744');
  tentacle(ctx, 'M640 590C690 620 716 650 736 690', 'M736 690C750 730 780 756 820 764C840 768 846 750 830 744');
  tentacle(ctx, 'M520 620C510 660 500 680 496 704', 'M496 704C490 740 460 770 420 780');
  tentacle(ctx, 'M600 620C610 660 620 680 626 704', 'M626 704C632 740 660 770 700 780');
  fill(ctx, CLOTH, 'M486 420C440 440 440 560 470 660H650C680 560 680 440 634 420L560 470Z');
  fill(ctx, '#f1ede4', 'M504 410L560 580L616 410Z');
  fill(ctx, '#c39a48', 'M546 436H574L568 458L580 550L560 576L540 550L552 458Z');
  fill(
    ctx,
    '#44526f',
    'M500 408L452 466L474 482L458 500L552 600L556 580L516 440ZM620 408L668 466L646 482L662 500L568 600L564 580L604 440Z',
  );
  stroke(ctx, '#f4efe0', 3, 'M460 560L476 566M458 590L474 594M662 560L646 566M660 590L646 594M560 620V650');
  fill(
    ctx,
    SKIN,
    'M560 90C670 90 720 170 706 254C696 310 664 340 650 376C640 410 610 430 560 430C510 430 480 410 470 376C456 340 424 310 414 254C400 170 450 90 560 90Z',
  );
  fill(ctx, SHADE, 'M640 110C706 150 716 210 706 254C696 310 664 340 650 376C640 410 610 430 570 430C640 390 690 260 640 110Z');
  for (const [x, y, r] of [
    [480, 170, 16],
    [520, 136, 11],
    [458, 226, 10],
    [610, 150, 13],
  ] as const)
    oval(ctx, '#c97284', x, y, r);
  eyes(ctx, { x: 560, y: 300, gap: 52, size: 25, look: 0.1, lids: 0.5, ink: '#2a1420' });
  mouth(ctx, 560, 376, 60, '#5a1f33', 7);
  for (const x of [504, 616])
    fill(ctx, '#ffffff', `M${x} 408L${x < 560 ? 546 : 574} 432L${x < 560 ? 520 : 600} 462L${x < 560 ? 488 : 632} 420Z`);
}

/** Arm number five. */
function tailor(ctx: Ctx): void {
  shadow(ctx, 1_000, 852, 120, 16, 0.34);
  placed(ctx, { x: 1_000, y: 580, scale: 0.82 }, () => {
    legs(ctx, '#4a4038');
    person(ctx, { ...OTTO, dress: 'shirt', coat: '#e6e2d8', tie: '#7a2f3c', glasses: true, look: -0.9, lids: 0.5 });
    fill(ctx, '#5a4a3e', 'M-36-186C-100-170-140-150-130 20H-20L0-40L20 20H130C140-150 100-170 36-186L0-60Z');
    stroke(ctx, '#f2c832', 12, 'M-66-186C-80-120-80-40-74 30M66-186C80-130 84-60 78 10');
    arm(ctx, { path: [124, -120, 170, -20, 116, 40], sleeve: '#d6d1c4', skin: OTTO.skin });
  });
  arm(ctx, { path: [896, 482, 850, 570, 840, 566], sleeve: '#e6e2d8', skin: OTTO.skin, width: 40 });
  stroke(ctx, '#f2c832', 11, 'M820 560L690 574');
  for (let x = 700; x < 820; x += 16) stroke(ctx, '#5a4a1a', 3, `M${x} ${567 - (x - 700) * 0.1}V${574 - (x - 700) * 0.1}`);
}

export const theTailor: Picture = {
  id: 'tailor',
  title: 'A Little Tight Under the Arms',
  alt: 'An octopus is being fitted for a suit with eight sleeves and looks straight ahead. The old tailor measures one of its arms.',
  draw(ctx) {
    shop(ctx);
    mirror(ctx);
    glow(ctx, '255, 226, 170', 0.32, 560, 360, 460, 380);
    octopus(ctx);
    tailor(ctx);
    vignette(ctx, 0.4);
  },
};
