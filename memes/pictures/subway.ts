import { GRETA, KOFI, SAMIRA } from '../draw/cast.ts';
import { bear } from '../draw/bear.ts';
import { eye } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, legs, person, seat } from '../draw/person.ts';
import type { Picture } from '../still.ts';

const FLOOR = 720;

function carriage(ctx: Ctx): void {
  wash(ctx, ['#c9d0cf', '#dde2df', '#c0c8c6'], 0, 0, 1_200, FLOOR);
  box(ctx, '#aeb8b6', 0, 0, 1_200, 50);
  for (const x of [160, 600, 1_040]) {
    box(ctx, '#fbfaf0', x - 120, 14, 240, 20, 8);
    glow(ctx, '255, 252, 230', 0.5, x, 40, 240, 120);
  }
  for (const [x, w] of [
    [30, 300],
    [450, 300],
    [870, 300],
  ] as const) {
    box(ctx, '#8b9694', x - 12, 118, w + 24, 324, 26);
    wash(ctx, ['#1c212c', '#272e3c', '#1a1f2a'], x, 130, w, 300);
    for (const y of [196, 372]) stroke(ctx, '#3a4356', 5, `M${x + 8} ${y}H${x + w - 8}`);
    oval(ctx, '#f2d58a', x + 60, 250, 9);
    glow(ctx, '242, 213, 138', 0.5, x + 60, 250, 54);
    fill(ctx, 'rgba(255, 255, 255, 0.08)', `M${x + 40} 430L${x + 170} 130H${x + 230}L${x + 100} 430Z`);
  }
  for (const x of [338, 758]) {
    box(ctx, '#d9b23f', x + 30, 70, 40, 26, 4);
    box(ctx, '#9aa5a3', x + 4, 110, 92, FLOOR - 110, 8);
    box(ctx, '#8b9694', x + 48, 110, 5, FLOOR - 110);
    box(ctx, '#2b323d', x + 16, 150, 28, 220, 10);
    box(ctx, '#2b323d', x + 58, 150, 28, 220, 10);
  }
  box(ctx, '#3f6f7a', 0, 548, 330, 60, 14);
  box(ctx, '#3f6f7a', 866, 548, 340, 60, 14);
  box(ctx, '#4f828d', 0, 450, 330, 104, 20);
  box(ctx, '#4f828d', 866, 450, 340, 104, 20);
  box(ctx, '#7e8987', 0, 606, 330, 114);
  box(ctx, '#7e8987', 866, 606, 340, 114);
  wash(ctx, ['#59616a', '#6b747c'], 0, FLOOR, 1_200, 180);
  for (let i = 0; i < 60; i++) oval(ctx, 'rgba(230, 230, 220, 0.14)', (i * 173) % 1_200, FLOOR + 12 + ((i * 71) % 160), 3);
  box(ctx, '#4a515a', 0, FLOOR, 1_200, 8);
  stroke(ctx, '#b9c2c0', 9, 'M0 78H1200');
}

/** From the far side of the pole: it goes up and down with the line. */
function carousel(ctx: Ctx): void {
  shadow(ctx, 610, 866, 250, 22, 0.36);
  placed(ctx, { x: 610, y: 650 }, () => {
    const white = '#f4efe4';
    const shade = '#d8d0c0';
    stroke(ctx, shade, 34, 'M-120 30L-190 70L-176 146M110 30L170 80L226 60');
    for (const [x, y] of [
      [-176, 158],
      [236, 58],
    ] as const)
      oval(ctx, '#4a3a34', x, y, 22, 16);
    fill(ctx, '#d9a24a', 'M150-30C210-60 262-20 250 40C244 80 270 100 290 96C250 130 210 90 214 50C214 20 190 0 150 6Z');
    fill(ctx, white, 'M-150-20C-110-70 100-76 160-36C186-6 176 44 138 60C60 46-60 52-112 60C-152 46-164 14-150-20Z');
    fill(ctx, white, 'M-70-50C-110-96-116-150-120-186L-180-150C-176-100-164-30-130 16Z');
    fill(ctx, '#d9a24a', 'M-116-196C-70-186-40-140-44-100C-30-90-36-60-54-46C-70-100-90-150-130-180Z');
    fill(ctx, white, 'M-118-196C-150-208-178-190-196-162L-246-104C-252-82-232-64-212-72L-156-112C-130-126-108-166-118-196Z');
    fill(ctx, white, 'M-132-196L-124-240L-104-190Z');
    oval(ctx, '#4a3a34', -236, -92, 5, 7);
    eye(ctx, -172, { y: -150, gap: 0, size: 14, look: -0.4, lids: 0.5 });
    stroke(ctx, '#4a3a34', 5, 'M-226-72L-196-90');
    stroke(ctx, '#c2463c', 11, 'M-200-164Q-170-120-168-96M-196-130L-118-150');
    for (const [x, y] of [
      [-198, -160],
      [-118, -150],
      [-168, -100],
    ] as const)
      oval(ctx, '#e0b24a', x, y, 11);
    fill(ctx, '#c2463c', 'M-96-54C-40-70 60-70 110-52L92 44C40 58-40 56-84 46Z');
    fill(ctx, '#3f6fa8', 'M-56-62C-20-70 40-70 70-60L60 14C30 22-20 22-46 16Z');
    for (let x = -80; x < 96; x += 22) oval(ctx, '#e0b24a', x, 50 - Math.abs(x) * 0.02, 8);
    stroke(ctx, white, 36, 'M-104 36L-150 110L-210 100M124 36L140 120L120 176');
    for (const [x, y] of [
      [-222, 98],
      [116, 186],
    ] as const)
      oval(ctx, '#4a3a34', x, y, 22, 16);
    fill(ctx, '#c2463c', 'M-130-60C-120-40-112-10-120 20L-142 10C-146-20-140-44-130-60Z');
  });
}

