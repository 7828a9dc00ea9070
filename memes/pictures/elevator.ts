import { bear } from '../draw/bear.ts';
import type { BearLook } from '../draw/bear.ts';
import { GRETA } from '../draw/cast.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, legs, person } from '../draw/person.ts';
import type { Picture } from '../still.ts';

const FLOOR = 800;

function lobby(ctx: Ctx): void {
  wash(ctx, ['#8a5f45', '#a87453', '#8d6046'], 0, 0, 1_200, FLOOR);
  for (const x of [40, 1_060]) {
    stroke(ctx, '#71492f', 6, `M${x} 60H${x + 100}V720H${x}Z`);
    glow(ctx, '255, 214, 140', 0.7, x + 50, 220, 150, 190);
    fill(ctx, '#ffe7b0', `M${x + 22} 200H${x + 78}L${x + 64} 268H${x + 36}Z`);
    box(ctx, '#d9b14a', x + 40, 266, 20, 26, 4);
  }
  wash(ctx, ['#6f6a68', '#8a8480'], 0, FLOOR, 1_200, 100);
  for (let x = -400; x < 1_700; x += 150) stroke(ctx, 'rgba(20, 16, 20, 0.16)', 4, `M${600 + (x - 600) * 0.8} ${FLOOR}L${x} 900`);
  box(ctx, '#553726', 0, FLOOR - 22, 1_200, 22);
}

function cabin(ctx: Ctx): void {
  box(ctx, '#b9b4aa', 186, 150, 828, FLOOR - 150);
  wash(ctx, ['#e5dcc6', '#cbbd9f'], 226, 190, 748, FLOOR - 190);
  fill(ctx, '#b3a687', 'M226 190L330 250V700L226 800ZM974 190L870 250V700L974 800Z');
  fill(ctx, '#f6eed9', 'M226 190H974L870 250H330Z');
  glow(ctx, '255, 246, 214', 0.9, 600, 200, 300, 150);
  oval(ctx, '#fffaf0', 600, 220, 120, 16);
  fill(ctx, '#8d7f69', 'M330 700H870L974 800H226Z');
  stroke(ctx, '#8f8468', 10, 'M340 520H860');
}

function doors(ctx: Ctx): void {
  wash(ctx, ['#d3d0c8', '#a5a29b'], 186, 150, 66, FLOOR - 150);
  wash(ctx, ['#d3d0c8', '#a5a29b'], 948, 150, 66, FLOOR - 150);
  box(ctx, '#86837c', 246, 150, 6, FLOOR - 150);
  box(ctx, '#86837c', 948, 150, 6, FLOOR - 150);
  box(ctx, '#77746d', 186, FLOOR - 8, 828, 14);
  box(ctx, '#4a4038', 1_024, 470, 32, 92, 8);
  oval(ctx, '#ffd23f', 1_040, 498, 9);
  oval(ctx, '#8b8378', 1_040, 534, 9);
  fill(ctx, '#d9b14a', 'M500 134A100 100 0 0 1 700 134Z');
  fill(ctx, '#3a2c22', 'M514 134A86 86 0 0 1 686 134Z');
  for (let i = 0; i <= 6; i++) placed(ctx, { x: 600, y: 134, turn: (i / 6 - 0.5) * 2.6 }, () => stroke(ctx, '#d9b14a', 4, 'M0-78V-68'));
  placed(ctx, { x: 600, y: 134, turn: 0.75 }, () => stroke(ctx, '#f4e6c2', 6, 'M0 0V-60'));
  oval(ctx, '#f4e6c2', 600, 132, 9);
}

/** A briefcase that hangs from a paw at (0, 0). */
function briefcase(ctx: Ctx, color: string): void {
  stroke(ctx, '#2a1c14', 8, 'M-24 14Q-24-4 0-4Q24-4 24 14');
  box(ctx, color, -74, 12, 148, 104, 10);
  box(ctx, 'rgba(10, 8, 20, 0.22)', -74, 52, 148, 8);
  for (const x of [-44, 28]) box(ctx, '#d9b14a', x, 44, 16, 22, 3);
}

const COATS: BearLook[] = [
  { fur: '#6d4a34', shade: '#4f3423', muzzle: '#b58d68', coat: '#343b4d', tie: '#8c3b3f', lids: 0.4 },
  { fur: '#4b3a36', shade: '#332725', muzzle: '#94786a', coat: '#4a4a52', tie: '#3f8fa8', lids: 0.5 },
  { fur: '#8a5f3f', shade: '#67442b', muzzle: '#cda47c', coat: '#2c3548', tie: '#c39a48', lids: 0.45 },
  { fur: '#5c4030', shade: '#422c20', muzzle: '#a98566', coat: '#54464a', tie: '#4d8079', lids: 0.55 },
];

function commuter(ctx: Ctx, x: number, y: number, scale: number, who: BearLook, side: -1 | 1, bag: string): void {
  placed(ctx, { x, y, scale }, () => {
    legs(ctx, '#2a2e3b', '#17161a');
    fill(ctx, who.coat ?? who.fur, 'M-172-4H172L160 74H14L0 10L-14 74H-160Z');
    bear(ctx, who);
    stroke(ctx, who.coat ?? who.fur, 60, `M${side * 138}-130Q${side * 176}-30 ${side * 156} 60`);
    placed(ctx, { x: side * 154, y: 96 }, () => briefcase(ctx, bag));
    oval(ctx, who.fur, side * 154, 92, 34, 32);
  });
}

export const elevator: Picture = {
  id: 'elevator',
  title: 'Going Up',
  alt: 'The doors of an elevator are open. Inside stand four bears in suits with briefcases and, squeezed between them, a small old lady with a cup of coffee.',
  draw(ctx) {
    lobby(ctx);
    cabin(ctx);
    const [a, b, c, d] = COATS;
    ctx.save();
    ctx.beginPath();
    ctx.rect(252, 150, 696, FLOOR - 140);
    ctx.clip();
    if (b) commuter(ctx, 506, 486, 0.84, b, 1, '#5a3520');
    if (d) commuter(ctx, 706, 482, 0.84, d, -1, '#5a3520');
    shadow(ctx, 600, 786, 340, 20, 0.34);
    if (a) commuter(ctx, 366, 494, 0.9, a, 1, '#7a4b2e');
    if (c) commuter(ctx, 838, 494, 0.9, c, -1, '#3b2c28');
    placed(ctx, { x: 602, y: 614, scale: 0.54 }, () => {
      legs(ctx, '#4d3340', '#2b2024');
      fill(ctx, '#7d4545', 'M-110-20H110L138 214H-138Z');
      stroke(ctx, '#673637', 6, 'M-40 30L-50 208M40 30L50 208');
      person(ctx, { ...GRETA, dress: 'sweater', coat: '#8f5152', look: 0, lids: 0.5 });
      for (const side of [-1, 1])
        arm(ctx, { path: [side * 122, -120, side * 170, -10, side * 56, -24], sleeve: '#7d4545', skin: GRETA.skin });
      fill(ctx, '#f4f1ea', 'M-32-110H32L24-2H-24Z');
      fill(ctx, '#b58d68', 'M-30-84H30L26-36H-26Z');
      box(ctx, '#3a302a', -37, -122, 74, 18, 7);
    });
    ctx.restore();
    doors(ctx);
    vignette(ctx, 0.4);
  },
};
