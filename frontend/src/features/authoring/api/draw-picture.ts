import { averageColour, coverWidths } from '../model/cover-sizes.ts';
import { fittedSize } from '../model/media.ts';

export interface DrawnCover {
  /** The largest first. */
  pictures: { width: number; blob: Blob }[];
  /** Average colour, `#rrggbb`. */
  tint: string;
}

export class NotAnImage extends Error {}

/**
 * Draws a picture in the sizes in which a cover will be shown; what a camera wrote into the file (place, owner) stays
 * out. Undefined where the browser does not let pages read what they draw, as some do against tracking: the file itself
 * has to do then.
 * @throws NotAnImage for a file that the browser cannot show
 */
export const drawCover = (file: Blob): Promise<DrawnCover | undefined> =>
  drawing(file, async (image) => {
    const canvases = coverWidths(image.width).reduce<HTMLCanvasElement[]>((drawn, width) => {
      // Each from the next larger one: browsers scale by half well, and by ten badly.
      const height = Math.max(1, Math.round((image.height / image.width) * width));
      return [...drawn, draw(drawn.at(-1) ?? image, width, height)];
    }, []);
    const pictures = await Promise.all(
      canvases.map(async (canvas) => ({ width: canvas.width, blob: await encode(canvas) })),
    );
    return { pictures, tint: averageColour(pixelsOf(draw(canvases.at(-1) ?? image, 8, 8))) };
  });

/**
 * Draws a picture so that no side is longer than told. A small PNG stays what it is: texts and lines in it are sharp,
 * and it says nothing of where it was taken. Undefined as with `drawCover`.
 * @throws NotAnImage
 */
export const drawPicture = (file: Blob, longest: number): Promise<Blob | undefined> =>
  drawing(file, async (image) => {
    const { width, height } = fittedSize(image, longest);
    const drawn = await encode(draw(image, width, height));
    const isSmall = width === image.width && file.size <= drawn.size;
    return file.type === 'image/png' && isSmall ? file : drawn;
  });

async function drawing<Drawn>(
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

function draw(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas context');
  return context;
}

const pixelsOf = (canvas: HTMLCanvasElement): Uint8ClampedArray =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;

/** Whether what is drawn can be read back. */
function readsTrue(): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = contextOf(canvas);
  context.fillStyle = '#336699';
  context.fillRect(0, 0, 1, 1);
  return averageColour(pixelsOf(canvas)) === '#336699';
}

/** WebP; JPEG where the browser's canvas writes none, which it does not say but answers with a PNG. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await write(canvas, 'image/webp');
  if (webp.type === 'image/webp') return webp;
  const context = contextOf(canvas);
  // JPEG knows no transparency and would make it black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return write(canvas, 'image/jpeg');
}

const QUALITY = 0.82;

function write(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`No ${type}`))), type, QUALITY);
  });
}
