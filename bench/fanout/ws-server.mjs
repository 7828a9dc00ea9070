import { WebSocketServer } from 'ws';

/**
 * The least a server can do for the same deliveries: bare `ws`, one parse of what comes in, one text of what goes out, sent to the four of a
 * room. No accounts, no schema, no acknowledgements, no pings. The texts are those of the real protocol, byte for byte.
 */
const rooms = new Map();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });

server.on('connection', (socket, request) => {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  const lobby_id = searchParams.get('room') ?? '';
  const user_id = searchParams.get('user');
  const room = rooms.get(lobby_id) ?? new Set();
  rooms.set(lobby_id, room.add(socket));
  socket.on('message', (data) => {
    const [, { play, happy, faceless_ms, hidden }] = JSON.parse(String(data).slice(2));
    const reading = `42${JSON.stringify(['player_reading', { lobby_id, user_id, play, happy, faceless_ms, hidden }])}`;
    for (const each of room) each.send(reading);
  });
  socket.on('close', () => room.delete(socket));
});
server.on('listening', () => console.log(`ws is at ws://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
