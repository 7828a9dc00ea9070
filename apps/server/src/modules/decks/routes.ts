import {
  AddMemeBody,
  ChangeDeckBody,
  ChangeItemBody,
  CreateDeckBody,
  Deck,
  DeckItem,
  DeckReportBody,
  DeckShelf,
  Done,
  Id,
  limits,
} from '@deadpan/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Api, ApiModule } from '../../http/api.ts';
import { HttpFailure, tooMany } from '../../http/failure.ts';
import { createLimiter } from '../../http/limiter.ts';
import { oneUploadEach } from '../../http/one-upload-each.ts';
import type { Counters } from '../../ports/counters.ts';
import { MINUTE_MS } from '../../ports/durations.ts';
import type { Decks } from './decks.ts';
import type { Posters } from './posters.ts';
import type { ReportDeck } from './reports.ts';
import { noDeck } from './rights.ts';

const DeckParams = z.object({ deck: Id });
const ItemParams = z.object({ deck: Id, item: Id });
const { bytes: bodyLimit } = limits.decks.poster;

export interface DeckRoutes {
  decks: Decks;
  posters: Posters;
  report: ReportDeck;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
}

async function isPicture({ headers }: FastifyRequest): Promise<void> {
  if (!/^image\//i.test(headers['content-type'] ?? '')) {
    throw new HttpFailure(415, 'Send a picture: a JPEG, PNG, WebP, AVIF or GIF.', { code: 'BAD_PICTURE' });
  }
  if (Number(headers['content-length'] ?? 0) > bodyLimit) {
    throw new HttpFailure(413, `The poster must not be larger than ${bodyLimit / 1024 / 1024} MB.`, { code: 'BAD_PICTURE' });
  }
}

/** Players' decks. Files come by the routes of uploads. */
export function deckRoutes({ decks, posters, report, counters }: DeckRoutes): ApiModule {
  const changes = createLimiter('deck-changes', limits.decks.changesPerMinute, MINUTE_MS, counters);
  async function notTooOften({ user }: FastifyRequest): Promise<void> {
    const wait = await changes.take(user.id);
    if (wait > 0) throw tooMany('Too many changes. Please wait a moment.', wait);
  }
  /** Before a byte of the picture is read. */
  async function isForOwnClip({ user, params }: FastifyRequest): Promise<void> {
    const { success, data } = ItemParams.safeParse(params);
    if (!success) throw noDeck();
    await posters.clipOf(user.id, data.deck, data.item);
  }
  const uploading = counters ? oneUploadEach() : null;

  return (app) => {
    const seeing = { onRequest: app.authenticate };
    const changing = { onRequest: [app.authenticate, notTooOften] };

    app.get('/decks', { ...seeing, schema: { response: { 200: DeckShelf } } }, ({ user }) => decks.shelf(user.id));
    app.post('/decks', { ...changing, schema: { body: CreateDeckBody, response: { 201: Deck } } }, async ({ user, body }, reply) =>
      reply.code(201).send(await decks.create(user.id, body.name)),
    );
    app.get('/decks/:deck', { ...seeing, schema: { params: DeckParams, response: { 200: Deck } } }, ({ user, params }) =>
      decks.get(user.id, params.deck),
    );
    app.put(
      '/decks/:deck',
      { ...changing, schema: { params: DeckParams, body: ChangeDeckBody, response: { 200: Deck } } },
      ({ user, params, body }) => decks.change(user.id, params.deck, body),
    );
    app.delete('/decks/:deck', { ...changing, schema: { params: DeckParams } }, async ({ user, params }, reply) => {
      await decks.remove(user.id, params.deck);
      return reply.code(204).send();
    });

    for (const method of ['POST', 'PUT'] as const) {
      app.route({
        method,
        url: '/decks/:deck/keep',
        ...changing,
        schema: { params: DeckParams },
        handler: async ({ user, params }, reply) => {
          await decks.keep(user.id, params.deck);
          return reply.code(204).send();
        },
      });
    }
    app.delete('/decks/:deck/keep', { ...changing, schema: { params: DeckParams } }, async ({ user, params }, reply) => {
      await decks.unkeep(user.id, params.deck);
      return reply.code(204).send();
    });

    app.post(
      '/decks/:deck/report',
      { ...seeing, schema: { params: DeckParams, body: DeckReportBody, response: { 201: Done } } },
      async ({ user, params, body }, reply) => {
        await report(user.id, params.deck, body);
        return reply.code(201).send({ success: true });
      },
    );

    app.post(
      '/decks/:deck/items',
      { ...changing, schema: { params: DeckParams, body: AddMemeBody, response: { 201: DeckItem } } },
      async ({ user, params, body }, reply) => reply.code(201).send(await decks.addMeme(user.id, params.deck, body)),
    );
    app.put(
      '/decks/:deck/items/:item',
      { ...changing, schema: { params: ItemParams, body: ChangeItemBody, response: { 200: DeckItem } } },
      ({ user, params, body }) => decks.changeItem(user.id, params.deck, params.item, body),
    );
    app.delete('/decks/:deck/items/:item', { ...changing, schema: { params: ItemParams } }, async ({ user, params }, reply) => {
      await decks.removeItem(user.id, params.deck, params.item);
      return reply.code(204).send();
    });

    // In a scope of its own: the body is a picture.
    void app.register(async (pictures: Api) => {
      pictures.removeAllContentTypeParsers();
      pictures.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
      pictures.put(
        '/decks/:deck/items/:item/poster',
        {
          onRequest: [app.authenticate, notTooOften, isPicture, isForOwnClip, async (request) => uploading?.begin(request)],
          // Not when it is answered: whoever hangs up is never answered.
          onSend: async (request) => uploading?.end(request),
          bodyLimit,
          schema: { params: ItemParams, response: { 200: DeckItem } },
        },
        ({ user, params, body }) => posters.set(user.id, params.deck, params.item, Buffer.isBuffer(body) ? body : Buffer.alloc(0)),
      );
    });
  };
}
