import type { Locator } from '@playwright/test';

/** Measures how bright an element is as it stands on the screen: the mean of its pixels, 0 to 255. */
export async function brightnessOf(element: Locator): Promise<number> {
  const png = [...(await element.screenshot())];
  return element.page().evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas here');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) sum += (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
    return sum / (data.length / 4) / 3;
  }, png);
}
