/** A file that the browser cannot show. */
export class NotAnImage extends Error {}

/**
 * Works on a picture by drawing it anew: what a camera wrote into the file (place, owner) stays out. Undefined where the
 * browser does not let pages read what they draw, as some do against tracking.
 * @throws NotAnImage
 */
export async function drawing<Drawn>(
  file: Blob,
  work: (image: ImageBitmap) => Promise<Drawn>,
): Promise<Drawn | undefined> {
  const image = await createImageBitmap(file).catch(() => {
    // A name that ends like a picture proves nothing.
    throw new NotAnImage();
  });
  try {
    return readsTrue() ? await work(image) : undefined;
  } finally {
    image.close();
  }
}

/** The whole of a picture, in another size. */
export function draw(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas context');
  return context;
}

/** The middle of a picture, as a square of this many pixels; a smaller one is not blown up. */
export function drawSquare(image: ImageBitmap, most: number): HTMLCanvasElement {
  const from = Math.min(image.width, image.height);
  const side = Math.min(most, from);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(image.width - from) / 2, (image.height - from) / 2];
  context.drawImage(image, left, top, from, from, 0, 0, side, side);
  return canvas;
}

/** Whether what is drawn can be read back. */
function readsTrue(): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = contextOf(canvas);
  context.fillStyle = '#336699';
  context.fillRect(0, 0, 1, 1);
  return contextOf(canvas).getImageData(0, 0, 1, 1).data.slice(0, 3).join() === '51,102,153';
}

/** WebP; JPEG where the browser's canvas writes none, which it does not say but answers with a PNG. */
export async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await write(canvas, 'image/webp');
  if (webp.type === 'image/webp') return webp;
  const context = contextOf(canvas);
  // JPEG knows no transparency and would make it black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return write(canvas, 'image/jpeg');
}

/** Keeps what is see-through, and every edge as it is. */
export const encodePng = (canvas: HTMLCanvasElement): Promise<Blob> => write(canvas, 'image/png');

const QUALITY = 0.82;

function write(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`No ${type}`))), type, QUALITY);
  });
}
