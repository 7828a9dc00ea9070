import { io, type Socket } from 'socket.io-client';
import { limits, type Ack, type AuthAnswer, type RoomView, type User } from '@deadpan/protocol';
import { unique } from './contracts/unique.ts';

export const PASSWORD = 'Straight-Face-1';

/** A player with a token, and after `connect` a socket. */
export interface TestPlayer {
  token: string;
  user: User;
  email: string;
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /** Opens a socket, on another server of the cluster if one is named. The latest of several is `socket`. */
  connect(elsewhere?: { url: string }): Promise<Socket>;
  socket: Socket | null;
  ask(event: string, payload?: object): Promise<Ack>;
  view(): RoomView | null;
  /** The newest view for which this holds. */
  until(holds: (view: RoomView) => boolean): Promise<RoomView>;
}

/** Waits until this holds; throws after a minute, which no machine that works takes. */
export async function eventually(holds: () => boolean, what: () => unknown = () => 'it did not happen'): Promise<void> {
  for (const end = Date.now() + 300_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 10))) if (holds()) return;
  throw new Error(`in vain: ${JSON.stringify(what())}`);
}

/** Asks and returns the answer; rejects when the connection goes, as the question would then wait for another, which nobody opens. */
export function askOn(socket: Socket, event: string, payload: unknown): Promise<Ack> {
  return new Promise((resolve, reject) => {
    const gone = (reason: string): void => reject(new Error(`${event}: the connection is gone, ${reason}`));
    socket.once('disconnect', gone);
    const asked = socket.timeout(300_000).emitWithAck(event, payload) as Promise<Ack>;
    asked.then(resolve, reject).finally(() => socket.off('disconnect', gone));
    if (socket.disconnected) gone('and was before');
  });
}

/** What tests do at a server's address, in this process or another. */
export interface TestClient {
  call(method: string, path: string, body?: unknown, token?: string): Promise<Response>;
  register(): Promise<TestPlayer>;
  /** Closes the sockets of its players. */
  close(): void;
}

/** Creates players of the server at this address. Their requests and sockets carry the headers of `more`, such as the address a proxy tells. */
export function createTestClient(url: string, more: Record<string, string> = {}): TestClient {
  const sockets: Socket[] = [];

  const call: TestClient['call'] = (method, path, body, token) => {
    const isRaw = body instanceof Uint8Array;
    const headers = {
      ...more,
      ...(body !== undefined && { 'content-type': isRaw ? 'image/jpeg' : 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    return fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: isRaw ? Buffer.from(body) : JSON.stringify(body) }),
    });
  };

  async function register(): Promise<TestPlayer> {
    const username = unique('Ann');
    const email = `${username}@deadpan.example`;
    const answer = await call('POST', '/auth/register', { username, email, password: PASSWORD });
    const { access_token, user } = (await answer.json()) as AuthAnswer;
    let latest: RoomView | null = null;
    const player: TestPlayer = {
      token: access_token,
      user,
      email,
      socket: null,
      call: (method, path, body) => call(method, path, body, player.token),
      async connect(elsewhere) {
        const options = { transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders: more };
        const socket = io(elsewhere?.url ?? url, { path: limits.socket.path, auth: { token: player.token }, ...options });
        sockets.push(socket);
        player.socket = socket;
        socket.on('game_state_update', (view: RoomView) => void (latest = view));
        socket.on('lobby_joined', ({ game_state }: { game_state: RoomView }) => void (latest = game_state));
        await new Promise((resolve, reject) => {
          socket.once('authenticated', resolve);
          socket.once('connect_error', reject);
        });
        return socket;
      },
      ask(event, payload = {}) {
        if (!player.socket) throw new Error(`${event}: nobody has connected`);
        return askOn(player.socket, event, payload);
      },
      view: () => latest,
      async until(holds) {
        await eventually(
          () => latest !== null && holds(latest),
          () => latest,
        );
        return latest as unknown as RoomView;
      },
    };
    return player;
  }

  return {
    call,
    register,
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}
