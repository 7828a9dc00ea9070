import { KOFI } from '../draw/cast.ts';
import { eye, mouth } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, legs, person } from '../draw/person.ts';
import type { Picture } from '../still.ts';

const FLOOR = 720;

function terminal(ctx: Ctx): void {
  wash(ctx, ['#b9c8d3', '#d3dde3', '#c3cfd7'], 0, 0, 1_200, FLOOR);
  box(ctx, '#8397a5', 0, 70, 1_200, 330);
  wash(ctx, ['#86b7d6', '#c2dde8', '#efe4cf'], 0, 84, 1_200, 302);
  for (const x of [240, 520, 800, 1_080]) box(ctx, '#8397a5', x, 70, 16, 330);
  placed(ctx, { x: 930, y: 210 }, () => {
    fill(ctx, '#f4f6f6', 'M-130 0C-120-26 60-26 130-14C150-8 150 8 130 12C60 22-120 22-130 0Z');
    fill(ctx, '#b8413b', 'M90-14L130-74H152L136-10Z');
    fill(ctx, '#c9d3d8', 'M-10 6L-60 60H-30L50 8Z');
    for (let x = -84; x < 80; x += 20) oval(ctx, '#6f8b9b', x, -6, 4);
  });
  wash(ctx, ['#8b949b', '#a5adb2'], 0, FLOOR, 1_200, 180);
  for (let x = -500; x < 1_800; x += 180) stroke(ctx, 'rgba(30, 30, 40, 0.14)', 4, `M${600 + (x - 600) * 0.8} ${FLOOR}L${x} 900`);
  box(ctx, '#7a868e', 0, FLOOR - 16, 1_200, 16);
}

function arch(ctx: Ctx): void {
  shadow(ctx, 330, 772, 230, 22);
  box(ctx, '#dfe4e6', 130, 150, 70, 620, 8);
  box(ctx, '#dfe4e6', 460, 150, 70, 620, 8);
  box(ctx, '#c3cacd', 184, 150, 16, 620);
  box(ctx, '#c3cacd', 460, 150, 16, 620);
  box(ctx, '#5f6c75', 116, 106, 428, 74, 12);
  for (let i = 0; i < 5; i++) {
    oval(ctx, '#e8392c', 210 + i * 60, 143, 16);
    glow(ctx, '255, 70, 50', 0.5, 210 + i * 60, 143, 44);
  }
}

function knight(ctx: Ctx): void {
  placed(ctx, { x: 330, y: 466, scale: 0.91 }, () => {
    for (const side of [-1, 1]) {
      fill(ctx, '#8d98a3', `M${side * 14}-10H${side * 92}L${side * 82} 130H${side * 20}Z`);
      fill(ctx, '#a9b4be', `M${side * 20} 150H${side * 84}L${side * 76} 290H${side * 26}Z`);
      oval(ctx, '#c4cdd4', side * 52, 142, 42, 30);
      fill(ctx, '#76818c', `M${side * 14} 284H${side * 84}C${side * 104} 300 ${side * 108} 322 ${side * 104} 330H${side * 10}Z`);
    }
    fill(ctx, '#9aa5af', 'M-44-196C-140-190-150-120-132-30L-110 24H110L132-30C150-120 140-190 44-196Z');
    fill(ctx, '#b9c3cb', 'M-44-196C-140-190-150-120-132-30L-110 24H-20C-60-40-70-130-44-196Z');
    stroke(ctx, '#76818c', 5, 'M0-190V20M-120-30H120');
    fill(ctx, '#8d3036', 'M-112 10H112L128 76L96 60L64 88L32 62L0 90L-32 62L-64 88L-96 60L-128 76Z');
    for (const side of [-1, 1]) {
      stroke(ctx, '#8d98a3', 54, `M${side * 134}-140Q${side * 176}-40 ${side * 140} 40`);
      oval(ctx, '#c4cdd4', side * 136, -150, 50, 46);
      oval(ctx, '#a9b4be', side * 160, -54, 32, 28);
      oval(ctx, '#76818c', side * 138, 66, 30, 32);
    }
    fill(ctx, '#8d3036', 'M-6-404C-20-470 50-510 100-470C70-470 70-440 84-420C50-430 20-420 10-400Z');
    fill(ctx, '#a9b4be', 'M-80-270C-84-380-40-410 0-410C40-410 84-380 80-270C80-230 50-186 0-180C-50-186-80-230-80-270Z');
    fill(ctx, '#c4cdd4', 'M-80-270C-84-380-40-410 0-410C-40-380-54-300-40-190C-66-210-80-240-80-270Z');
    box(ctx, '#1c2026', -62, -312, 124, 34, 8);
    for (const x of [-24, 24]) {
      oval(ctx, '#f1ede4', x, -296, 12);
      oval(ctx, '#2a1a12', x + 5, -294, 6);
      box(ctx, '#1c2026', x - 14, -312, 28, 14);
    }
    stroke(ctx, '#5f6a75', 6, 'M0-276V-190M-66-270H66');
    mouth(ctx, 0, -230, 56, '#1c2026', 7);
    for (const x of [-30, -16, 16, 30]) oval(ctx, '#1c2026', x, -250, 4);
  });
}

