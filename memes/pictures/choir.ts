import { Path2D } from '@napi-rs/canvas';
import { backOfConductor } from '../draw/backs.ts';
import { AIKO, GRETA, KOFI, MARA, OTTO, SAMIRA, TOBIAS } from '../draw/cast.ts';
import { glow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, person } from '../draw/person.ts';
import type { PersonLook } from '../draw/person.ts';
import type { Picture } from '../still.ts';

const ROBE = '#7a2f3c';
const ROBE_SHADE = '#5f222e';

function church(ctx: Ctx): void {
  wash(ctx, ['#4b4350', '#675c66', '#574c55']);
  for (const x of [150, 600, 1_050]) {
    fill(ctx, '#3a333f', `M${x - 116} 420V150C${x - 110} 60 ${x - 40} 20 ${x} 0C${x + 40} 20 ${x + 110} 60 ${x + 116} 150V420Z`);
    fill(ctx, '#d8b36a', `M${x - 98} 420V156C${x - 92} 80 ${x - 36} 44 ${x} 24C${x + 36} 44 ${x + 92} 80 ${x + 98} 156V420Z`);
    fill(ctx, '#4d7f8c', `M${x - 88} 300V166L${x} 250L${x + 88} 166V300L${x} 380Z`);
    fill(ctx, '#b5533f', `M${x - 60} 110L${x} 44L${x + 60} 110L${x} 196Z`);
    fill(ctx, '#e8cf8d', `M${x - 26} 120L${x} 84L${x + 26} 120L${x} 160Z`);
    stroke(ctx, '#3a333f', 7, `M${x} 24V420M${x - 98} 160L${x} 250L${x + 98} 160M${x - 98} 300L${x} 384L${x + 98} 300`);
    glow(ctx, '255, 220, 150', 0.35, x, 220, 220, 280);
  }
  for (const x of [375, 825]) {
    box(ctx, '#7d717b', x - 36, 0, 72, 900);
    box(ctx, '#8d818a', x - 36, 0, 22, 900);
    box(ctx, '#94888f', x - 48, 96, 96, 20, 4);
  }
}

function robe(ctx: Ctx): void {
  fill(ctx, ROBE, 'M-40-190C-120-176-158-150-170 60L-186 260H186L170 60C158-150 120-176 40-190Z');
  stroke(ctx, ROBE_SHADE, 8, 'M-96-110L-112 250M96-110L112 250M-44 0L-50 250M44 0L50 250');
  fill(ctx, '#f1ede4', 'M-62-182C-40-120 40-120 62-182L84-150C50-80-50-80-84-150Z');
}

function folder(ctx: Ctx, skin: string): void {
  for (const side of [-1, 1]) arm(ctx, { path: [side * 128, -118, side * 184, 40, side * 92, 22], sleeve: ROBE_SHADE, skin, width: 54 });
  fill(ctx, '#1d1b24', 'M-96-40L0-22L96-40L84 56L0 74L-84 56Z');
  fill(ctx, '#f4efe0', 'M-84-52L-2-34V-26L-88-42ZM84-52L2-34V-26L88-42Z');
  stroke(ctx, '#34313e', 4, 'M0-22V74');
}

function singer(
  ctx: Ctx,
  x: number,
  y: number,
  scale: number,
  who: Pick<PersonLook, 'skin' | 'shade' | 'hair' | 'hairColor'>,
  look: number,
): void {
  placed(ctx, { x, y, scale }, () => {
    placed(ctx, {}, () => person(ctx, { ...who, dress: 'bare', coat: ROBE, sings: true, look, lids: 0.5 }));
    ctx.save();
    robe(ctx);
    ctx.restore();
    folder(ctx, who.skin);
  });
}

/** A tenor. */
function vacuum(ctx: Ctx, x: number, y: number, scale: number): void {
  placed(ctx, { x, y, scale }, () => {
    stroke(ctx, '#2e2c33', 32, 'M70-236C190-300 210-420 120-440C60-452 40-420 40-392');
    stroke(ctx, '#45424b', 32, 'M70-236C190-300 210-420 120-440C60-452 40-420 40-392');
    ctx.save();
    ctx.setLineDash([5, 13]);
    ctx.lineCap = 'butt';
    ctx.lineWidth = 32;
    ctx.strokeStyle = '#2b2a31';
    ctx.stroke(new Path2D('M70-236C190-300 210-420 120-440C60-452 40-420 40-392'));
    ctx.restore();
    oval(ctx, '#2b2a31', 40, -390, 20, 12);
    robe(ctx);
    fill(ctx, '#b8322d', 'M-92-180C-104-290-70-346 0-346C70-346 104-290 92-180C60-160-60-160-92-180Z');
    fill(ctx, '#d0443a', 'M-92-180C-104-290-70-346-6-346C-50-320-66-270-58-172C-70-172-84-176-92-180Z');
    box(ctx, '#2e2c33', -60, -366, 120, 26, 12);
    oval(ctx, '#2e2c33', 0, -222, 30, 27);
    oval(ctx, '#121116', 0, -222, 21, 19);
    for (const side of [-1, 1]) {
      oval(ctx, '#f1ede4', side * 34, -288, 19);
      oval(ctx, '#2a1a12', side * 34 + 3, -284, 9);
      box(ctx, '#8e2622', side * 34 - 22, -310, 44, 20);
      stroke(ctx, '#2a1a12', 5, `M${side * 34 - 22}-290H${side * 34 + 22}`);
    }
    fill(ctx, '#f1ede4', 'M-92-186C-56-140 56-140 92-186L100-152C60-92-60-92-100-152Z');
    fill(ctx, '#1d1b24', 'M-96-40L0-22L96-40L84 56L0 74L-84 56Z');
    fill(ctx, '#f4efe0', 'M-84-52L-2-34V-26L-88-42ZM84-52L2-34V-26L88-42Z');
    stroke(ctx, '#34313e', 4, 'M0-22V74');
    stroke(ctx, '#1a191f', 9, 'M-150 250C-190 300-120 330-170 400');
  });
}

export const choir: Picture = {
  id: 'choir',
  title: 'Hymn Number Nine',
  alt: 'A choir in red robes sings in a church. The singer in the middle of the front row is a vacuum cleaner in a robe, holding its music like everyone else.',
  draw(ctx) {
    church(ctx);
    const back = [TOBIAS, AIKO, KOFI, GRETA] as const;
    back.forEach((who, i) => singer(ctx, [130, 372, 872, 1_080][i] ?? 0, 500, 0.84, who, i < 2 ? 0.4 : -0.4));
    box(ctx, '#4a2f2a', 0, 640, 1_200, 300);
    box(ctx, '#5e3d35', 0, 640, 1_200, 14);
    const front = [MARA, OTTO, undefined, SAMIRA, { ...KOFI, hair: 'short' }] as const;
    front.forEach((who, i) => {
      const x = 110 + i * 245;
      if (who) singer(ctx, x, 690, 0.98, who, i < 2 ? 0.4 : -0.4);
      else vacuum(ctx, x, 690, 1.02);
    });
    placed(ctx, { x: 600, y: 1_010, scale: 1.14 }, () => backOfConductor(ctx));
    glow(ctx, '255, 220, 150', 0.14, 600, 460, 460, 420);
    vignette(ctx, 0.42);
  },
};
