import { MARA, SAMIRA, TOBIAS } from '../draw/cast.ts';
import { eyes, mouth } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, legs, person } from '../draw/person.ts';
import type { PersonLook } from '../draw/person.ts';
import type { Picture } from '../still.ts';

const FLOOR = 650;

function studio(ctx: Ctx): void {
  wash(ctx, ['#c9a9a0', '#dcc1b4', '#cdaea2'], 0, 0, 1_200, FLOOR);
  box(ctx, '#f4ebe0', 70, 80, 480, 410, 6);
  wash(ctx, ['#f6d9a8', '#f2c795', '#a9b9a0'], 90, 100, 440, 370);
  oval(ctx, '#fdf0d0', 330, 300, 74);
  fill(ctx, '#8fa28c', 'M90 470V400Q180 340 270 390Q380 330 530 400V470Z');
  for (const x of [200, 310, 420]) box(ctx, '#f4ebe0', x - 5, 100, 10, 370);
  box(ctx, '#7a5a48', 640, 116, 500, 12, 4);
  for (const [x, color] of [
    [672, '#6d8a8f'],
    [724, '#b5655c'],
    [776, '#8a7a9c'],
    [828, '#c9a25a'],
  ] as const) {
    oval(ctx, color, x, 92, 26);
    stroke(ctx, 'rgba(20, 12, 16, 0.25)', 4, `M${x - 12} 92A12 12 0 1 1 ${x} 104A6 6 0 1 1 ${x} 92`);
  }
  box(ctx, '#d9cbb8', 960, 66, 120, 50, 4);
  oval(ctx, '#c2873f', 1_020, 58, 46, 26);
  box(ctx, '#e6d7c2', 0, 612, 1_200, 38);
  wash(ctx, ['#a9774f', '#c08c60'], 0, FLOOR, 1_200, 250);
  for (const [a, b] of [
    [60, -180],
    [240, 90],
    [420, 360],
    [600, 600],
    [780, 850],
    [960, 1_110],
    [1_140, 1_380],
  ] as const)
    stroke(ctx, 'rgba(80, 44, 24, 0.22)', 4, `M${a} ${FLOOR}L${b} 900`);
}

function mat(ctx: Ctx, x: number, y: number, color: string, shade: string): void {
  fill(ctx, shade, `M${x - 150} ${y + 26}H${x + 150}L${x + 162} ${y + 40}H${x - 162}Z`);
  fill(ctx, color, `M${x - 132} ${y - 40}H${x + 132}L${x + 160} ${y + 34}H${x - 160}Z`);
}

/** On one leg, the hands together high above. */
function yogi(ctx: Ctx, x: number, y: number, who: PersonLook, trousers: string, tilt: number): void {
  placed(ctx, { x, y: y, turn: tilt, scale: 0.72 }, () => {
    fill(ctx, trousers, 'M-92-360H92L80-230L52-40H-8L-24-200Z');
    fill(ctx, trousers, 'M60-330C150-300 176-240 164-214L60-150L30-184L92-226Z');
    oval(ctx, who.skin, 40, -164, 34, 20, -0.5);
    oval(ctx, who.skin, 24, -14, 44, 17);
    placed(ctx, { y: -340 }, () => {
      for (const side of [-1, 1]) {
        stroke(ctx, who.coat, 46, `M${side * 112}-132Q${side * 150}-200 ${side * 136}-260`);
        stroke(ctx, who.skin, 40, `M${side * 136}-262Q${side * 120}-380 ${side * 12}-452`);
      }
      oval(ctx, who.skin, 0, -476, 22, 42);
      person(ctx, who);
    });
  });
}

