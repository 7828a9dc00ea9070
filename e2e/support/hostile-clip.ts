import { readFile } from 'node:fs/promises';
import { PASSWORD } from './bot.ts';

/** A built-in clip of 260 KB whose index claims millions of samples: who believes it fills the memory of the process. */
async function readHostileClip(): Promise<Buffer> {
  const clip = await readFile(new URL('../../memes/deck/bread-news.mp4', import.meta.url));
  const table = clip.indexOf('stts', 0, 'latin1');
  clip.writeUInt32BE(4_500_000, table + 12);
  clip.writeUInt32BE(0x40000001, table + 16);
  return clip;
}

/** A stranger registers and sends that clip into a deck; resolves to the answer's status and text. */
export async function sendHostileClip(url: string): Promise<{ status: number; detail: string }> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { access_token: string; id: string };
  };
  const { access_token: token } = await post('/auth/register', { username: 'mallory', email: 'mallory@example.org', password: PASSWORD });
  const authorization = `Bearer ${token}`;
  const deck = await post('/decks', { name: 'Harmless' }, { authorization });
  const clip = await readHostileClip();
  const answer = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: {
      authorization,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-length': String(clip.length),
      'upload-metadata': `deck ${Buffer.from(deck.id).toString('base64')},title ${Buffer.from('News').toString('base64')}`,
    },
    body: new Uint8Array(clip),
  });
  const { detail } = (await answer.json()) as { detail: string };
  return { status: answer.status, detail };
}
