import { box, fill, oval, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

const BARS = ['#d8d5cc', '#c9b93e', '#3fb3b0', '#4ea64a', '#a64f9e', '#b8403a', '#3a4fa8'];
const CIRCLE = { x: 640, y: 330, r: 236 };

/** A broadcaster's card: grid, castellations, colours in a circle, and room for a face in its middle. */
export function testCard(ctx: Ctx): void {
  box(ctx, '#8d8f8e', -40, 0, 1_360, 720);
  for (let x = 40; x < 1_280; x += 80) stroke(ctx, '#a7a9a8', 3, `M${x} 40V620`);
  for (let y = 90; y < 620; y += 80) stroke(ctx, '#a7a9a8', 3, `M-20 ${y}H1300`);
  for (let i = 0; i < 16; i++) {
    box(ctx, i % 2 ? '#e9e6dd' : '#1c1c20', i * 80, 58, 80, 14);
    box(ctx, i % 2 ? '#1c1c20' : '#e9e6dd', i * 80, 586, 80, 14);
  }
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++)
      box(ctx, `rgb(${36 + i * 42}, ${36 + i * 42}, ${38 + i * 42})`, 640 + side * 430 - 60, 190 + i * 56, 120, 56);
  ctx.save();
  ctx.beginPath();
  ctx.arc(CIRCLE.x, CIRCLE.y, CIRCLE.r, 0, Math.PI * 2);
  ctx.clip();
  box(ctx, '#f3efe6', 380, 80, 520, 520);
  BARS.forEach((color, i) => box(ctx, color, 404 + i * 67.5, 80, 68, 126));
  BARS.toReversed().forEach((color, i) => box(ctx, color, 404 + i * 67.5, 486, 68, 36));
  for (let i = 0; i < 48; i++) box(ctx, i % 2 ? '#e9e6dd' : '#1c1c20', 400 + i * 10, 522, 10, 26);
  box(ctx, '#1c1c20', 380, 548, 520, 60);
  ctx.restore();
  ctx.strokeStyle = '#f3efe6';
  ctx.lineWidth = 6;
  ctx.beginPath();
  ctx.arc(CIRCLE.x, CIRCLE.y, CIRCLE.r, 0, Math.PI * 2);
  ctx.stroke();
}

/** The house's face in the circle: two dots and a line. `look` moves the dots, `lift` raises one corner of the mouth. */
export function cardFace(ctx: Ctx, look: number, lids: number, lift: number): void {
  for (const x of [548, 732]) {
    if (lids > 0.9) stroke(ctx, '#17161a', 14, `M${x - 34} 310H${x + 34}`);
    else {
      oval(ctx, '#17161a', x, 302, 40, 40);
      oval(ctx, '#f3efe6', x + 10 + look * 16, 288, 11, 11);
      fill(ctx, '#f3efe6', `M${x - 50} ${250}H${x + 50}V${276 + lids * 20}H${x - 50}Z`);
      stroke(ctx, '#17161a', 12, `M${x - 42} ${276 + lids * 20}H${x + 42}`);
    }
  }
  stroke(ctx, '#17161a', 18, `M556 420C610 ${420 + lift * 8} 680 ${420 + lift * 10} 724 ${420 - lift * 34}`);
}
