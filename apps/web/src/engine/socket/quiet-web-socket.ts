import { NodeWebSocket } from 'socket.io-client'; // in a browser it is the browser's

/** Nothing is kept open for longer than that. Meanwhile browsers make no second connection to the same server. */
const LINGER_MS = 5_000;
const CONNECTING = 0;

/**
 * Takes whether the page leaves of its own accord; returns a transport that then closes a socket as soon as it is open, for a browser tells the
 * player of one that is closed before. A try that is given up is closed at once: the next one would have to wait for it.
 */
export function quietWebSocket(isLeaving: () => boolean): typeof NodeWebSocket {
  return class extends NodeWebSocket {
    override doClose(): void {
      const ws = this.ws as WebSocket | undefined;
      if (ws?.readyState !== CONNECTING || !isLeaving()) return super.doClose();
      const close = (): void => ws.close();
      ws.onopen = close;
      ws.onerror = () => {};
      setTimeout(close, LINGER_MS);
    }
  };
}
