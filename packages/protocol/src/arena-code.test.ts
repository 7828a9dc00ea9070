import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseArenaCode } from './arena-code.ts';
import { RoomCode } from './ids.ts';
import { CODE_ALPHABET, CODE_LENGTH } from './limits.ts';

/** Many cases take their time on a busy machine. */
const patient = { timeout: 600_000 };

const aCode = fc
  .array(fc.constantFrom(...CODE_ALPHABET), { minLength: CODE_LENGTH, maxLength: CODE_LENGTH })
  .map((letters) => letters.join(''));

describe('an arena code', () => {
  it('is found as typed: any case, with spaces and dashes', () => {
    expect(['ABC234', 'abc234', '  abc234\n', 'abc-234', 'AbC 234', ' a b c 2 3 4 '].map(parseArenaCode)).toEqual(Array(6).fill('ABC234'));
  });

  it('is found in an invite link, wherever the arena is being looked at', () => {
    const links = [
      'https://deadpan.example/lobby/ABC234',
      'http://localhost:3000/lobby/abc234/',
      'https://deadpan.example/lobby/abc234?from=chat#top',
      'deadpan.example/LOBBY/abc234',
      'https://deadpan.example/game/ABC234/round1',
      '/lobby/ABC234',
    ];
    expect(links.map(parseArenaCode)).toEqual(links.map(() => 'ABC234'));
  });

  it('is not found where there is none', () => {
    const texts = [
      '',
      '   ',
      'ABC23',
      'ABC2345',
      'ABC23O',
      'ABC231',
      'ABC23I',
      'ABC23L',
      'ABC230',
      'ÄBC234',
      'https://deadpan.example/lobby/',
      '/lobby/ABC2345',
      'https://deadpan.example/ABC234',
    ];
    expect(texts.map(parseArenaCode)).toEqual(texts.map(() => null));
  });

  it('is the same however it is written', patient, () => {
    fc.assert(
      fc.property(aCode, fc.constantFrom('', ' ', '-'), (code, gap) => {
        expect(parseArenaCode([...code.toLowerCase()].join(gap))).toBe(code);
        expect(parseArenaCode(`https://deadpan.example/lobby/${code}`)).toBe(code);
      }),
    );
  });

  it('is a code or null for any text, and never an exception', patient, () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          fc.string().map((end) => `https://deadpan.example/lobby/${end}`),
        ),
        (text) => {
          const code = parseArenaCode(text);
          expect(code === null || (code.length === CODE_LENGTH && [...code].every((letter) => CODE_ALPHABET.includes(letter)))).toBe(true);
        },
      ),
    );
  });
});

it('a room id in a message comes in any case and is in capitals inside', () => {
  expect(RoomCode.parse(' abc234 ')).toBe('ABC234');
  expect(RoomCode.safeParse('A'.repeat(33)).success).toBe(false);
  expect(RoomCode.safeParse(234).success).toBe(false);
});
