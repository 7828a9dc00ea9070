import { useState } from 'react';
import { graphemes, limits } from '@deadpan/protocol';
import { keepWish, readWish } from './kept-wish.ts';
import type { Wish } from './kept-wish.ts';

/** The form's content, through a refresh, and what is wrong with it. `length` as a person counts characters. */
export function useWish(user: string) {
  const [wish, setWish] = useState(() => readWish(user));
  const change = (part: Partial<Wish>): void => {
    const next = { ...wish, ...part };
    setWish(next);
    keepWish(user, next);
  };
  const prompt = wish.prompt.trim();
  const length = graphemes(prompt);
  const problem = prompt === '' ? ('empty' as const) : length > limits.forge.prompt ? ('long' as const) : null;
  return { wish: { ...wish, prompt }, typed: wish.prompt, length, problem, change };
}