/** She has been coming for ninety years. */
function tree(ctx: Ctx): void {
  fill(
    ctx,
    '#7a5236',
    'M836 812C800 820 770 836 760 850C800 842 824 846 850 838C860 852 850 866 856 872C872 862 876 846 888 840C910 850 930 846 960 852C948 834 920 820 906 806C894 700 900 560 912 470L828 470C846 560 850 700 836 812Z',
  );
  fill(ctx, '#5f3e28', 'M888 838C910 850 930 846 960 852C948 834 920 820 906 806C894 700 900 560 912 470H886C878 600 876 720 888 838Z');
  stroke(ctx, '#7a5236', 30, 'M850 520C800 480 780 420 790 360M896 500C950 460 966 400 950 340');
  stroke(ctx, '#5f3e28', 5, 'M856 560Q862 640 854 720M872 700Q876 760 868 800');
  for (const [x, y, r, c] of [
    [770, 330, 86, '#4f7f45'],
    [960, 320, 92, '#4f7f45'],
    [866, 250, 120, '#5b9150'],
    [800, 240, 78, '#6aa35c'],
    [930, 226, 74, '#5b9150'],
    [866, 350, 92, '#5b9150'],
    [850, 190, 66, '#6aa35c'],
  ] as const)
    oval(ctx, c, x, y, r);
  for (let i = 0; i < 46; i++) {
    const a = i * 2.399;
    const r = 150 * Math.sqrt(i / 46);
    oval(ctx, ['#78b268', '#4a7a41', '#85bd73'][i % 3] ?? '', 866 + Math.cos(a) * r * 1.1, 272 + Math.sin(a) * r * 0.86, 13, 7, a * 1.3);
  }
  eyes(ctx, { x: 870, y: 508, gap: 24, size: 13, look: -0.2, lids: 0.55 });
  mouth(ctx, 870, 556, 34, '#3a2416', 6);
  nest(ctx);
}

function nest(ctx: Ctx): void {
  fill(ctx, '#8a6a42', 'M930 292C934 330 1000 330 1006 292Z');
  stroke(ctx, '#6b4f2e', 4, 'M932 300Q968 316 1004 300M938 312Q968 324 998 312M926 292L1012 290');
  oval(ctx, '#c2563f', 968, 272, 26, 24);
  oval(ctx, '#e6b08a', 968, 282, 15, 13);
  fill(ctx, '#e2b23e', 'M964 266L954 274L966 276Z');
  eyes(ctx, { x: 968, y: 260, gap: 10, size: 6, look: -0.6, lids: 0.45 });
}

function teacher(ctx: Ctx): void {
  shadow(ctx, 1_096, 872, 100, 14, 0.3);
  placed(ctx, { x: 1_096, y: 620, scale: 0.74 }, () => {
    legs(ctx, '#3f4f5c', MARA.skin);
    person(ctx, { ...MARA, dress: 'sweater', coat: '#e0b25a', look: -0.9, lids: 0.5 });
    arm(ctx, { path: [124, -120, 172, -10, 110, 56], sleeve: '#cda04c', skin: MARA.skin });
    arm(ctx, { path: [-122, -120, -190, -60, -230, -92], sleeve: '#cda04c', skin: MARA.skin });
  });
}

export const yoga: Picture = {
  id: 'yoga',
  title: 'And Now the Tree',
  alt: 'Three pupils stand on mats in a yoga class. Two stand on one leg with their hands above their heads; the third is a tree, and the teacher corrects it.',
  draw(ctx) {
    studio(ctx);
    for (const [x, c, s] of [
      [190, '#6d8a8f', '#566f74'],
      [520, '#b5655c', '#93504a'],
      [866, '#8a7a9c', '#6f6180'],
    ] as const) {
      mat(ctx, x, 836, c, s);
      shadow(ctx, x + 10, 838, 84, 13, 0.3);
    }
    yogi(ctx, 190, 842, { ...TOBIAS, dress: 'sweater', coat: '#56788a', look: 0.9, lids: 0.45 }, '#3a4250', -0.035);
    yogi(ctx, 520, 842, { ...SAMIRA, dress: 'sweater', coat: '#9a5a72', look: 0.9, lids: 0.5 }, '#4a3a52', 0.03);
    tree(ctx);
    teacher(ctx);
    glow(ctx, '255, 232, 180', 0.24, 330, 330, 460, 380);
    vignette(ctx, 0.3);
  },
};
