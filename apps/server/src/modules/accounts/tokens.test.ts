import { expect, it } from 'vitest';
import { createTokens } from './tokens.ts';

const tokens = createTokens([new TextEncoder().encode('x'.repeat(32))], { now: () => 1_795_000_000_000 });
const claims = { userId: 'ann', sessionId: 'one', expiresAt: 1_795_000_060_000 };

it('a token is read as it was signed, and in no other spelling', async () => {
  const token = await tokens.sign(claims);
  expect(await tokens.read(token)).toEqual(claims);
  const [head = '', body = '', signature = ''] = token.split('.');
  for (const other of [
    `${head}.${body}.${signature.slice(0, 5)} ${signature.slice(5)}`,
    `${token}\n`,
    `${token}=`,
    ` ${token}`,
    `${head}.${body}`,
    `${head}.${body}.`,
    `${token}.`,
    '',
  ]) {
    expect(await tokens.read(other)).toBeNull();
  }
});
