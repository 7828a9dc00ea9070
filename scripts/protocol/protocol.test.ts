import { expect, it } from 'vitest';
import { commentsOf } from './comments.ts';
import { limitsOf, typeName } from './type-name.ts';

it('writes a type as a reader would', () => {
  expect(
    typeName({
      anyOf: [{ type: 'object', properties: { id: { type: 'string' }, at: { type: 'number' } }, required: ['id'] }, { type: 'null' }],
    }),
  ).toBe('{ id: text, at?: number } or null');
  expect(typeName({ type: 'array', items: { $ref: '#/$defs/PlayerView' } })).toBe('list of PlayerView');
  expect(typeName({ type: 'object', propertyNames: { type: 'string' }, additionalProperties: { type: 'integer' } })).toBe(
    'map of whole number by text',
  );
});

it('says the limits that are set, and not those every whole number has', () => {
  expect(limitsOf({ type: 'integer', minimum: 0, maximum: 4 })).toBe('0 to 4');
  expect(limitsOf({ type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })).toBe('');
  expect(limitsOf({ type: 'boolean', default: false })).toBe('false when absent');
});

it('finds the comment of a constant and of a key', () => {
  const comments = commentsOf(
    '/** A user.\n * Two lines. */\nexport const User = 1;\nconst x = {\n  /** Ours. */\n  player_summary: 2,\n};',
  );
  expect([...comments]).toEqual([
    ['User', 'A user. Two lines.'],
    ['player_summary', 'Ours.'],
  ]);
});
