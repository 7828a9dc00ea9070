import { limits, type Ack, type ClientEventName, type ClientPayload } from '@deadpan/protocol';
import { WebSocket } from 'ws';

/** Hears every event the server sends, with its length on the wire. */
export type Hear = (event: string, payload: never, length: number) => void;

/** One open connection: to the server through its real protocol, or to bare `ws` with the same texts. */
export interface Connection {
  tell(text: string): void;
  close(): void;
}

export interface PlayerConnection extends Connection {
  /** Sends and returns the acknowledgement. */
  ask<E extends ClientEventName>(event: E, payload: ClientPayload<E>): Promise<Ack>;
}

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

function hearEvent(text: string, hear: Hear): void {
  const [event, payload] = JSON.parse(text.slice(2)) as [string, never];
  hear(event, payload, text.length);
}

export async function connectBare(url: string, hear: Hear): Promise<Connection> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on('message', (data) => hearEvent(String(data), hear));
  await opened(socket);
  return connectionOver(socket);
}

/** A connection that was lost must not pass for a fast one: talking on it throws. */
function connectionOver(socket: WebSocket): Connection {
  return {
    tell(text) {
      if (socket.readyState !== WebSocket.OPEN) throw new Error('a connection was lost');
      socket.send(text);
    },
    close: () => socket.terminate(),
  };
}

/**
 * Speaks Engine.IO 4 and Socket.IO 5 by hand (0 open, 2 ping, 3 pong, 40 connect, 42 event, 43 acknowledgement): thousands of full clients
 * would keep the load generator's core busier than the server's, and both servers are to be met by the same client.
 */
export async function connectPlayer(url: string, token: string, hear: Hear): Promise<PlayerConnection> {
  const address = `${url.replace(/^http/, 'ws')}${limits.socket.path}?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const waiting = new Map<number, { resolve(ack: Ack): void; reject(error: Error): void }>();
  let asked = 0;
  const seated = new Promise<void>((resolve, reject) => {
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('42')) hearEvent(text, hear);
      else if (text === '2') socket.send('3');
      else if (text.startsWith('43')) answer(text);
      else if (text.startsWith('40')) resolve();
      else if (text.startsWith('44')) reject(new Error(`refused: ${text.slice(2)}`));
    });
    socket.once('close', (code) => {
      const lost = new Error(`a connection was lost: ${code}`);
      reject(lost);
      for (const asker of waiting.values()) asker.reject(lost);
    });
  });
  function answer(text: string): void {
    const start = text.indexOf('[');
    const id = Number(text.slice(2, start));
    const [ack] = JSON.parse(text.slice(start)) as [Ack];
    waiting.get(id)?.resolve(ack);
    waiting.delete(id);
  }
  await opened(socket);
  socket.send(`40${JSON.stringify({ token })}`);
  await seated;
  const connection = connectionOver(socket);
  return {
    ...connection,
    ask: (event, payload) =>
      new Promise((resolve, reject) => {
        const id = asked++;
        waiting.set(id, { resolve, reject });
        connection.tell(`42${id}${JSON.stringify([event, payload])}`);
      }),
  };
}
