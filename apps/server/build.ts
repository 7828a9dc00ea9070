import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { bundle } from './bundle.ts';
import { environment } from './src/config.ts';

await build(bundle(fileURLToPath(new URL('dist', import.meta.url))));
// Who starts the server in the name of others (deploy/native) passes on what it reads, and nothing else.
const names = environment.map(({ name }) => name);
await writeFile(new URL('dist/variables.json', import.meta.url), `${JSON.stringify(names, null, 2)}\n`);
