import { bear } from '../draw/bear.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { penguin } from '../draw/penguin.ts';
import type { Picture } from '../still.ts';

function polarSea(ctx: Ctx): void {
  wash(ctx, ['#7fa9c4', '#b9cfd8', '#f3dcc0', '#f7cfa0'], 0, 0, 1_200, 470);
  glow(ctx, '255, 236, 190', 0.9, 250, 440, 330, 250);
  oval(ctx, '#fff1cf', 250, 440, 58);
  for (const [x, y, w] of [
    [150, 130, 150],
    [240, 108, 110],
    [520, 230, 170],
    [440, 248, 100],
    [1_120, 60, 120],
  ] as const)
    oval(ctx, 'rgba(255, 250, 240, 0.5)', x, y, w, w * 0.16);
  stroke(ctx, '#5c7386', 6, 'M352 176q22-22 38 0q18-22 40-2M470 120q14-14 26 0q12-14 26-2');
  fill(ctx, '#a9c1d0', 'M640 470L700 372L760 350L812 400L880 384L960 470ZM980 470L1040 404L1110 430L1160 380L1240 470Z');
  fill(ctx, '#c9dbe3', 'M640 470L700 372L760 350L744 470ZM980 470L1040 404L1064 470ZM1160 380L1240 470H1150Z');
  wash(ctx, ['#6f9db3', '#3f7590', '#2c5d7a'], 0, 468, 1_200, 432);
  for (const [x, y, w] of [
    [250, 492, 150],
    [250, 512, 96],
    [262, 534, 130],
  ] as const)
    oval(ctx, '#f6dcb4', x, y, w / 2, 4);
  for (const [x, y, w] of [
    [620, 498, 130],
    [1_000, 510, 160],
    [1_120, 560, 120],
    [60, 580, 130],
    [480, 530, 100],
    [120, 860, 150],
    [1_080, 870, 170],
  ] as const)
    oval(ctx, '#8db8c9', x, y, w / 2, 4);
}

function floe(ctx: Ctx): void {
  fill(ctx, '#8fbccf', 'M40 716V742L130 806L420 858L760 846L1080 822L1170 744V712L600 640Z');
  fill(ctx, '#b7d7e2', 'M40 716V726L130 786L420 836L760 824L1080 800L1170 728V712L600 640Z');
  fill(ctx, '#eef5f6', 'M40 716L150 640L380 604L820 596L1090 630L1170 712L1080 780L760 806L420 816L130 770Z');
  fill(ctx, '#ffffff', 'M110 702L200 652L400 622L700 616L560 660L300 690Z');
}

function stand(ctx: Ctx): void {
  shadow(ctx, 940, 744, 250, 30);
  for (const x of [756, 1_112]) stroke(ctx, '#8b5a34', 14, `M${x} 150V640`);
  placed(ctx, { x: 934, y: 552, scale: 0.92 }, () => {
    bear(ctx, { fur: '#f0ead9', shade: '#d2c9b2', muzzle: '#faf6ec', look: -0.8, lids: 0.5 });
    fill(ctx, '#b8413b', 'M-66-128H66L84 0H-84Z');
    stroke(ctx, '#9c3a34', 16, 'M-60-124L-52-192M60-124L52-192');
    fill(ctx, '#ffffff', 'M-80-330C-92-392-48-408 0-404C48-408 92-392 80-330C40-346-40-346-80-330Z');
    box(ctx, '#d9d4c6', -80, -346, 160, 18, 6);
  });
  stroke(ctx, '#e6dec8', 52, 'M806 430Q742 490 758 530');
  box(ctx, '#9c3a34', 730, 560, 408, 170, 6);
  for (let x = 730; x < 1_130; x += 102) box(ctx, '#f1e6cf', x, 574, 51, 156);
  box(ctx, '#e5b956', 716, 540, 436, 36, 6);
  box(ctx, '#c3953c', 716, 562, 436, 14, 6);
  for (const x of [800, 1_066]) {
    oval(ctx, '#2c2a2c', x, 738, 40);
    oval(ctx, '#8b8f92', x, 738, 18);
  }
  for (let i = 0; i < 8; i++)
    fill(
      ctx,
      i % 2 ? '#f1e6cf' : '#b8413b',
      `M${716 + i * 54.5} 92L${690 + i * 61} 176Q${720 + i * 61} 212 ${751 + i * 61} 176L${770.5 + i * 54.5} 92Z`,
    );
  box(ctx, '#8f322d', 706, 82, 456, 18, 6);
  bottle(ctx, 1_060, '#d8a52e');
  bottle(ctx, 1_104, '#b8413b');
  placed(ctx, { x: 822, y: 540, scale: 1.1 }, () => fishDog(ctx));
}

