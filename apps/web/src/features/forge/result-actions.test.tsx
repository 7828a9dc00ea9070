// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aGallery, aMeme, aServer, inBrowser, leave, ok, open, toast } from './testing.tsx';

const LINK = `${location.origin}/media/forge/m1.webp`;
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
let downloads: { name: string; type: string }[];
let pictures = 0;

/** A browser that can draw, with these parts of `navigator`. */
function browser(parts: { clipboard?: Partial<Clipboard>; share?: Navigator['share']; canShare?: Navigator['canShare'] } = {}): void {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { clipboard: undefined, share: undefined, canShare: undefined }, parts),
  );
}

/** Opens a meme whose picture is to be had, or not, and which the server draws as a PNG, or not. */
async function result({ picture = true, drawn = false } = {}) {
  pictures += 1; // a picture of its own: the file of the one before is kept
  const meme = aMeme({ meme_url: `/media/forge/m1.webp?${pictures}` });
  const server = aServer({
    'GET /memes': ok(aGallery([meme])),
    'GET /memes/m1': ok(meme),
    ...(picture && { [`GET ${meme.meme_url}`]: ok('webp') }),
    ...(drawn && { 'GET /memes/m1/picture.png': ok('drawn by the server') }),
  });
  open('/generate-meme?meme=m1');
  await screen.findByRole('img', { name: meme.alt });
  return { server, link: `${LINK}?${pictures}` };
}

beforeEach(() => {
  inBrowser();
  downloads = [];
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly items: Record<string, Promise<Blob>>;
      constructor(items: Record<string, Promise<Blob>>) {
        this.items = items;
      }
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
    done(new Blob([`${this.width}×${this.height}`], { type: 'image/png' }));
  });
  let last: File | undefined;
  Object.assign(URL, { createObjectURL: (file: File) => ((last = file), 'blob:a-file'), revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, type: last?.type ?? '' });
  });
  Object.assign(document, { execCommand: () => false });
  browser();
});
afterEach(leave);

describe('Save', () => {
  it('downloads a PNG under its own name', async () => {
    await result();
    press('Save');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Saved', text: 'a-cat-and-a-cup.png is with your downloads.' }));
    expect(downloads).toEqual([{ name: 'a-cat-and-a-cup.png', type: 'image/png' }]);
  });

  it('takes the one the server draws, where it can be had', async () => {
    await result({ drawn: true });
    const drawing = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    press('Save');
    await waitFor(() => expect(downloads).toEqual([{ name: 'a-cat-and-a-cup.png', type: 'image/png' }]));
    expect(drawing).not.toHaveBeenCalled();
  });

  it('says how it is done by hand when it cannot', async () => {
    await result({ picture: false });
    press('Save');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Not saved', text: aMeme().download_instructions, tone: 'bad' }));
    expect(downloads).toEqual([]);
  });
});

describe('Copy', () => {
  it('puts the picture into the clipboard', async () => {
    const written: string[] = [];
    const write = async ([item]: ClipboardItems): Promise<void> => {
      const { items } = item as unknown as { items: Record<string, Promise<Blob>> };
      for (const [type, blob] of Object.entries(items)) written.push(`${type}: ${await (await blob).text()}`);
    };
    browser({ clipboard: { write } });
    await result();
    press('Copy');
    await waitFor(() => expect(toast()?.title).toBe('Copied'));
    expect(written).toEqual(['image/png: 1080×1080']);
  });

  it('falls back to the link', async () => {
    const written: string[] = [];
    browser({ clipboard: { write: () => Promise.reject(new Error('no pictures')), writeText: async (text) => void written.push(text) } });
    const { link } = await result();
    press('Copy');
    await waitFor(() => expect(toast()?.title).toBe('Link copied'));
    expect(written).toEqual([link]);
  });

  it('and then to how it is done by hand', async () => {
    const { link } = await result();
    press('Copy');
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy it by hand' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Address of the picture').value).toBe(link);
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Share', () => {
  const shared: ShareData[] = [];
  beforeEach(() => void shared.splice(0));
  const take = async (data: ShareData | undefined): Promise<void> => void (data && shared.push(data));

  it('hands the picture on where programs take pictures', async () => {
    browser({ share: take, canShare: () => true });
    await result();
    press('Share');
    await waitFor(() => expect(shared).toHaveLength(1));
    expect(shared[0]?.files?.map(({ name, type }) => [name, type])).toEqual([['a-cat-and-a-cup.png', 'image/png']]);
    expect(toast()).toBeUndefined();
  });

  it('hands the link on where they do not', async () => {
    browser({ share: take, canShare: () => false });
    const { link } = await result();
    press('Share');
    await waitFor(() => expect(shared).toHaveLength(1));
    expect(shared[0]).toMatchObject({ url: link, text: aMeme().alt });
  });

  it('falls back to copying, where there is nothing to share with and where it fails', async () => {
    const written: string[] = [];
    const clipboard = { writeText: async (text: string) => void written.push(text) };
    browser({ clipboard });
    const { link } = await result();
    press('Share');
    await waitFor(() => expect(written).toEqual([link]));
    browser({ clipboard, share: () => Promise.reject(new Error('broken')), canShare: () => true });
    press('Share');
    await waitFor(() => expect(written).toEqual([link, link]));
  });

  it('ignores who changed their mind', async () => {
    const written: string[] = [];
    const clipboard = { writeText: async (text: string) => void written.push(text) };
    const share = vi.fn<Navigator['share']>(() => Promise.reject(new DOMException('no', 'AbortError')));
    browser({ clipboard, share, canShare: () => true });
    await result();
    press('Share');
    await waitFor(() => expect(share).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share' }).getAttribute('aria-busy')).toBeNull());
    expect(written).toEqual([]);
    expect(toast()).toBeUndefined();
  });
});
