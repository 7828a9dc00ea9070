import { describe, expect, it } from 'vitest';
import { captionProblem, Caption, cleanCaption } from './captions.ts';
import { graphemes } from './accounts.ts';
import { clientEvents } from './client-events.ts';

const FAMILY = '👩‍👩‍👧‍👦';

describe('a caption', () => {
  it('is one line without anything that nobody sees', () => {
    expect(cleanCaption('  Going\n\n down?\t')).toBe('Going down?');
    expect(cleanCaption('Go\u200bing\u00ad down\0?')).toBe('Going down?');
    expect(cleanCaption('Written \u202ebackwards\u202c and \u2067isolated\u2069')).toBe('Written backwards and isolated');
    expect(cleanCaption('half a \ud83d face')).toBe('half a face');
    expect(cleanCaption('a hidden \u{e0049}\u{e0067}\u{e006e}order')).toBe('a hidden order');
    expect(cleanCaption('cafe\u0301')).toBe('caf\u00e9');
    expect(cleanCaption(`z${'\u0310'.repeat(40)}algo`)).toBe(`z${'\u0310'.repeat(5)}algo`);
  });

  it('keeps what is seen by way of characters that are not', () => {
    for (const text of [`${FAMILY} on a boat`, '❤️ and 1️⃣ and 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'नमस्ते दुनिया', 'שלום עולם'])
      expect(cleanCaption(text)).toBe(text.normalize('NFC'));
  });

  it('spec §5: has 5 to 200 characters as a person counts them [5.14 9.11]', () => {
    expect([FAMILY.repeat(4), FAMILY.repeat(5), 'x'.repeat(200), 'x'.repeat(201)].map(captionProblem)).toEqual([
      'short',
      null,
      null,
      'long',
    ]);
    expect(captionProblem(FAMILY.repeat(150))).toBe('long');
  });

  it('is refused when nothing is to be seen of it', () => {
    for (const caption of [
      '\u200b'.repeat(9),
      '\u3164'.repeat(9),
      '\u2800'.repeat(9),
      '\0'.repeat(9),
      '\u0301'.repeat(9),
      'abc\u200d\u200d',
    ]) {
      expect(clientEvents.submit_caption.safeParse({ caption }).success).toBe(false);
    }
    expect(clientEvents.submit_caption.parse({ caption: ' Going\u0000 down? ' })).toEqual({ caption: 'Going down?' });
    expect(graphemes(Caption.parse(FAMILY.repeat(5)))).toBe(5);
  });
});
