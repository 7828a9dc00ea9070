import type { Model } from '../../apps/server/src/adapters/judge/model.ts';
import { phrases } from '../../apps/server/src/adapters/judge/phrases.ts';
import { wit, witNames } from '../../apps/server/src/adapters/judge/wit.ts';
import type { Contest } from './contests.ts';
import { ridge } from './ridge.ts';

/** Numbers of a caption's meaning. */
export type Vectors = ReadonlyMap<string, Float32Array>;

/** A phrase is learned when so many contests have it: one drawing's own words say nothing about the next. */
const IN_CONTESTS = 8;
const PENALTY = { wit: 300, meaning: 10_000, phrases: 2_000 };
const MEANINGS = 512;

/** Takes contests and the numbers of their captions' meaning; returns what can be learned from them. `steps` is left empty. */
export function fit(contests: readonly Contest[], vectors: Vectors): Model {
  const texts = contests.flatMap(({ captions }, group) =>
    captions.map(({ caption, mean }) => {
      const below = captions.filter((other) => other.mean < mean).length;
      const level = captions.filter((other) => other.mean === mean).length;
      // The rank, not the vote: crowds differ in how kind they are.
      const target = (below + (level - 1) / 2) / (captions.length - 1) - 0.5;
      return { group, target, counted: wit(caption), vector: vectors.get(caption)!, said: phrases(caption) };
    }),
  );
  const known = new Map<string, Set<number>>();
  const count = new Map<string, number>();
  for (const { group, said } of texts) {
    for (const phrase of said) {
      known.set(phrase, (known.get(phrase) ?? new Set()).add(group));
      count.set(phrase, (count.get(phrase) ?? 0) + 1);
    }
  }
  const common = [...known].filter(([, groups]) => groups.size >= IN_CONTESTS).map(([phrase]) => phrase);
  const place = new Map(common.map((phrase, at) => [phrase, at]));
  const share = common.map((phrase) => count.get(phrase)! / texts.length);
  const phraseScale = Float64Array.from(share, (each) => (each * (1 - each)) ** -0.25);

  const column = (at: number): number[] => texts.map(({ counted }) => counted[at]!);
  const witStats = witNames.map((_, at) => moments(column(at)));
  const meaningMean = Array.from({ length: MEANINGS }, (_, at) => moments(texts.map(({ vector }) => vector[at]!)).mean);
  const spread = Math.sqrt(
    texts.reduce((sum, { vector }) => sum + vector.reduce((all, each, at) => all + (each - meaningMean[at]!) ** 2, 0), 0) /
      (texts.length * MEANINGS),
  );
  const rows = texts.map(({ group, target, counted, vector, said }) => ({
    group,
    target,
    dense: Float64Array.from([
      ...counted.map((each, at) => (each - witStats[at]!.mean) / witStats[at]!.deviation),
      ...Array.from(vector, (each, at) => (each - meaningMean[at]!) / spread),
    ]),
    sparse: Int32Array.from([...said].flatMap((phrase) => place.get(phrase) ?? [])),
  }));
  const penalty = Float64Array.from([
    ...witNames.map(() => PENALTY.wit),
    ...meaningMean.map(() => PENALTY.meaning),
    ...common.map(() => PENALTY.phrases),
  ]);
  const weights = ridge({ rows, phraseScale, penalty });

  const digits = (each: number): number => Number(each.toPrecision(5));
  const offset = witNames.length + MEANINGS;
  return {
    wit: Object.fromEntries(
      witNames.map((name, at) => [name, { weight: digits(weights[at]! / witStats[at]!.deviation), mean: digits(witStats[at]!.mean) }]),
    ),
    phrases: Object.fromEntries(common.map((phrase, at) => [phrase, digits(weights[offset + at]! * phraseScale[at]!)])),
    meaning: { weights: meaningMean.map((_, at) => digits(weights[witNames.length + at]! / spread)), mean: meaningMean.map(digits) },
    steps: [],
  };
}

function moments(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / values.length);
  return { mean, deviation: deviation || 1 };
}
