import { alienHead } from '../draw/alien.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import type { Picture } from '../still.ts';

const STARS = [
  [70, 90],
  [180, 210],
  [300, 60],
  [420, 150],
  [520, 40],
  [610, 230],
  [700, 90],
  [1_130, 60],
  [1_170, 250],
  [1_050, 330],
  [60, 330],
  [340, 300],
  [470, 330],
  [760, 340],
  [240, 390],
] as const;

function moon(ctx: Ctx): void {
  wash(ctx, ['#0c0d14', '#141722', '#1e2230'], 0, 0, 1_200, 620);
  STARS.forEach(([x, y], i) => oval(ctx, '#f4f0e6', x, y, 1.6 + (i % 3) * 0.8));
  glow(ctx, '120, 170, 220', 0.35, 900, 180, 260);
  oval(ctx, '#3f78a8', 900, 180, 112);
  fill(
    ctx,
    '#5d9a6b',
    'M826 130C850 96 900 90 914 112C900 130 910 150 884 158C866 176 838 160 826 130ZM930 176C966 160 1004 176 1006 200C990 240 960 260 946 244C944 220 920 206 930 176ZM850 226C870 214 896 226 894 250C878 268 856 256 850 226Z',
  );
  fill(
    ctx,
    'rgba(240, 246, 250, 0.65)',
    'M800 160C850 150 870 176 930 164C950 170 900 184 860 182C830 182 804 178 800 160ZM870 262C910 250 950 266 970 250C950 286 900 290 870 262Z',
  );
  fill(ctx, 'rgba(8, 10, 20, 0.45)', 'M940 76A112 112 0 0 1 940 284A150 150 0 0 0 940 76Z');
  fill(ctx, '#74747c', 'M0 500C160 450 300 486 430 470C620 440 780 500 930 462C1040 440 1140 470 1200 456V900H0Z');
  fill(ctx, '#a5a3a2', 'M0 570C200 530 420 566 620 546C820 530 1020 566 1200 540V900H0Z');
  wash(ctx, ['rgba(20, 20, 30, 0)', 'rgba(20, 20, 30, 0.34)'], 0, 600, 1_200, 300);
  for (const [x, y, r] of [
    [130, 640, 70],
    [1_080, 620, 80],
    [520, 596, 44],
    [980, 850, 110],
    [90, 846, 90],
    [330, 606, 30],
  ] as const) {
    oval(ctx, '#8d8b8b', x, y, r, r * 0.26);
    oval(ctx, '#b9b6b3', x, y + r * 0.07, r * 0.92, r * 0.18);
    oval(ctx, '#8d8b8b', x + 4, y - 1, r * 0.84, r * 0.17);
  }
}

function wheel(ctx: Ctx, x: number, clamp: boolean): void {
  oval(ctx, '#2f3138', x, 734, 72);
  for (let i = 0; i < 12; i++) placed(ctx, { x, y: 734, turn: (i * Math.PI) / 6 }, () => box(ctx, '#45474f', -10, -74, 20, 16, 3));
  oval(ctx, '#8b8d94', x, 734, 46);
  oval(ctx, '#6c6e76', x, 734, 16);
  if (!clamp) return;
  fill(ctx, '#f2b632', `M${x - 62} 676L${x + 6} 640L${x + 66} 684L${x + 40} 706L${x + 4} 680L${x - 40} 702Z`);
  fill(ctx, '#d99a1c', `M${x - 62} 676L${x - 40} 702L${x - 52} 806H${x - 82}Z`);
  oval(ctx, '#f2b632', x, 734, 50);
  oval(ctx, '#d99a1c', x, 734, 36);
  box(ctx, '#55420f', x - 10, 724, 20, 26, 3);
  stroke(ctx, '#55420f', 5, `M${x - 6} 724v-10h12v10`);
}

function rover(ctx: Ctx): void {
  shadow(ctx, 400, 796, 320, 30, 0.4);
  stroke(ctx, '#8b8d94', 10, 'M216 640L256 440');
  fill(ctx, '#d9d5cb', 'M206 300C176 354 190 420 250 452C292 424 300 380 282 330C262 306 232 296 206 300Z');
  fill(ctx, '#b5b1a8', 'M206 300C204 350 226 410 250 452C292 424 300 380 282 330C262 306 232 296 206 300Z');
  stroke(ctx, '#8b8d94', 7, 'M246 376L306 340');
  oval(ctx, '#c2463c', 308, 338, 10);
  fill(ctx, '#c9a24a', 'M160 612H640L664 690H136Z');
  fill(ctx, '#e0bd66', 'M160 612H640L646 634H152Z');
  for (const x of [250, 400]) {
    box(ctx, '#5b5e68', x, 500, 92, 118, 16);
    box(ctx, '#767986', x + 8, 510, 76, 80, 12);
    box(ctx, '#5b5e68', x - 8, 590, 116, 30, 10);
  }
  stroke(ctx, '#e8e4da', 9, 'M520 616L574 484H618L632 616');
  fill(ctx, 'rgba(190, 220, 235, 0.35)', 'M526 606L576 490H612L626 606Z');
  placed(ctx, { x: 590, y: 560, turn: 0.06 }, () => {
    box(ctx, '#f2c832', -30, -42, 62, 84, 4);
    stroke(ctx, '#a8841a', 4, 'M-18-26H18M-18-10H18M-18 6H6');
  });
  stroke(ctx, '#23252b', 6, 'M548 612L600 500');
  wheel(ctx, 230, false);
  wheel(ctx, 580, true);
}

