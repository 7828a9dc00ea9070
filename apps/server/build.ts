import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { bundle } from './bundle.ts';

await build(bundle(fileURLToPath(new URL('dist', import.meta.url))));
