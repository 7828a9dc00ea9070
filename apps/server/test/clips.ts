import { readFileSync } from 'node:fs';

/** Takes the name of a file in `test/clips` (made by `make.sh` there); returns its bytes. */
export const aClip = (name: string): Buffer => readFileSync(new URL(`clips/${name}`, import.meta.url));