function astronaut(ctx: Ctx): void {
  shadow(ctx, 800, 822, 120, 20, 0.4);
  placed(ctx, { x: 800, y: 820, scale: 1.08 }, () => {
    for (const side of [-1, 1]) {
      stroke(ctx, '#d6d2c8', 72, `M${side * 38}-140V-40`);
      box(ctx, '#b5b1a8', side * 38 - 36, -82, 72, 9);
      box(ctx, '#8f8c86', side * 42 - 48, -34, 96, 36, 16);
    }
    box(ctx, '#bdb9b0', -104, -330, 208, 160, 30);
    box(ctx, '#e8e4da', -80, -316, 160, 210, 44);
    fill(ctx, 'rgba(20, 16, 30, 0.12)', 'M30-316C60-240 60-160 40-108H60Q80-130 80-160V-280Q76-310 50-316Z');
    for (const side of [-1, 1]) {
      stroke(ctx, side < 0 ? '#e8e4da' : '#d2cec4', 54, `M${side * 78}-276Q${side * 122}-220 ${side * 106}-140`);
      box(ctx, '#b8413b', side * 107 - 29, -212, 58, 12, 3);
      oval(ctx, '#8f8c86', side * 106, -118, 27, 30);
    }
    box(ctx, '#a7a39a', -46, -232, 92, 64, 8);
    for (const [x, c] of [
      [-28, '#c2463c'],
      [-4, '#d9a52e'],
      [20, '#4c9a64'],
    ] as const)
      box(ctx, c, x, -220, 14, 14, 3);
    stroke(ctx, '#7d7a73', 5, 'M-30-188H30');
    oval(ctx, '#f2eee4', 0, -396, 98, 100);
    fill(ctx, '#c98f2e', 'M-72-400C-72-470 72-470 72-400C72-346 40-330 0-330C-40-330-72-346-72-400Z');
    fill(ctx, '#e3b456', 'M-72-400C-72-470 40-470 60-436C20-440-40-420-56-352C-68-366-72-384-72-400Z');
    fill(ctx, '#8a5c14', 'M-70-378L-24-368L20-374L72-388C70-346 40-330 0-330C-36-330-66-344-70-378Z');
    fill(ctx, '#f2c832', 'M-44-402L-16-408L-12-378L-40-374Z');
  });
}

/** It writes another one. */
function warden(ctx: Ctx): void {
  shadow(ctx, 1_024, 818, 90, 16, 0.4);
  placed(ctx, { x: 1_024, y: 816, scale: 1.16 }, () => {
    for (const side of [-1, 1]) {
      stroke(ctx, '#2a2f45', 36, `M${side * 22}-110V-20`);
      box(ctx, '#17181f', side * 26 - 28, -22, 56, 22, 10);
    }
    fill(ctx, '#2f3654', 'M-22-190C-66-182-62-120-52-80H52C62-120 66-182 22-190Z');
    fill(ctx, '#d7e04a', 'M-40-184L-14-190V-82H-52C-56-120-56-160-40-184ZM40-184L14-190V-82H52C56-120 56-160 40-184Z');
    stroke(ctx, '#f4f1e6', 8, 'M-54-120H-16M16-120H54');
    box(ctx, '#7f9c6d', -11, -206, 22, 26, 8);
    alienHead(ctx, { look: -0.8 });
    fill(ctx, '#2f3654', 'M-72-306C-84-352-50-372 0-372C50-372 84-352 72-306Z');
    box(ctx, '#d7e04a', -73, -322, 146, 14);
    fill(ctx, '#171a26', 'M-80-306H60C40-290-60-286-94-294C-96-302-90-306-80-306Z');
    oval(ctx, '#d9b14a', 0, -346, 13);
    placed(ctx, { x: -30, y: -128, turn: -0.2 }, () => {
      box(ctx, '#f4f1e6', -30, -34, 50, 62, 4);
      box(ctx, '#3a3f52', -32, -38, 54, 12, 3);
      stroke(ctx, '#9a988f', 3, 'M-20-14H8M-20-2H8M-20 10H-4');
    });
    stroke(ctx, '#2f3654', 28, 'M-50-168Q-86-120-58-104');
    oval(ctx, '#9db98a', -48, -106, 15, 13);
    stroke(ctx, '#2f3654', 28, 'M50-168Q76-110 18-112');
    oval(ctx, '#9db98a', 2, -116, 15, 13);
    stroke(ctx, '#23252b', 6, 'M14-146L-18-112');
  });
}

function meter(ctx: Ctx): void {
  shadow(ctx, 716, 716, 40, 9, 0.4);
  box(ctx, '#6c6f78', 709, 470, 14, 246);
  fill(ctx, '#454853', 'M684 476V390C684 348 748 348 748 390V476Z');
  fill(ctx, '#c2463c', 'M694 410C694 366 738 366 738 410Z');
  stroke(ctx, '#f4f0e6', 4, 'M716 408L700 392');
  box(ctx, '#8b8d94', 704, 430, 24, 6, 3);
}

export const moonParking: Picture = {
  id: 'moon-parking',
  title: 'Two Hours Maximum',
  alt: 'An astronaut stands on the moon beside a rover with a wheel clamp and a parking ticket. An alien traffic warden is writing another ticket.',
  draw(ctx) {
    moon(ctx);
    rover(ctx);
    placed(ctx, { x: 72, y: 812, scale: 1.24 }, () => placed(ctx, { x: -716, y: -716 }, () => meter(ctx)));
    astronaut(ctx);
    warden(ctx);
    vignette(ctx, 0.3);
  },
};
