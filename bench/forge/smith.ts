import { each } from '../each.ts';

const STYLES = ['classic', 'modern', 'vintage', 'minimalist'];
const FORMATS = ['square', 'landscape', 'portrait'];
/** Different kinds of memes, scripts and pictures, so that everything the engine loads late is loaded early. */
const PROMPTS = [
  'me: one email. also me: a nap',
  'the printer knows when you are in a hurry',
  'cat vs laser pointer',
  'when the meeting could have been an email',
  'nobody: my neighbour at 3 am with a drill',
  'wifi at grandma’s house',
  'how I spend my weekend: 70% sleep, 20% snacks, 10% plans',
  'is this a salad?',
  'Monday morning coffee is broken ☕️💀',
  'developer finds bug in production on friday',
  'кот съел мой отчёт',
  '猫がプリンターを壊した',
  'القطة أكلت واجبي المنزلي',
  'बिल्ली ने मेरा लैपटॉप तोड़ दिया',
  '고양이가 키보드 위에 있다 🐈‍⬛',
  'החתול אכל את שיעורי הבית',
  'breaking news: local man replies all',
  'penguin waiting for the lift',
  'expectation: gym. reality: sofa 🛋️',
  'my plants watching me buy more plants 🪴',
];

/** A player who makes memes. */
export interface Smith {
  /** Makes a meme, another one each time; returns how long it took, in ms. */
  forge(): Promise<number>;
}

/** Registers somebody at a server and returns them; their `start` keeps the memes of several apart. */
export async function aSmith(url: string, start: number): Promise<Smith> {
  const post = (path: string, body: object, token?: string): Promise<Response> =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const name = `smith-${start}-${Date.now().toString(36)}`;
  const answer = await post('/auth/register', { username: name, email: `${name}@example.org`, password: 'Straight-Face-1' });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  let made = start;
  return {
    async forge() {
      const n = made++;
      const begun = performance.now();
      const meme = {
        prompt: PROMPTS[n % PROMPTS.length],
        style: STYLES[Math.floor(n / 3) % STYLES.length],
        format: FORMATS[n % FORMATS.length],
        variant: Math.floor(n / PROMPTS.length),
      };
      const forged = await post('/meme/generate', meme, token);
      if (!forged.ok) throw new Error(`a meme failed: ${forged.status} ${await forged.text()}`);
      await forged.arrayBuffer();
      return performance.now() - begun;
    },
  };
}

/** Takes a server's address and how many players; returns them. */
export async function smiths(url: string, count: number): Promise<Smith[]> {
  const all: Smith[] = [];
  await each(count, 2, async (index) => {
    all[index] = await aSmith(url, index * 7);
  });
  return all;
}
