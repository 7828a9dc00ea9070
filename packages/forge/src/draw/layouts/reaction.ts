import type { Compose, Frame, Place } from '../frame.ts';
import { aside, main, shout } from '../looks.ts';
import { dusk, engraved, ground, inset, paper } from '../page.ts';
import type { Box } from '../pen.ts';
import { stand } from '../scene.ts';

/** One figure, a line above and a line below. */
export const reaction: Compose = (frame) => {
  const { kit } = frame;
  const figure = frame.figure('main');
  const { picture, top, bottom } = arranged(frame);
  return {
    places: { top, bottom },
    paint: (pen) => {
      paper(pen, frame);
      ground(pen, frame, picture);
      const low = kit.style === 'classic' ? (figure.bust ? 0.82 : frame.wide ? 0.78 : 0.7) : undefined;
      stand(pen, frame, figure, picture, {
        alone: true,
        ...(low !== undefined && { height: low, feet: 0.93 }),
        ...(kit.style === 'modern' && { height: figure.bust ? 0.92 : 0.84, feet: 0.95 }),
        ...(kit.style === 'minimalist' && { height: figure.bust ? 0.74 : 0.62, feet: 0.8, marked: false, shadow: false }),
      });
      if (kit.style === 'classic') {
        dusk(pen, { x: 0, y: 0, w: frame.w, h: frame.h * 0.32 }, 'top', 0.35);
        dusk(pen, { x: 0, y: frame.h * 0.7, w: frame.w, h: frame.h * 0.3 }, 'bottom', 0.35);
      }
      if (kit.style === 'vintage') {
        engraved(pen, frame, inset({ x: 0, y: 0, w: frame.w, h: frame.h }, 26 * frame.u));
        engraved(pen, frame, picture, 0.6);
      }
    },
  };
};

interface Arranged {
  picture: Box;
  top: Place;
  bottom: Place;
}

/** Where a picture with two lines has them, in each style. */
function arranged(frame: Frame): Arranged {
  const { w, h, u, wide, tall, kit } = frame;
  const m = 44 * u;
  switch (kit.style) {
    case 'classic':
      return {
        picture: { x: 0, y: 0, w, h },
        top: { box: { x: m, y: m * 0.7, w: w - 2 * m, h: h * 0.24 }, look: shout(104 * u, { valign: 'top' }) },
        bottom: { box: { x: m, y: h * 0.77, w: w - 2 * m, h: h * 0.23 - m * 0.6 }, look: shout(98 * u, { valign: 'bottom' }) },
      };
    case 'modern': {
      if (wide) {
        const side = w * 0.44;
        return {
          picture: { x: side, y: 0, w: w - side, h },
          top: { box: { x: m * 1.2, y: m * 1.2, w: side - m * 2.2, h: h * 0.6 }, look: main(kit, 84 * u, { valign: 'top' }) },
          bottom: {
            box: { x: m * 1.2, y: h * 0.7, w: side - m * 2.2, h: h * 0.3 - m * 1.2 },
            look: aside(kit, 50 * u, { valign: 'bottom' }),
          },
        };
      }
      const head = tall ? 0.27 : 0.25;
      const foot = 0.11;
      return {
        picture: { x: 0, y: h * head, w, h: h * (1 - head - foot) },
        top: { box: { x: m * 1.3, y: m, w: w - 2.6 * m, h: h * head - 1.7 * m }, look: main(kit, 84 * u, { valign: 'middle' }) },
        bottom: { box: { x: m * 1.3, y: h * (1 - foot) + m * 0.4, w: w - 2.6 * m, h: h * foot - m * 0.9 }, look: aside(kit, 50 * u) },
      };
    }
    case 'vintage': {
      const edge = 70 * u;
      if (wide) {
        const picture = { x: w * 0.5, y: edge, w: w * 0.5 - edge, h: h - 2 * edge };
        return {
          picture,
          top: { box: { x: edge * 1.3, y: edge * 1.1, w: w * 0.5 - edge * 2.1, h: h * 0.52 }, look: main(kit, 80 * u) },
          bottom: { box: { x: edge * 1.3, y: h * 0.66, w: w * 0.5 - edge * 2.1, h: h * 0.34 - edge * 1.2 }, look: aside(kit, 50 * u) },
        };
      }
      const head = tall ? 0.22 : 0.23;
      return {
        picture: { x: edge, y: h * head, w: w - 2 * edge, h: h * (0.86 - head) },
        top: { box: { x: edge, y: edge * 0.85, w: w - 2 * edge, h: h * head - edge * 1.15 }, look: main(kit, 84 * u) },
        bottom: { box: { x: edge, y: h * 0.872, w: w - 2 * edge, h: h * 0.128 - edge * 0.85 }, look: aside(kit, 52 * u) },
      };
    }
    case 'minimalist': {
      const edge = 84 * u;
      if (wide)
        return {
          picture: { x: w * 0.48, y: 0, w: w * 0.52, h },
          top: { box: { x: edge, y: edge, w: w * 0.44 - edge * 0.6, h: h * 0.55 }, look: main(kit, 66 * u, { valign: 'top' }) },
          bottom: {
            box: { x: edge, y: h * 0.72, w: w * 0.44 - edge * 0.6, h: h * 0.28 - edge },
            look: aside(kit, 40 * u, { valign: 'bottom' }),
          },
        };
      return {
        picture: { x: 0, y: h * 0.2, w, h: h * 0.64 },
        top: { box: { x: edge, y: edge * 0.9, w: w - 2 * edge, h: h * 0.2 - edge * 0.3 }, look: main(kit, 66 * u, { valign: 'top' }) },
        bottom: {
          box: { x: edge, y: h * 0.85, w: w - 2 * edge, h: h * 0.15 - edge * 0.8 },
          look: aside(kit, 40 * u, { valign: 'bottom' }),
        },
      };
    }
  }
}
