import { describe, expect, it } from 'vitest';
import { arenaBody, freshArena } from './arena-form.ts';

describe('creating an arena (spec §5)', () => {
  it('spec §2 Lobby browser: an arena is a public squad unless told otherwise, its name trimmed [2.49 3.5]', () => {
    expect(arenaBody({ ...freshArena, name: '  Board of Directors ' })).toEqual({
      body: { name: 'Board of Directors', isPrivate: false, settings: { maxPlayers: 4 } },
    });
  });

  it('spec §5 Validation: a name is more than spaces [5.3]', () => {
    expect(arenaBody({ ...freshArena, name: '   ' })).toEqual({ problem: 'name-required' });
  });

  it('spec §5 Validation: a private arena needs a key of at least four characters, which is trimmed [5.4 3.5 9.1]', () => {
    const form = { ...freshArena, name: 'a', isPrivate: true };
    expect(arenaBody({ ...form, key: '  ' })).toEqual({ problem: 'key-required' });
    expect(arenaBody({ ...form, key: ' abc ' })).toEqual({ problem: 'key-short' });
    expect(arenaBody({ ...form, key: ' abcd ' })).toMatchObject({ body: { isPrivate: true, password: 'abcd' } });
  });

  it('spec §3 Entities: no key is sent of an arena that is not private any more [3.5]', () => {
    expect(arenaBody({ ...freshArena, name: 'a', isPrivate: false, key: 'stone-cold' })).toEqual({
      body: { name: 'a', isPrivate: false, settings: { maxPlayers: 4 } },
    });
  });
});
