import type { LayoutId } from '../layouts.ts';
import { faceOf, isArt, textArt, type Cast } from './art.ts';
import { isAnimal } from './match.ts';
import type { Mood, Theme } from './recipes.ts';
import type { Frame } from './understand/frame.ts';

/** What artwork is chosen by. */
export interface Scene {
  frame: Frame;
  cast: Cast;
  theme: Theme | undefined;
  mood: Mood;
  seed: number;
  /** what will be read, by place */
  texts: readonly string[];
}

/** Artwork for each place: what the line asks for, what the prompt names, what the theme is about, a face. */
export function artFor(layout: LayoutId, asked: readonly string[], scene: Scene): Record<string, string> {
  const { cast, theme, mood, seed, frame } = scene;
  const face = faceOf(mood, seed);
  const about = theme?.art && isArt(theme.art) ? theme.art : undefined;
  const named = (name: string | undefined): string | undefined => {
    if (name === 'who') return cast.who ?? (frame.subject?.person === 'other' ? cast.things[0] : undefined);
    if (name === 'thing') return cast.things[0] ?? about;
    if (name === 'left' || name === 'right') return cast[name];
    if (name === 'face') return face;
    return name !== undefined && isArt(name) ? name : undefined;
  };
  const main = named(asked[0]) ?? cast.who ?? cast.things[0] ?? about ?? face;
  if (layout === 'preference') {
    const no = named(asked[0]) ?? cast.left ?? textArt(scene.texts[0]) ?? 'unamused-face';
    const yes = [named(asked[1]), cast.right, textArt(scene.texts[1]), cast.who, cast.things[0], about, 'smirking-face'].find(
      (name) => name !== undefined && name !== no,
    );
    return { no, yes: yes ?? 'smirking-face' };
  }
  if (layout === 'versus') {
    const left = named(asked[0]) ?? cast.left ?? (cast.right ? undefined : cast.who) ?? face;
    const others = [named(asked[1]), cast.right, ...cast.things, about, cast.who, face, 'thinking-face'];
    return { left, right: others.find((name) => name !== undefined && name !== left) ?? face };
  }
  if (layout === 'question') {
    const person = named(asked[0]) ?? (isAnimal(cast.who) || frame.subject?.human ? cast.who : undefined) ?? face;
    const others = [named(asked[1]), ...cast.things, about, cast.who, 'butterfly'];
    return { person, thing: others.find((name) => name !== undefined && name !== person) ?? 'butterfly' };
  }
  return { main };
}
