import { GRETA, KOFI, MARA, OTTO, SAMIRA, TOBIAS } from '../draw/cast.ts';
import { eyes, mouth } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, person } from '../draw/person.ts';
import type { PersonLook } from '../draw/person.ts';
import type { Picture } from '../still.ts';

function hall(ctx: Ctx): void {
  wash(ctx, ['#22313a', '#2f444d', '#263840']);
  for (const x of [0, 960]) {
    box(ctx, '#6d2b33', x, 0, 240, 520);
    for (let i = 0; i < 5; i++) box(ctx, '#5a2029', x + 20 + i * 48, 0, 18, 520);
  }
  const guests: PersonLook[] = [
    { ...MARA, dress: 'sweater', coat: '#6d7a52', look: 0.3 },
    { ...TOBIAS, dress: 'shirt', coat: '#7f8fa0', look: 0.1 },
    { ...OTTO, dress: 'suit', coat: '#4a4a52', tie: '#8c3b3f', look: 0, lids: 0.97 },
    { ...SAMIRA, dress: 'sweater', coat: '#6b4a5c', look: -0.1 },
    { ...KOFI, dress: 'suit', coat: '#45506a', tie: '#b8843c', look: -0.3 },
  ];
  guests.forEach((who, i) => placed(ctx, { x: 280 + i * 160, y: 450, scale: 0.54 }, () => person(ctx, who)));
  fill(ctx, 'rgba(20, 32, 40, 0.42)', 'M240 0H960V470H240Z');
  box(ctx, '#8a2f38', 150, 440, 900, 120);
  stroke(ctx, '#d9b14a', 6, 'M150 446H1050');
  for (let x = 200; x < 1_050; x += 100) stroke(ctx, '#6d242c', 8, `M${x} 462V560`);
  fill(ctx, 'rgba(255, 224, 160, 0.12)', 'M500 0H700L1060 900H140Z');
}

/** It has not moved for four hours. */
function cactus(ctx: Ctx): void {
  box(ctx, '#3b2a22', 838, 356, 262, 420, 40);
  box(ctx, '#4d372c', 856, 374, 226, 380, 30);
  const green = '#4f8a54';
  const light = '#64a066';
  stroke(ctx, green, 66, 'M870 420C800 420 800 380 800 330');
  stroke(ctx, green, 62, 'M1060 380C1126 380 1124 330 1122 280');
  fill(ctx, green, 'M868 600V300C868 180 1064 180 1064 300V600Z');
  fill(ctx, light, 'M890 590V300C892 230 930 212 950 212C920 240 916 280 916 330V590Z');
  for (const x of [940, 990, 1_030]) stroke(ctx, '#3f7446', 5, `M${x} ${x === 1_030 ? 256 : 228}V590`);
  stroke(ctx, light, 12, 'M786 396C778 380 778 360 778 336');
  for (const [x, y] of [
    [886, 330],
    [900, 440],
    [1_044, 320],
    [1_046, 450],
    [930, 500],
    [1_010, 540],
    [886, 540],
    [800, 320],
    [812, 390],
    [1_122, 290],
    [1_108, 350],
    [966, 232],
    [1_012, 240],
    [928, 270],
  ] as const)
    stroke(ctx, '#e6ecc6', 3, `M${x - 8} ${y - 6}L${x} ${y}L${x + 8} ${y - 6}M${x} ${y}V${y - 11}`);
  eyes(ctx, { x: 958, y: 348, gap: 36, size: 18, look: -0.6, lookY: 0.3, lids: 0.5 });
  mouth(ctx, 956, 414, 54, '#23402a', 7);
  oval(ctx, '#d8668a', 966, 206, 26, 18);
  oval(ctx, '#ec86a4', 948, 196, 16, 12);
  oval(ctx, '#ec86a4', 984, 196, 16, 12);
  oval(ctx, '#f2c14e', 966, 198, 9);
  fill(ctx, '#bb5f3f', 'M836 570H1096L1064 760H868Z');
  fill(ctx, 'rgba(20, 10, 10, 0.2)', 'M1036 570H1096L1064 760H1020Z');
  box(ctx, '#d3744f', 820, 540, 292, 48, 6);
}

function table(ctx: Ctx): void {
  fill(ctx, '#4a2f22', 'M60 690H1140L1170 900H30Z');
  fill(ctx, '#8a5a3a', 'M110 640H1090L1170 730H30Z');
  fill(ctx, '#6b432a', 'M30 730H1170V764H30Z');
  glow(ctx, '255, 226, 170', 0.3, 600, 680, 460, 60);
}

const CELLS = 8;
/** A square's corner on the lying board, `u` across and `v` towards us. */
function at(u: number, v: number): { x: number; y: number; s: number } {
  const depth = v / CELLS;
  const half = 170 + 60 * depth;
  return { x: 640 - half + (2 * half * u) / CELLS, y: 638 + 84 * depth ** 1.15, s: 0.75 + 0.35 * depth };
}

