import { register } from 'node:module';

/**
 * With `--import` of this file the server is the program after this one, as far as the others can tell: it saves rooms with the next number of
 * their shape. There is no other way to have a newer program than the one that is tested.
 */
const hooks = `
  export async function load(url, context, next) {
    const loaded = await next(url, context);
    if (!url.endsWith('/packages/game/src/room.ts')) return loaded;
    return { ...loaded, source: String(loaded.source).replace(/ROOM_SCHEMA = (\\d+)/, (_, number) => 'ROOM_SCHEMA = ' + (Number(number) + 1)) };
  }
`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
