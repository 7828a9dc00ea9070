import { io, type Socket } from 'socket.io-client';
import { limits, type AuthAnswer, type RoomView } from '@deadpan/protocol';
import { askOn, eventually, PASSWORD, type TestPlayer, type TestServer } from './a-server.ts';
import { unique } from './contracts/unique.ts';

/** What tests do at a server's address, in this process or another. */
export interface TestClient extends Pick<TestServer, 'call' | 'register'> {
  /** Closes the sockets of its players. */
  close(): void;
}

/** Creates players of the server at this address. Their requests and sockets carry the headers of `more`, such as the address a proxy tells. */
export function createTestClient(url: string, more: Record<string, string> = {}): TestClient {
  const sockets: Socket[] = [];

  const call: TestServer['call'] = (method, path, body, token) => {
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