function bottle(ctx: Ctx, x: number, color: string): void {
  fill(ctx, color, `M${x - 14} 540V486Q${x - 12} 470 ${x} 468Q${x + 12} 470 ${x + 14} 486V540Z`);
  fill(ctx, color, `M${x - 5} 470L${x} 444L${x + 5} 470Z`);
  box(ctx, 'rgba(255, 255, 255, 0.25)', x - 9, 490, 6, 44, 3);
}

/** A whole fish in a bun. */
function fishDog(ctx: Ctx): void {
  fill(ctx, '#c98a45', 'M-62-6C-66-36 62-36 62-6Z');
  fill(ctx, '#8aa6b5', 'M-70-24C-40-52 40-52 58-26L92-44V-4L58-22C40-6-40-6-70-24Z');
  fill(ctx, '#a9c0cb', 'M-70-24C-40-44 30-46 58-26C30-32-40-30-70-24Z');
  oval(ctx, '#f6f1e2', -46, -29, 7);
  oval(ctx, '#1d2129', -45, -29, 3.5);
  stroke(ctx, '#5f7886', 3, 'M-70-22H-56');
  stroke(ctx, '#e0b53c', 5, 'M-26-34l12 8l12-8l12 8l12-8l12 8');
  fill(ctx, '#e0a55a', 'M-62-2C-72-26-46-16 0-16C46-16 72-26 62-2C54 10-54 10-62-2Z');
}

/** Posts with a rope, as at a bank. */
function ropes(ctx: Ctx): void {
  const posts = [
    [64, 712],
    [236, 756],
    [420, 786],
    [668, 786],
  ] as const;
  posts.forEach(([x, y], i) => {
    const next = posts[i + 1];
    if (next) stroke(ctx, '#a63236', 11, `M${x} ${y - 108}Q${(x + next[0]) / 2} ${(y + next[1]) / 2 - 56} ${next[0]} ${next[1] - 108}`);
  });
  for (const [x, y] of posts) {
    shadow(ctx, x, y + 4, 34, 9);
    oval(ctx, '#9c7a2c', x, y, 28, 9);
    box(ctx, '#d9b14a', x - 6, y - 116, 12, 116);
    oval(ctx, '#e8c766', x, y - 120, 13);
  }
}

export const hotDogStand: Picture = {
  id: 'hot-dog-stand',
  title: 'Lunch Hour',
  alt: 'Four penguins queue between ropes on a small ice floe at a hot-dog stand run by a polar bear. The sausage in the bun is a whole fish.',
  draw(ctx) {
    polarSea(ctx);
    floe(ctx);
    stand(ctx);
    for (const [x, y, s] of [
      [134, 690, 1.16],
      [278, 706, 1.3],
      [430, 716, 1.2],
      [588, 722, 1.34],
    ] as const) {
      shadow(ctx, x, y, 84 * s, 14 * s);
      placed(ctx, { x, y, scale: s }, () => penguin(ctx));
    }
    placed(ctx, { x: 582, y: 598 }, () => {
      fill(ctx, '#7a4b2e', 'M-4 0H54L60 62H-10Z');
      fill(ctx, '#8f5b3a', 'M-6 12H56L50 0H0Z');
      stroke(ctx, '#5a3520', 7, 'M8 2Q8-24 25-24Q42-24 42 2');
    });
    ropes(ctx);
    vignette(ctx, 0.26);
  },
};
