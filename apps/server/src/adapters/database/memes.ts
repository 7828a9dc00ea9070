import type { Kysely, Selectable } from 'kysely';
import type { MemeFormat, MemeStyle, UserId } from '@deadpan/protocol';
import type { KeptMeme, MemeDrawing, Memes } from '../../ports/memes.ts';
import { reaching } from './away.ts';
import type { Tables } from './schema.ts';
import { step, type Writer } from './script.ts';

type Db = Kysely<Tables>;

function toMeme(row: Selectable<Tables['memes']>): KeptMeme {
  return {
    id: row.id,
    userId: row.user_id,
    createdAt: row.created_at,
    prompt: row.prompt,
    style: row.style as MemeStyle,
    format: row.format as MemeFormat,
    variant: row.variant,
    drawing: JSON.parse(row.drawing) as MemeDrawing,
    alt: row.alt,
    edited: row.edited === 1,
    picture: row.picture,
    base: row.base,
    background: row.background,
    model: row.model,
    message: row.message,
  };
}

/** The player's own row makes the meme's: without the account there is none. */
function inserting(db: Db, meme: KeptMeme) {
  const ofPlayer = db
    .selectFrom('users')
    .select((eb) => {
      const text = (value: string | null) => eb.cast<string>(eb.val(value), 'text');
      const whole = (value: number) => eb.cast<number>(eb.val(value), 'integer');
      return [
        text(meme.id).as('id'),
        'users.id as user_id',
        eb.cast<number>(eb.val(meme.createdAt), 'bigint').as('created_at'),
        text(meme.prompt).as('prompt'),
        text(meme.style).as('style'),
        text(meme.format).as('format'),
        whole(meme.variant).as('variant'),
        text(JSON.stringify(meme.drawing)).as('drawing'),
        text(meme.alt).as('alt'),
        whole(meme.edited ? 1 : 0).as('edited'),
        text(meme.picture).as('picture'),
        text(meme.base).as('base'),
        text(meme.background).as('background'),
        text(meme.model).as('model'),
        text(meme.message).as('message'),
      ];
    })
    .where('users.id', '=', meme.userId);
  return db
    .insertInto('memes')
    .columns([
      'id',
      'user_id',
      'created_at',
      'prompt',
      'style',
      'format',
      'variant',
      'drawing',
      'alt',
      'edited',
      'picture',
      'base',
      'background',
      'model',
      'message',
    ])
    .expression(ofPlayer);
}

/** The `Memes` port over either database. */
export function createMemes(db: Db, writer: Writer): Memes {
  const newest = (owner: UserId) =>
    db.selectFrom('memes').selectAll().where('user_id', '=', owner).orderBy('created_at', 'desc').orderBy('id', 'desc');
  const one = async (owner: UserId, id: string): Promise<KeptMeme | null> => {
    const row = await db.selectFrom('memes').selectAll().where('id', '=', id).where('user_id', '=', owner).executeTakeFirst();
    return row ? toMeme(row) : null;
  };
  const count = async (owner: UserId): Promise<number> => {
    const all = db
      .selectFrom('memes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', owner);
    return (await all.executeTakeFirstOrThrow()).count;
  };

  return {
    insert: (meme) =>
      reaching(async () => (await writer.run({ key: `user:${meme.userId}`, steps: [step(inserting(db, meme), 'no_player')] })) === null),

    byId: (owner, id) => reaching(() => one(owner, id)),

    list: (owner, { before, limit }) =>
      reaching(async () => {
        const all = newest(owner);
        const page = before
          ? all.where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(before.createdAt, before.id)))
          : all;
        return (await page.limit(limit).execute()).map(toMeme);
      }),

    count: (owner) => reaching(() => count(owner)),

    beyond: (owner, kept) =>
      reaching(async () => {
        const more = (await count(owner)) - kept;
        return more > 0 ? (await newest(owner).limit(more).offset(kept).execute()).map(toMeme) : [];
      }),

    change: (owner, id, was, { drawing, alt, edited, picture }) =>
      reaching(async () => {
        const set = db
          .updateTable('memes')
          .set({ drawing: JSON.stringify(drawing), alt, edited: edited ? 1 : 0, picture })
          .where('id', '=', id)
          .where('user_id', '=', owner)
          .where('picture', '=', was);
        return (await writer.run({ key: `user:${owner}`, steps: [step(set, 'changed')] })) === null;
      }),

    remove: (owner, id) =>
      reaching(async () => {
        for (;;) {
          const meme = await one(owner, id);
          if (!meme) return null;
          // As it was read, so that the picture of an edit which came meanwhile is not left behind.
          const drop = db.deleteFrom('memes').where('id', '=', id).where('user_id', '=', owner).where('picture', '=', meme.picture);
          if ((await writer.run({ key: `user:${owner}`, steps: [step(drop, 'changed')] })) === null) return meme;
        }
      }),

    forget: (owner) =>
      reaching(async () => {
        const all = (await newest(owner).execute()).map(toMeme);
        await writer.run({ key: `user:${owner}`, steps: [step(db.deleteFrom('memes').where('user_id', '=', owner))] });
        return all;
      }),
  };
}
