import type { MemeText, MemeTextLook } from '@deadpan/protocol';
import { layouts } from '../layouts.ts';
import type { TextSlot } from '../layouts.ts';
import type { Plan } from '../plan.ts';
import { compositions } from './compositions.ts';
import type { Composition, Frame } from './frame.ts';
import type { TextLook } from './text/look.ts';

/** A meme's size in pixels, and where its texts stand and how they look. */
export interface LaidOut {
  width: number;
  height: number;
  texts: MemeText[];
  looks: MemeTextLook[];
}

/** Takes a plan and its frame; returns its texts in their default boxes, and how each place for text looks. */
export function laidOut(plan: Plan, frame: Frame): LaidOut {
  const { places } = compositions[plan.layout](frame);
  return { width: frame.w, height: frame.h, texts: textsOf(plan, frame, places), looks: looksOf(plan, frame, places) };
}

const round = (share: number) => Math.round(share * 10_000) / 10_000;

function textsOf(plan: Plan, { w, h }: Frame, places: Composition['places']): MemeText[] {
  const slots: readonly TextSlot[] = layouts[plan.layout].texts;
  return slots.flatMap(({ name }) => {
    const place = places[name];
    const text = Object.hasOwn(plan.texts, name) ? plan.texts[name] : undefined;
    if (!place || !text?.trim()) return [];
    const { box } = place;
    return [{ slot: name, text, x: round(box.x / w), y: round(box.y / h), width: round(box.w / w), height: round(box.h / h) }];
  });
}

function looksOf(plan: Plan, { w }: Frame, places: Composition['places']): MemeTextLook[] {
  const slots: readonly TextSlot[] = layouts[plan.layout].texts;
  return slots.flatMap(({ name, title }) => {
    const look = places[name]?.look;
    return look
      ? [
          {
            slot: name,
            name: title,
            font: familyOf(look),
            colour: look.colour,
            outline: look.outline,
            upper: look.upper,
            align: look.align,
            valign: look.valign,
            weight: weights[look.font],
            italic: look.font === 'serif-italic',
            largest: round(look.largest / w),
            ...(look.spacing !== undefined && { spacing: look.spacing }),
            ...(look.leading !== undefined && { leading: look.leading }),
            ...(look.plate !== undefined && { plate: look.plate }),
          },
        ]
      : [];
  });
}

/** What the faces would be called in a style sheet. */
const weights: Record<TextLook['font'], number> = {
  impact: 400,
  sans: 800,
  'sans-medium': 500,
  'sans-light': 300,
  serif: 700,
  'serif-black': 900,
  'serif-italic': 400,
  mono: 400,
  hand: 400,
};

const familyOf = ({ font }: TextLook): MemeTextLook['font'] =>
  font.startsWith('serif') ? 'serif' : font.startsWith('sans') ? 'sans' : (font as 'impact' | 'mono' | 'hand');
