import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The least a server can do for the list of arenas: bare `node:http`, the arenas in memory, no accounts, no headers but those of the body. With
 * LIST=serialised it makes the text anew for each request, with LIST=kept it answers bytes it made once.
 */
const arenas = JSON.parse(readFileSync(process.env.ARENAS ?? '', 'utf8'));
const kept = process.env.LIST === 'kept' ? Buffer.from(JSON.stringify(arenas)) : null;

const server = createServer((_request, response) => {
  const body = kept ?? JSON.stringify(arenas);
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`node:http is at http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
