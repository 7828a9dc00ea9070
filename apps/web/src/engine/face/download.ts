import type { ModelFile } from './messages.ts';

/** Downloads files at the same time and tells the share of all their bytes received so far. Rejects with the first failure. */
export async function download<Name extends string>(
  files: Record<Name, ModelFile>,
  onProgress: (share: number) => void,
  fetchFile: typeof fetch = fetch,
): Promise<Record<Name, Uint8Array<ArrayBuffer>>> {
  const entries = Object.entries(files) as [Name, ModelFile][];
  const total = entries.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  const failed = new AbortController();
  let received = 0;
  const one = async ({ url, bytes }: ModelFile): Promise<Uint8Array<ArrayBuffer>> => {
    const response = await fetchFile(url, { signal: failed.signal });
    if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
    const content = new Uint8Array(bytes);
    let at = 0;
    const reader = response.body.getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      if (at + chunk.value.length > bytes) throw new Error(`${url} is larger than ${bytes} bytes`);
      content.set(chunk.value, at);
      at += chunk.value.length;
      received += chunk.value.length;
      onProgress(received / total);
    }
    if (at !== bytes) throw new Error(`${url} ended after ${at} of ${bytes} bytes`);
    return content;
  };
  try {
    const contents = await Promise.all(entries.map(async ([name, file]) => [name, await one(file)] as const));
    return Object.fromEntries(contents) as Record<Name, Uint8Array<ArrayBuffer>>;
  } catch (error) {
    failed.abort();
    throw error;
  }
}