function rider(ctx: Ctx): void {
  placed(ctx, { x: 606, y: 600, scale: 0.82 }, () => {
    person(ctx, { ...KOFI, dress: 'suit', coat: '#39435c', tie: '#c9a04c', look: 0, lids: 0.55 });
    fill(ctx, '#2f384e', 'M-104-20H104C120 40 90 90 70 150L36 240L-26 226L14 120L-20 60Z');
    fill(ctx, '#26201f', 'M-34 220L44 236L40 276L-74 266C-80 250-60 236-34 236Z');
    arm(ctx, { path: [-122, -120, -166, -30, -92, -10], sleeve: '#323b52', skin: KOFI.skin });
    box(ctx, '#5a3a24', -152, -36, 130, 92, 10);
    stroke(ctx, '#3f2817', 8, 'M-112-36V-54H-62V-36M-152 4H-22');
  });
  placed(ctx, {}, () => {
    wash(ctx, ['#c79a3b', '#f0cf78', '#c79a3b', '#f0cf78', '#c79a3b'], 694, 50, 18, 830);
    oval(ctx, '#8c6a24', 703, 878, 34, 9);
    for (let y = 70; y < 860; y += 46) stroke(ctx, 'rgba(140, 100, 30, 0.5)', 4, `M694 ${y + 16}L712 ${y}`);
  });
  arm(ctx, { path: [708, 504, 770, 440, 716, 372], sleeve: '#323b52', skin: KOFI.skin, width: 40 });
}

function readers(ctx: Ctx): void {
  shadow(ctx, 170, 838, 130, 16, 0.3);
  placed(ctx, { x: 170, y: 610, scale: 0.8 }, () => {
    seat(ctx, '#4a3a52');
    person(ctx, { ...SAMIRA, dress: 'sweater', coat: '#8a5a4a', look: 0.1, lookY: 0.6, lids: 0.55 });
    fill(ctx, '#efeadd', 'M-136-140L0-120L136-140V10L0 34L-136 10Z');
    stroke(ctx, '#b8b2a2', 5, 'M0-118V32M-112-104L-24-92M-112-80L-24-68M24-92L112-104');
    box(ctx, '#a8a294', -112, -54, 88, 50);
    stroke(ctx, '#b8b2a2', 5, 'M24-62L112-74M24-38L112-50M24-14L112-26');
    for (const side of [-1, 1])
      arm(ctx, { path: [side * 126, -120, side * 160, -10, side * 132, -50], sleeve: '#7c5042', skin: SAMIRA.skin });
  });
  shadow(ctx, 1_080, 838, 130, 16, 0.3);
  placed(ctx, { x: 1_090, y: 612, scale: 0.8 }, () => {
    seat(ctx, '#5f5a4c');
    person(ctx, { ...GRETA, dress: 'suit', coat: '#6f7f5a', look: -0.8, lids: 0.5 });
    for (const side of [-1, 1])
      arm(ctx, { path: [side * 124, -120, side * 152, -10, side * 40, -26], sleeve: '#64734f', skin: GRETA.skin });
    stroke(ctx, '#f4efe4', 8, 'M0-40L0-120');
    for (const [x, y, r] of [
      [0, -170, 50],
      [-34, -150, 34],
      [34, -152, 36],
      [0, -200, 36],
    ] as const)
      oval(ctx, '#f0b0c4', x, y, r);
    oval(ctx, '#f6c8d6', -14, -186, 24);
  });
}

function commuter(ctx: Ctx): void {
  shadow(ctx, 900, 862, 110, 16, 0.34);
  placed(ctx, { x: 892, y: 590, scale: 0.72 }, () => {
    stroke(ctx, '#dfe4e2', 8, 'M150-702V-470');
    legs(ctx, '#3c3f4c');
    bear(ctx, { fur: '#7a5238', shade: '#5d3d27', muzzle: '#c9a27c', coat: '#54606e', tie: '#7a2f3e', look: -0.2, lids: 0.5 });
    stroke(ctx, '#54606e', 58, 'M132-128Q206-230 156-392');
    oval(ctx, '#7a5238', 152, -422, 34, 34);
    stroke(ctx, '#2b323d', 12, 'M122-452H182V-410H122Z');
    stroke(ctx, '#4a5562', 58, 'M-134-128Q-182-40-150 50');
    oval(ctx, '#7a5238', -148, 74, 32);
  });
}

export const subway: Picture = {
  id: 'subway',
  title: 'Line Seven, Rush Hour',
  alt: 'In an underground train a man in a suit sits on a wooden carousel horse and holds on to its golden pole. A bear, a woman with a newspaper and a woman with candy floss ride along.',
  draw(ctx) {
    carriage(ctx);
    readers(ctx);
    commuter(ctx);
    carousel(ctx);
    rider(ctx);
    vignette(ctx, 0.34);
  },
};
