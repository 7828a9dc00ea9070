import type { PersonLook } from './person.ts';

type Body = Pick<PersonLook, 'skin' | 'shade' | 'hair' | 'hairColor' | 'lip' | 'beard' | 'glasses'>;
type Clothes = Pick<PersonLook, 'dress' | 'coat' | 'tie'>;

const MARA: Body = { skin: '#b87c58', shade: '#8d5639', hair: 'curls', hairColor: '#2b1d1b' };
const TOBIAS: Body = { skin: '#e0b598', shade: '#b9876a', hair: 'short', hairColor: '#a55a30', beard: true };
const AIKO: Body = { skin: '#e4c09c', shade: '#bf9470', hair: 'bob', hairColor: '#201e27' };
const KOFI: Body = { skin: '#7a5139', shade: '#543424', lip: '#33170f', hair: 'parted', hairColor: '#17120f' };
const SAMIRA: Body = { skin: '#cd9a73', shade: '#a0704c', hair: 'bun', hairColor: '#4d2a2e' };
const GRETA: Body = { skin: '#dfb59c', shade: '#b78a70', hair: 'bun', hairColor: '#b9b6b0', glasses: true };
const OTTO: Body = { skin: '#dba98a', shade: '#b07d60', hair: 'bald', hairColor: '#8c8378' };

/** Those who may appear. */
export const bodies: readonly [Body, ...Body[]] = [MARA, TOBIAS, AIKO, KOFI, SAMIRA, GRETA, OTTO];

/** What they wear. */
export const clothes: readonly [Clothes, ...Clothes[]] = [
  { dress: 'sweater', coat: '#3f6f7d' },
  { dress: 'suit', coat: '#2f3a52', tie: '#b8413b' },
  { dress: 'shirt', coat: '#dfe5ea', tie: '#3c5a86' },
  { dress: 'sweater', coat: '#a8524a' },
  { dress: 'shirt', coat: '#c9a55b' },
];
export const SUIT: Clothes = { dress: 'suit', coat: '#2f3a52', tie: '#b8413b' };
/** A doctor's, a scientist's. */
export const COAT: Clothes = { dress: 'shirt', coat: '#eef2f4', tie: '#3f8f8a' };

/** All of them but one; never none. */
export const others = <T>(all: readonly [T, ...T[]], but: T): readonly [T, ...T[]] => {
  const [first, ...rest] = all.filter((one) => one !== but);
  return first === undefined ? all : [first, ...rest];
};

/** Takes a name of the artwork; returns who may be that: a grandmother has grey hair and no beard. */
export function bodiesOf(name: string): readonly [Body, ...Body[]] {
  if (name === 'old-woman') return [GRETA];
  if (name === 'old-man') return [OTTO];
  if (/beard/.test(name)) return [TOBIAS];
  if (/^(?:older-person)$/.test(name)) return [GRETA, OTTO];
  if (/^(?:woman|girl)/.test(name)) return [AIKO, SAMIRA];
  if (/^(?:man|boy)/.test(name)) return [KOFI, TOBIAS];
  return bodies;
}
