import { layouts } from '@deadpan/forge';
import type { LayoutId, Plan } from '@deadpan/forge';

const art = [
  'cat',
  'alarm-clock',
  'laptop',
  'dog-face',
  'office-worker',
  'goose',
  'hot-beverage',
  'potted-plant',
  'printer',
  'pizza',
  'penguin',
  'mobile-phone',
  'horse-face',
  'spider',
  'weary-face',
  'automobile',
  'full-moon',
  'bus',
  'cheese-wedge',
  'woman',
];
const moods = ['calm', 'smug', 'tired', 'panic', 'proud', 'sad', 'angry', 'suspicious'] as const;
const ids = Object.keys(layouts) as LayoutId[];

/** A plan that puts a text into every place of a layout, as nobody would: what the artist must be able to draw all the same. */
export function strained(text: string, at: number, layout = ids[at % ids.length] ?? 'reaction'): Omit<Plan, 'style' | 'format'> {
  const { texts, art: places } = layouts[layout];
  return {
    schema: 1,
    layout,
    seed: at * 7 + 1,
    mood: moods[at % moods.length] ?? 'calm',
    art: Object.fromEntries(places.map((place, i) => [place, art[(at + i * 5) % art.length] ?? 'cat'])),
    texts: Object.fromEntries(texts.map(({ name }) => [name, text])),
  };
}
