import type { Page } from 'playwright-core';

const MOST_BYTES = 60_000;
/** A crowded screen loses pixels before it loses edges: text in a picture must not fray. */
const ATTEMPTS = [
  { scale: 1, quality: 0.86 },
  { scale: 1, quality: 0.78 },
  { scale: 1, quality: 0.7 },
  { scale: 0.8, quality: 0.78 },
  { scale: 0.8, quality: 0.66 },
  { scale: 0.7, quality: 0.66 },
  { scale: 0.7, quality: 0.5 },
];

/** Encodes a screenshot in the best quality that stays below the budget of one picture; the browser does the work. */
export async function toWebp(blankPage: Page, png: Buffer, name: string): Promise<Buffer> {
  for (const { scale, quality } of ATTEMPTS) {
    const encoded = await blankPage.evaluate<string>(`(async () => {
      const bytes = await (await fetch('data:image/png;base64,${png.toString('base64')}')).blob();
      const bitmap = await createImageBitmap(bytes);
      const canvas = new OffscreenCanvas(bitmap.width * ${scale}, bitmap.height * ${scale});
      const drawing = canvas.getContext('2d');
      drawing.imageSmoothingQuality = 'high';
      drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: ${quality} });
      return new Uint8Array(await blob.arrayBuffer()).toBase64();
    })()`);
    const webp = Buffer.from(encoded, 'base64');
    if (webp.length <= MOST_BYTES) return webp;
  }
  throw new Error(`${name} does not fit into ${MOST_BYTES} bytes`);
}
