const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

export const isAvif = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 'ftyp', 4) && ['avif', 'avis', 'mif1', 'msf1'].some((brand) => startsWith(bytes, brand, 8));

/** JPEG, PNG, GIF, WebP or AVIF, by the first bytes: SVG and the other formats libvips could read are programs or far too large a surface. */
export function isPicture(bytes: Uint8Array): boolean {
  const isWebp = startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8);
  return ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF8'].some((start) => startsWith(bytes, start)) || isWebp || isAvif(bytes);
}
