import fc from 'fast-check';
import { OAuth2Server } from 'oauth2-mock-server';
import { BUILT_IN_DECK, type GenerateMemeAnswer, type Lobby, type MemeResult, type User } from '@deadpan/protocol';
import { aServer, PASSWORD, type TestPlayer, type TestServer } from '../a-server.ts';
import { aClip } from '../clips.ts';
import { begin, newDeck, picture, sent } from '../decks-stage.ts';
import { aPerson, CLIENT } from '../google-stage.ts';
import { shortPicture } from './fuzz-bodies.ts';
import { aShortMatch } from './matches.ts';
import type { Known } from './fuzz-values.ts';

const OPERATOR = 'a-token-of-the-operator';

/** One of each thing that a player may own, by its id. */
export interface Things {
  deck: string;
  /** Mallory's is a clip, which may have a poster. */
  item: string;
  meme: string;
  /** A file of which the first byte has not come yet. */
  upload: string;
  match: string;
}

/** Everything one may own, and the address of each file that is served of it. */
interface Household {
  things: Things;
  files: string[];
}

export interface Stage {
  server: TestServer;
  /** Who sends whatever there is, and owns one of each thing. */
  mallory: TestPlayer;
  /** Whose things are nobody else's. */
  ann: TestPlayer;
  /** Ann's arena, which is open to all. */
  lobby: string;
  /** Who sits beside Mallory wherever somebody has to. */
  cara: TestPlayer;
  own: Things;
  hers: Things;
  /** A deck of Ann's that is anybody's to look at who has its id. */
  shared: string;
  /** Where files of Ann's are served to whoever knows it. */
  files: readonly string[];
  known: Known;
  /** What nobody but Ann may read. */
  secrets: string[];
  /** All that Ann has, as she sees it. */
  hersAsSeen(): Promise<unknown>;
  /** How many pages the server cut off because they did not read. */
  cutOff(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Makes a meme of a player's. */
export async function newMeme(player: TestPlayer, prompt: string): Promise<MemeResult> {
  const answer = await player.call('POST', '/meme/generate', { prompt, style: 'classic', format: 'square' });
  if (answer.status !== 200) throw new Error(`a meme: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as GenerateMemeAnswer).result;
}

/** Begins a file of a player's, as long as the shortest picture that is sent (`fuzz-bodies.ts`): one piece can end it. Returns its id. */
export async function newUpload({ url }: TestServer, player: TestPlayer, deck: string): Promise<string> {
  const answer = await begin(url, player, deck, (await shortPicture()).length);
  if (answer.status !== 201) throw new Error(`an upload: ${answer.status} ${await answer.text()}`);
  return answer.headers.get('location')?.split('/').at(-1) ?? '';
}

async function householdOf(server: TestServer, player: TestPlayer, rival: TestPlayer, name: string, file: Buffer): Promise<Household> {
  const match = await aShortMatch([player, rival]);
  const { id: deck } = await newDeck(player, name);
  const item = await sent(server.url, player, deck, file, { metadata: { deck, title: `${name}, a film` } });
  const meme = await newMeme(player, `${name}, a meme`);
  const pictured = (await (await player.call('PUT', '/account/avatar', await picture(64, 64, 'jpeg'))).json()) as User;
  const things = { deck, item: item.id, meme: meme.id, upload: await newUpload(server, player, deck), match };
  return { things, files: [item.url, meme.meme_url, `${pictured.profile_picture_url}`] };
}

/** What Google would say of people nobody has met; the server believes whoever says it. */
async function tokensOf(google: OAuth2Server, count: number): Promise<string[]> {
  const token = (): Promise<string> =>
    google.issuer.buildToken({ scopesOrTransform: (_header, claims) => void Object.assign(claims, { aud: CLIENT }, aPerson()) });
  return Promise.all(Array.from({ length: count }, token));
}

/** A server on which everything is offered, with two players who have one of each thing; takes what its environment has besides. */
export async function fuzzStage(env: Record<string, string> = {}): Promise<Stage> {
  const google = new OAuth2Server();
  await google.issuer.keys.generate('RS256');
  await google.start(0, '127.0.0.1');
  const offered = { METRICS_TOKEN: OPERATOR, GOOGLE_CLIENT_ID: CLIENT, GOOGLE_ISSUER: google.issuer.url ?? '', MATCH_SPEED: '4' };
  const server = await aServer({ ...offered, ...env });
  const [ann, ben] = [await server.register(), await server.register()];
  const [mallory, cara] = [await server.register(), await server.register()];
  const [{ things: hers, files }, { things: own }] = await Promise.all([
    householdOf(server, ann, ben, 'Nobody may read this', await picture(48, 48)),
    householdOf(server, mallory, cara, 'Of Mallory', aClip('silent.mp4')),
  ]);
  const { id: shared } = await newDeck(ann, 'For friends');
  await ann.call('PUT', `/decks/${shared}`, { visibility: 'link' });
  const { id: lobby } = (await (await ann.call('POST', '/game/lobbies', { name: 'Fuzz', settings: { maxPlayers: 4 } })).json()) as Lobby;
  await ann.ask('join_lobby', { lobby_id: lobby });
  await ann.ask('webrtc_ready', { room_id: lobby, session: 'page-of-ann-0001' });

  const tokens = await tokensOf(google, 40);
  const known: Known = {
    ids: [ann.user.id, mallory.user.id, lobby, ...Object.values(own), ...Object.values(hers)],
    taken: {
      username: fc.nat().map((n) => `Mallory ${n}`),
      email: fc.oneof(
        fc.constant(mallory.email),
        fc.nat().map((n) => `mallory.${n}@deadpan.example`),
      ),
      password: fc.constant(PASSWORD),
      currentPassword: fc.constant(PASSWORD),
      newPassword: fc.string({ maxLength: 150 }).map((text) => `Aa1 long enough ${text}`),
      id_token: fc.constantFrom(...tokens, `${tokens[0]?.slice(0, -9)}`),
      nonce: fc.constant(undefined),
      seed: fc.stringMatching(/^[a-z0-9]{1,24}$/),
      session: fc.constant('page-of-mallory-1'),
      to_session: fc.constant('page-of-ann-0001'),
      before: fc.constant(`${Date.now()}.${own.match}`),
      days: fc.integer({ min: 1, max: 366 }),
      page: fc.constantFrom('landing', 'play', 'game'),
      name: fc.string({ minLength: 1, maxLength: 40 }),
      prompt: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      slot: fc.constantFrom('top', 'bottom'),
      deck: fc.constantFrom(own.deck, own.deck, hers.deck, BUILT_IN_DECK),
      meme: fc.constantFrom(own.meme, own.meme, hers.meme),
      item: fc.constantFrom(undefined, undefined, own.item, hers.item),
      userId: fc.constantFrom(cara.user.id, cara.user.id, cara.user.id, ann.user.id, mallory.user.id),
      user_id: fc.constantFrom(ann.user.id, cara.user.id, mallory.user.id),
      target_sid: fc.constantFrom(ann.user.id, mallory.user.id),
      lobby_id: fc.constant(lobby),
      lobbyId: fc.constant(lobby),
      room_id: fc.constant(lobby),
      isPrivate: fc.constant(false),
      points: fc
        .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 9 })
        .map((each) => each.map((y, n) => [n * 200, y])),
      play: fc.constant(1),
      turn: fc.constantFrom(undefined, 1, 2, 3),
      reveal: fc.constantFrom(1, 2, 3),
      captured_at: fc.integer({ min: -9_000, max: 9_000 }).map((ms) => Date.now() + ms),
      emotion: fc.constant('happy'),
      confidence: fc.double({ min: 0.75, max: 1, noNaN: true }),
      caption: fc.string({ unit: 'grapheme', minLength: 8, maxLength: 220 }),
    },
  };

  const get = async (path: string): Promise<string> => (await ann.call('GET', path)).text();
  return {
    server,
    mallory,
    ann,
    lobby,
    cara,
    own,
    hers,
    shared,
    files,
    known,
    secrets: [ann.email, ann.token, 'Nobody may read this'],
    hersAsSeen: async () => {
      const looks = ['/account', `/decks/${hers.deck}`, '/decks', '/memes', '/matches', `/matches/${hers.match}`, '/account/blocks'];
      const upload = await fetch(`${server.url}/api/uploads/${hers.upload}`, {
        method: 'HEAD',
        headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${ann.token}` },
      });
      return [...(await Promise.all(looks.map(get))), upload.status, upload.headers.get('upload-offset')];
    },
    cutOff: async () => {
      const text = await (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${OPERATOR}` } })).text();
      return /^deadpan_slow_readers_total (\d+)$/m.exec(text)?.[1];
    },
    close: async () => {
      await server.close();
      await google.stop();
    },
  };
}
