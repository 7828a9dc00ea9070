import { expect, it } from 'vitest';
import { aCamera, aFace } from '../../stage/testing/views.ts';
import { checkFacts, spokenCheck } from './check-facts.ts';

const lit = (average: number, valid = true) => aFace(0, { frame: { valid, bright: 1, average } });
const states = (...args: Parameters<typeof checkFacts>) => checkFacts(...args).map(({ state }) => state);

it('is content with a lit face before a working camera', () => {
  expect(states(aCamera(), lit(120))).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(spokenCheck(checkFacts(aCamera(), lit(120)))).toBe('Camera, light, face and detector are fine.');
});

it('waits for the camera before it judges anything', () => {
  const nothing = aFace(0, { reading: null, model: { status: 'idle', progress: 0 } });
  expect(states(aCamera({ status: 'idle', stream: null }), nothing)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  expect(spokenCheck(checkFacts(aCamera({ status: 'idle' }), nothing))).toBeNull();
});

it('tells dim from dark, black from held back, and how far the detector is', () => {
  expect(checkFacts(aCamera(), lit(40))[1]).toMatchObject({ state: 'warn', words: 'Dim. A lamp in front helps.' });
  expect(checkFacts(aCamera(), lit(5, false))[1]).toMatchObject({ state: 'bad', words: 'Too dark to judge.' });
  expect(checkFacts(aCamera({ health: 'black' }), lit(5, false))[0]?.words).toBe('Black. Is something over the lens?');
  expect(checkFacts(aCamera({ health: 'muted' }), lit(120))[0]?.words).toBe('Held back by the system.');
  expect(checkFacts(aCamera(), aFace(0, { model: { status: 'loading', progress: 0.427 } }))[3]?.words).toBe('Loading, 42 %.');
});

it('says the first fault aloud', () => {
  const away = aFace(0, { frame: { valid: true, bright: 1, average: 120 } });
  const noFace = { ...away, reading: away.reading && { ...away.reading, faceDetected: false } };
  expect(spokenCheck(checkFacts(aCamera(), noFace))).toBe('Face: Not found. Look straight at the camera.');
});
