import { eyes } from './face.ts';
import { glow } from './light.ts';
import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';
import { person } from './person.ts';
import type { PersonLook } from './person.ts';

/** A concert hall with an organ; the risers stand at y = 330 and 480. */
export function concertHall(ctx: Ctx): void {
  box(ctx, '#6a4229', -200, -200, 1_680, 1_100);
  for (let x = -180; x < 1_480; x += 58) box(ctx, '#74492e', x, -200, 30, 700);
  for (let i = 0; i < 19; i++) {
    const x = 190 + i * 50;
    const tall = 250 - Math.abs(i - 9) * 17;
    box(ctx, '#c9a04c', x - 19, 330 - tall, 38, tall, 8);
    box(ctx, '#e2c274', x - 14, 330 - tall, 10, tall, 5);
    fill(ctx, '#5a3a22', `M${x - 9} 292h18l-9-22z`);
  }
  glow(ctx, '255, 220, 150', 0.4, 640, 220, 460, 300);
  box(ctx, '#8a5a36', -200, 322, 1_680, 20);
  box(ctx, '#573521', -200, 342, 1_680, 140);
  box(ctx, '#8a5a36', -200, 476, 1_680, 18);
  box(ctx, '#4a2c1b', -200, 494, 1_680, 400);
}

/** One of the strings, from the front, bowing to a phase. What has become of the player is up to the time. */
export function violinist(ctx: Ctx, who: Pick<PersonLook, 'skin' | 'shade' | 'hair' | 'hairColor'> | 'skeleton', bow: number): void {
  if (who === 'skeleton') skeleton(ctx);
  else person(ctx, { ...who, dress: 'suit', coat: '#1f1d26', look: 0, lids: 0.5 });
  placed(ctx, { x: 64, y: -150, turn: 0.32 }, () => {
    box(ctx, '#3a2216', 60, -9, 130, 18, 5);
    fill(ctx, '#9c5728', 'M-70 0C-74-44-30-50-8-34C14-50 64-40 64 0C64 40 14 50-8 34C-30 50-74 44-70 0Z');
    stroke(ctx, '#5b2e14', 4, 'M-20-18q8 18 0 36M18-18q-8 18 0 36');
    stroke(ctx, '#e8dcc2', 2, 'M-56-3H180M-56 3H180');
    oval(ctx, who === 'skeleton' ? '#e9e2cf' : who.skin, 168, 16, 24, 20);
  });
  placed(ctx, { x: 40 + bow * 22, y: -150 - bow * 14, turn: -0.62 }, () => stroke(ctx, '#d8c39a', 5, 'M-150 0H120'));
  placed(ctx, { x: -84 + bow * 22, y: -62 - bow * 14 }, () => oval(ctx, who === 'skeleton' ? '#e9e2cf' : who.skin, 0, 0, 24, 22));
}

/** A violinist who stayed for the end. */
function skeleton(ctx: Ctx): void {
  const bone = '#e9e2cf';
  fill(ctx, '#1f1d26', 'M-34-188C-100-176-134-150-140 0H140C134-150 100-176 34-188Z');
  fill(ctx, '#12111a', 'M-30-190L0 0L30-190Z');
  stroke(ctx, bone, 9, 'M0-206V-30M-22-140H22M-18-112H18M-14-84H14');
  fill(ctx, bone, 'M-58-290C-58-360 58-360 58-290C60-262 48-248 40-240V-206C20-196-20-196-40-206V-240C-48-248-60-262-58-290Z');
  for (const side of [-1, 1]) oval(ctx, '#1a1620', side * 25, -276, 17, 16);
  eyes(ctx, { y: -276, gap: 25, size: 5, lids: 0, white: '#1a1620', ink: '#1a1620' });
  fill(ctx, '#1a1620', 'M0-262L8-244H-8Z');
  stroke(ctx, '#1a1620', 4, 'M-30-224H30M-20-232v16M-7-232v16M7-232v16M20-232v16');
}

/** What the years leave between things, from (0, 0) to about (w, h). */
export function cobweb(ctx: Ctx, w: number, h: number): void {
  const web = 'rgba(240, 236, 226, 0.75)';
  stroke(ctx, web, 2, `M0 0L${w} 0M0 0L${w * 0.8} ${h * 0.5}M0 0L${w * 0.45} ${h * 0.85}M0 0L0 ${h}`);
  for (const u of [0.35, 0.6, 0.85])
    stroke(
      ctx,
      web,
      2,
      `M${w * u} 0Q${w * u * 0.78} ${h * u * 0.2} ${w * 0.8 * u} ${h * 0.5 * u}Q${w * u * 0.5} ${h * u * 0.5} ${w * 0.45 * u} ${h * 0.85 * u}Q${w * u * 0.2} ${h * u * 0.8} 0 ${h * u}`,
    );
}
