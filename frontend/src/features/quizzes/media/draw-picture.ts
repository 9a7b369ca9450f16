import { contextOf, draw, drawing, encode } from '@/lib/drawing.ts';
import { averageColour, coverWidths } from './cover-sizes.ts';
import { fittedSize } from './media.ts';

export interface DrawnCover {
  /** The largest first. */
  pictures: { width: number; blob: Blob }[];
  /** Average colour, `#rrggbb`. */
  tint: string;
}

export { NotAnImage } from '@/lib/drawing.ts';

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

const pixelsOf = (canvas: HTMLCanvasElement): Uint8ClampedArray =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
