import { describe, expect, it } from 'vitest';
import { arenaBody, freshArena } from './arena-form.ts';

describe('creating an arena (spec §5)', () => {
  it('is a public squad unless told otherwise', () => {
    expect(arenaBody({ ...freshArena, name: '  Board of Directors ' })).toEqual({
      body: { name: 'Board of Directors', isPrivate: false, settings: { maxPlayers: 4 } },
    });
  });

  it('needs a name that is more than spaces', () => {
    expect(arenaBody({ ...freshArena, name: '   ' })).toEqual({ problem: 'name-required' });
  });

  it('needs a key when it is private, of at least four characters', () => {
    const form = { ...freshArena, name: 'a', isPrivate: true };
    expect(arenaBody({ ...form, key: '  ' })).toEqual({ problem: 'key-required' });
    expect(arenaBody({ ...form, key: ' abc ' })).toEqual({ problem: 'key-short' });
    expect(arenaBody({ ...form, key: ' abcd ' })).toMatchObject({ body: { isPrivate: true, password: 'abcd' } });
  });

  it('sends no key of an arena that is not private any more', () => {
    expect(arenaBody({ ...freshArena, name: 'a', isPrivate: false, key: 'stone-cold' })).toEqual({
      body: { name: 'a', isPrivate: false, settings: { maxPlayers: 4 } },
    });
  });
});