function board(ctx: Ctx): void {
  fill(ctx, '#3b2416', 'M458 630H822L890 730H390Z');
  for (let v = 0; v < CELLS; v++)
    for (let u = 0; u < CELLS; u++) {
      const [a, b, c, d] = [at(u, v), at(u + 1, v), at(u + 1, v + 1), at(u, v + 1)];
      fill(ctx, (u + v) % 2 ? '#7a4d30' : '#ecd9b0', `M${a.x} ${a.y}L${b.x} ${b.y}L${c.x} ${c.y}L${d.x} ${d.y}Z`);
    }
}

const PAWN = 'M-14 0H14L9-10C4-18 4-24 8-32H-8C-4-24-4-18-9-10Z';
function piece(ctx: Ctx, u: number, v: number, kind: 'pawn' | 'king' | 'queen' | 'rook', dark: boolean): void {
  const { x, y, s } = at(u + 0.5, v + 0.7);
  const [body, edge] = dark ? ['#2c2723', '#4b433c'] : ['#f4ead0', '#cdbb92'];
  placed(ctx, { x, y, scale: s * 1.12 }, () => {
    shadow(ctx, 4, 1, 18, 5, 0.35);
    if (kind === 'pawn') {
      fill(ctx, body, PAWN);
      oval(ctx, body, 0, -38, 11);
    } else if (kind === 'rook') {
      fill(ctx, body, 'M-17 0H17L11-12V-42H17V-60H8V-52H4V-60H-4V-52H-8V-60H-17V-42H-11V-12Z');
    } else {
      fill(ctx, body, 'M-18 0H18L10-14C5-30 6-48 12-62H-12C-6-48-5-30-10-14Z');
      if (kind === 'queen') fill(ctx, body, 'M-16-62L-20-86L-9-74L0-90L9-74L20-86L16-62Z');
      else {
        fill(ctx, body, 'M-14-62C-20-84 20-84 14-62Z');
        stroke(ctx, body, 6, 'M0-76V-98M-8-90H8');
      }
    }
    stroke(ctx, edge, 3, 'M-12-6H12');
  });
}

function chessClock(ctx: Ctx): void {
  shadow(ctx, 950, 706, 100, 10, 0.3);
  fill(ctx, '#5a3722', 'M866 640H1034L1046 704H854Z');
  fill(ctx, '#6f4730', 'M866 640H1034L1036 652H864Z');
  for (const [x, a] of [
    [910, 'M0 0L10-10M0 0L-2-20'],
    [990, 'M0 0V-12M0 0L1-20'],
  ] as const) {
    oval(ctx, '#f4efe0', x, 676, 26, 24);
    placed(ctx, { x, y: 676 }, () => stroke(ctx, '#2a2620', 4, a));
  }
  fill(ctx, '#c2463c', 'M984 660L1000 652V664Z');
  box(ctx, '#c9c4b8', 896, 630, 26, 12, 3);
  box(ctx, '#c9c4b8', 978, 622, 26, 20, 3);
}

/** Its second. */
function wateringCan(ctx: Ctx): void {
  placed(ctx, { x: 1_120, y: 716, scale: 0.8 }, () => {
    shadow(ctx, 0, 0, 70, 9, 0.3);
    stroke(ctx, '#3f7f8c', 10, 'M-34-60L-86-104M30-80C84-110 84-10 34-16');
    fill(ctx, '#4f96a4', 'M-44-88H44L50 0H-50Z');
    fill(ctx, '#3f7f8c', 'M20-88H44L50 0H24Z');
    oval(ctx, '#2f626d', 0, -88, 44, 9);
  });
}

export const chess: Picture = {
  id: 'chess',
  title: 'World Championship, Hour Four',
  alt: 'An old lady with glasses plays a chess final against a cactus in a pot. She has only her king left; one of the spectators is asleep.',
  draw(ctx) {
    hall(ctx);
    glow(ctx, '255, 226, 170', 0.25, 600, 480, 520, 360);
    placed(ctx, { y: 76 }, () => players(ctx));
    vignette(ctx, 0.42);
  },
};

function players(ctx: Ctx): void {
  cactus(ctx);
  placed(ctx, { x: 226, y: 690, scale: 1.3 }, () => {
    box(ctx, '#3b2a22', -110, -230, 220, 260, 40);
    person(ctx, { ...GRETA, dress: 'sweater', coat: '#3f6f86', look: 0.7, lookY: 0.4, lids: 0.5 });
  });
  table(ctx);
  board(ctx);
  piece(ctx, 0, 5, 'king', false);
  for (const [u, v, kind] of [
    [2, 1, 'queen'],
    [4, 0, 'rook'],
    [7, 0, 'king'],
    [3, 4, 'pawn'],
    [5, 2, 'pawn'],
    [6, 3, 'pawn'],
    [4, 6, 'rook'],
    [7, 4, 'pawn'],
  ] as const)
    piece(ctx, u, v, kind, true);
  placed(ctx, { x: 56 }, () => chessClock(ctx));
  wateringCan(ctx);
  arm(ctx, { path: [84, 540, 30, 720, 236, 700], sleeve: '#37637a', skin: GRETA.skin, width: 60 });
  arm(ctx, { path: [366, 540, 410, 690, 296, 694], sleeve: '#37637a', skin: GRETA.skin, width: 60 });
}
