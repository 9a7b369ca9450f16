/** Thrown for a file that the browser cannot display as an image. */
export class NotAnImage extends Error {}

/**
 * Processes an image by redrawing it, which removes camera metadata (location, owner). Undefined if the browser
 * blocks canvas reads, as some do against fingerprinting.
 * @throws NotAnImage
 */
export async function drawing<Drawn>(
  file: Blob,
  work: (image: ImageBitmap) => Promise<Drawn>,
): Promise<Drawn | undefined> {
  const image = await createImageBitmap(file).catch(() => {
    // A file extension does not prove that the file is an image.
    throw new NotAnImage();
  });
  try {
    return readsTrue() ? await work(image) : undefined;
  } finally {
    image.close();
  }
}

/** Draws the whole image at another size. */
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

/** Crops the center of an image to a square of at most `most` pixels. Smaller images are not enlarged. */
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

/** Returns whether the canvas can be read back unaltered. */
function readsTrue(): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = contextOf(canvas);
  context.fillStyle = '#336699';
  context.fillRect(0, 0, 1, 1);
  return contextOf(canvas).getImageData(0, 0, 1, 1).data.slice(0, 3).join() === '51,102,153';
}

/** Encodes as WebP, or as JPEG if the browser cannot write WebP. Such browsers silently return a PNG. */
export async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await write(canvas, 'image/webp');
  if (webp.type === 'image/webp') return webp;
  const context = contextOf(canvas);
  // JPEG has no transparency and would turn it black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return write(canvas, 'image/jpeg');
}

/** Encodes as PNG, which is lossless and keeps transparency. */
export const encodePng = (canvas: HTMLCanvasElement): Promise<Blob> => write(canvas, 'image/png');

const QUALITY = 0.82;

function write(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`No ${type}`))), type, QUALITY);
  });
}
