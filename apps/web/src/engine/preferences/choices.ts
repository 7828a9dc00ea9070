import { limits } from '@deadpan/protocol';
import { fieldsOf, parsed } from '../storage/json.ts';

/** What the visitor chose; `auto` follows the system. */
export type ThemeChoice = 'dark' | 'light' | 'auto';

/** Whether things move: as the system says, or less. */
export type MotionChoice = 'auto' | 'less';

/** Loudness of each source, 0 to 1 (spec §9: 0.7 for memes). */
export interface Loudness {
  memes: number;
  voices: number;
  effects: number;
}

/** Whether the own smile curves go to the server, to be kept with their matches; nobody is taken to want it before they said so. */
export type CurveChoice = 'unasked' | 'keep' | 'forget';

/** In which arenas the player's network address is hidden behind the relay, where the server has one. */
export type HideAddressChoice = 'public' | 'always' | 'never';

/** What this browser remembers of its visitor. */
export interface Choices {
  theme: ThemeChoice;
  motion: MotionChoice;
  volumes: Loudness;
  muted: boolean;
  /** less video each way, and only the clips that are about to play are loaded */
  dataSaver: boolean;
  curves: CurveChoice;
  /** Single letters are keys of the page. Whoever dictates presses them by talking. */
  singleKeys: boolean;
  hideAddress: HideAddressChoice;
}

/** Before anybody has chosen. */
export const initialChoices: Choices = {
  theme: 'dark',
  motion: 'auto',
  volumes: { memes: limits.memes.volume, voices: 0.8, effects: 0.5 },
  muted: false,
  dataSaver: false,
  curves: 'unasked',
  singleKeys: true,
  hideAddress: 'public',
};

type Check<T> = (value: unknown, otherwise: T) => T;
type Schema<T> = { [Name in keyof T]: Check<T[Name]> };

const oneOf =
  <T extends string>(...allowed: T[]): Check<T> =>
  (value, otherwise) =>
    allowed.find((each) => each === value) ?? otherwise;
const flag: Check<boolean> = (value, otherwise) => (typeof value === 'boolean' ? value : otherwise);
const share: Check<number> = (value, otherwise) => (typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise);

/** Takes what it knows field by field and whatever else is there for absent. */
function fields<T extends object>(schema: Schema<T>): Check<T> {
  return (value, otherwise) => {
    const given = fieldsOf(value);
    const names = Object.keys(schema) as (keyof T & string)[];
    return Object.fromEntries(names.map((name) => [name, schema[name](given[name], otherwise[name])])) as T;
  };
}

// Written by hand: the library that checks messages would weigh on the first screen, which reads nothing but this.
const choices = fields<Choices>({
  theme: oneOf('dark', 'light', 'auto'),
  motion: oneOf('auto', 'less'),
  volumes: fields<Loudness>({ memes: share, voices: share, effects: share }),
  muted: flag,
  dataSaver: flag,
  curves: oneOf('unasked', 'keep', 'forget'),
  singleKeys: flag,
  hideAddress: oneOf('public', 'always', 'never'),
});

/** Reads what was kept as text; anything that is not what it should be counts as not chosen. */
export const choicesFrom = (text: string | null): Choices => choices(parsed(text), initialChoices);
