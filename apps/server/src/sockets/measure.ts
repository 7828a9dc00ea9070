import type { Metrics } from '../modules/metrics/metrics.ts';
import type { Io } from './io.ts';

/** Takes Socket.IO; lets the operator see how many sockets are open, by transport, how they end, and how much is told through them. */
export function measureSockets(io: Io, metrics: Pick<Metrics, 'counter' | 'gauge'>): void {
  metrics.gauge({
    name: 'deadpan_sockets',
    help: 'Sockets open, by transport',
    label: 'transport',
    read() {
      const open = new Map<string, number>([
        ['websocket', 0],
        ['polling', 0],
      ]);
      for (const { conn } of io.sockets.sockets.values()) open.set(conn.transport.name, (open.get(conn.transport.name) ?? 0) + 1);
      return open;
    },
  });
  const ended = metrics.counter({ name: 'deadpan_socket_ends_total', help: 'Sockets that ended, by reason', labels: ['reason'] });
  io.on('connection', (socket) => {
    socket.on('disconnect', (reason) => ended(reason)());
  });
}
