import type { AvatarSeed } from '@deadpan/protocol';
import { picks } from './chance.ts';
import {
  brows,
  collars,
  dot,
  ears,
  gazes,
  glasses,
  hats,
  heads,
  INK,
  marks,
  mouths,
  moustaches,
  schemes,
  shoulders,
} from './face-parts.ts';

/**
 * Takes a seed; returns the SVG of its face, always the same: two dots and a straight line, and what somebody may wear around them. Nothing of
 * the seed itself is in it. Browsers keep a face for good, so the parts and their order stay as they are.
 */
export function drawFace(seed: AvatarSeed): string {
  const pick = picks(seed);
  const { ground, head, cloth, hat } = pick(schemes);
  const shape = pick(heads);
  const { apart, radius } = pick(gazes);
  const mouth = pick(mouths);
  const parts = [
    `<path d="M0 0H256V256H0Z" fill="${ground}"/>`,
    shoulders(cloth),
    pick(collars),
    pick(ears)(head),
    `<path d="${shape}" fill="${head}"/>`,
    pick(marks),
    pick(hats)(hat, cloth),
    pick(brows)(apart),
    dot(128 - apart, radius) + dot(128 + apart, radius),
    pick(glasses)(apart),
    pick(moustaches),
    `<path d="M${128 - mouth} 184H${128 + mouth}" stroke="${INK}" stroke-width="10" stroke-linecap="round"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">${parts.join('')}</svg>`;
}