function officer(ctx: Ctx): void {
  shadow(ctx, 652, 786, 110, 16);
  placed(ctx, { x: 652, y: 510, scale: 0.84 }, () => {
    legs(ctx, '#2a3040');
    person(ctx, { ...KOFI, dress: 'shirt', coat: '#c9d6de', tie: '#2a3040', look: -0.95, lids: 0.5 });
    fill(ctx, '#2a3040', 'M-66-322C-84-372-46-398 0-398C46-398 84-372 66-322Z');
    fill(ctx, '#171a22', 'M-80-322H70C50-304-50-300-84-310Z');
    oval(ctx, '#d9b14a', 0, -356, 13);
    box(ctx, '#d9b14a', 50, -130, 26, 32, 4);
    box(ctx, '#2a3040', -106, -28, 212, 24, 4);
    arm(ctx, { path: [124, -120, 168, -40, 104, 6], sleeve: '#b7c6cf', skin: KOFI.skin });
    arm(ctx, { path: [-122, -120, -160, 0, -194, -74], sleeve: '#c9d6de', skin: KOFI.skin });
    stroke(ctx, '#23262e', 15, 'M-206-86L-242-190');
    oval(ctx, '#23262e', -254, -214, 20, 40, -0.3);
    oval(ctx, '#d9b14a', -254, -214, 10, 28, -0.3);
  });
}

/** It has been asked to lie flat. */
function horse(ctx: Ctx): void {
  fill(ctx, '#7d5336', 'M900 560C850 500 840 440 800 400L840 350C900 390 960 440 1010 520L1010 612H900Z');
  fill(ctx, '#3b2619', 'M852 344C920 370 980 430 1016 520L984 540C950 460 900 410 846 384Z');
  fill(
    ctx,
    '#8c6040',
    'M856 346C830 322 790 330 770 360C740 400 710 440 690 474C684 504 710 520 736 508C770 490 800 470 826 466C860 450 880 390 856 346Z',
  );
  fill(ctx, '#6b4630', 'M690 474C684 504 710 520 736 508C748 502 758 496 768 490C748 482 736 462 722 438C710 452 698 464 690 474Z');
  oval(ctx, '#2a1c14', 706, 480, 6, 8, 0.5);
  stroke(ctx, '#2a1c14', 5, 'M716 506L756 484');
  fill(ctx, '#8c6040', 'M826 340L832 286L862 342Z');
  fill(ctx, '#6b4630', 'M846 340L866 294L880 354Z');
  eye(ctx, 800, { y: 390, gap: 0, size: 13, look: -0.5 });
  stroke(ctx, '#c2463c', 8, 'M736 410Q776 424 800 466M776 440L858 424');
}

function belt(ctx: Ctx): void {
  shadow(ctx, 930, 850, 330, 22);
  box(ctx, '#6c7881', 780, 640, 480, 200, 6);
  box(ctx, '#55606a', 780, 700, 480, 8);
  for (const x of [810, 1_010]) box(ctx, '#55606a', x, 720, 170, 96, 4);
  box(ctx, '#2b2f37', 760, 604, 480, 42, 20);
  for (let x = 784; x < 1_010; x += 46) oval(ctx, '#444a55', x, 625, 14);
  box(ctx, '#dfe4e6', 990, 330, 300, 300, 14);
  box(ctx, '#c3cacd', 990, 330, 300, 40, 14);
  box(ctx, '#5f6c75', 990, 420, 26, 206);
}

/** The rest of the luggage. */
function tray(ctx: Ctx): void {
  fill(ctx, '#d9b14a', 'M834 570A68 68 0 0 1 970 570Z');
  fill(ctx, '#8d3036', 'M845 570A57 57 0 0 1 959 570Z');
  fill(ctx, '#d9b14a', 'M882 570A20 20 0 0 1 922 570Z');
  placed(ctx, { x: 812, y: 540, turn: -0.16 }, () => {
    box(ctx, '#c4cdd4', -8, 0, 16, 40);
    box(ctx, '#d9b14a', -42, -8, 84, 14, 6);
    box(ctx, '#5a3520', -8, -56, 16, 50, 5);
    oval(ctx, '#d9b14a', 0, -62, 13);
  });
  fill(ctx, '#7f8a91', 'M770 574H980L966 612H784Z');
  box(ctx, '#98a3aa', 764, 566, 222, 14, 5);
}

function monitor(ctx: Ctx): void {
  box(ctx, '#4a545d', 1_078, 280, 18, 60);
  box(ctx, '#2b2f37', 968, 96, 216, 190, 10);
  wash(ctx, ['#0f2a33', '#14404a'], 982, 110, 188, 162);
  fill(ctx, '#7fe0d0', 'M994 178C1000 164 1016 150 1030 142L1036 130L1044 142C1050 152 1046 162 1036 166C1022 172 1010 186 998 188Z');
  oval(ctx, '#14404a', 1_030, 152, 5);
  stroke(ctx, '#7fe0d0', 7, 'M1042 156C1052 166 1056 176 1066 184C1090 192 1120 184 1146 188');
  stroke(
    ctx,
    '#7fe0d0',
    4,
    'M1072 188Q1064 210 1076 222M1086 190Q1078 214 1090 226M1100 190Q1094 214 1104 226M1114 188Q1110 212 1118 222M1070 190L1062 226L1066 262M1082 224L1080 262M1138 190L1148 222L1140 262M1126 192L1130 226L1122 262M1146 188Q1162 200 1160 226',
  );
}

export const airport: Picture = {
  id: 'airport',
  title: 'Anything Metal',
  alt: 'A knight in full armour stands in the metal detector of an airport, all its lights red, while an officer lifts a scanner. The horse comes out of the X-ray machine on the belt.',
  draw(ctx) {
    terminal(ctx);
    arch(ctx);
    shadow(ctx, 330, 766, 130, 16, 0.36);
    knight(ctx);
    officer(ctx);
    monitor(ctx);
    horse(ctx);
    belt(ctx);
    tray(ctx);
    vignette(ctx, 0.26);
  },
};
