import { phrases } from './phrases.ts';
import { wit, witNames } from './wit.ts';

/** What `bench/judge` learned from the votes of crowds; a caption's worth is a sum. */
export interface Model {
  /** By the names of `wit`: what one more of it is worth, and how much of it a caption has on the average. */
  wit: Record<string, { weight: number; mean: number }>;
  /** What it is worth to contain a phrase. */
  phrases: Record<string, number>;
  /** What each of the 512 numbers of a caption's meaning is worth, and their average. */
  meaning: { weights: number[]; mean: number[] };
  /** The worths of captions people wrote, from the least to the most, at equal steps. */
  steps: number[];
}

/** What a caption's worth is made of, each part above or below that of an average caption. */
export interface Worth {
  /** In the order of `witNames`. */
  wit: number[];
  phrases: number;
  meaning: number;
}

/** Takes what was learned, a caption and the numbers of its meaning; returns what it is worth. */
export function worthOf(model: Model, caption: string, vector: readonly number[]): Worth {
  const counted = wit(caption);
  return {
    wit: witNames.map((name, at) => {
      const known = model.wit[name];
      return known ? ((counted[at] ?? 0) - known.mean) * known.weight : 0;
    }),
    phrases: [...phrases(caption)].reduce(
      (sum, phrase) => sum + (Object.hasOwn(model.phrases, phrase) ? (model.phrases[phrase] ?? 0) : 0),
      0,
    ),
    meaning: model.meaning.weights.reduce((sum, weight, at) => sum + weight * ((vector[at] ?? 0) - (model.meaning.mean[at] ?? 0)), 0),
  };
}

export const total = (worth: Worth): number => worth.wit.reduce((sum, one) => sum + one, 0) + worth.phrases + worth.meaning;

/** Takes what was learned and a caption's worth; returns the share of captions people wrote that are worth less: 0 to 1. */
export function scoreOf({ steps }: Pick<Model, 'steps'>, worth: number): number {
  const above = steps.findIndex((step) => step > worth);
  if (above === 0) return 0;
  if (above < 0) return 1;
  const [low = 0, high = 1] = steps.slice(above - 1, above + 1);
  return (above - 1 + (worth - low) / (high - low)) / (steps.length - 1);
}
