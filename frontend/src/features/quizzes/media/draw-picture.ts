import { contextOf, draw, drawing, encode } from '@/lib/drawing.ts';
import { averageColour, coverWidths } from './cover-sizes.ts';
import { fittedSize } from './media.ts';

export interface DrawnCover {
  /** Largest first. */
  pictures: { width: number; blob: Blob }[];
  /** Average colour, `#rrggbb`. */
  tint: string;
}

export { NotAnImage } from '@/lib/drawing.ts';

/**
 * Renders a picture in the sizes of a cover, without the camera's metadata (location, owner). Undefined if the
 * browser blocks reading a canvas to prevent fingerprinting; the file itself is used then.
 * @throws NotAnImage for a file that the browser cannot display
 */
export const drawCover = (file: Blob): Promise<DrawnCover | undefined> =>
  drawing(file, async (image) => {
    const canvases = coverWidths(image.width).reduce<HTMLCanvasElement[]>((drawn, width) => {
      // Scales each size from the next larger one: browsers scale well by half and badly by ten.
      const height = Math.max(1, Math.round((image.height / image.width) * width));
      return [...drawn, draw(drawn.at(-1) ?? image, width, height)];
    }, []);
    const pictures = await Promise.all(
      canvases.map(async (canvas) => ({ width: canvas.width, blob: await encode(canvas) })),
    );
    return { pictures, tint: averageColour(pixelsOf(draw(canvases.at(-1) ?? image, 8, 8))) };
  });

/**
 * Renders a picture with sides of at most `longest` pixels. A small PNG is kept: its text stays sharp and it has no
 * location metadata. Undefined as with `drawCover`.
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
