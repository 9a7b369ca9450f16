import { recognise } from '@quizhall/shared/rules/quizzes/file-types';
import { UPLOAD_RULES } from '@quizhall/shared/rules/quizzes/uploads';
import { uploadFile, type UploadOptions } from '@/lib/api/upload-file.ts';
import { contextOf, draw, drawing, encodePng, NotAnImage } from '@/lib/drawing.ts';
import type { LogoForm } from '../create/creation-form.ts';
import { logoMessages } from './logo-messages.ts';

/** Side length in pixels: twice the largest displayed size, for high-density displays. */
const SIDE = 512;

/** Thrown for an unsupported file. The message states the reason. */
export class LogoRefused extends Error {}

/**
 * Renders a logo as PNG and uploads it, which removes scripts in SVGs and locations in photos.
 * @throws LogoRefused; ApiError (no toast); the signal's reason after an abort
 */
export async function uploadLogo(
  file: File,
  { onProgress, signal }: Pick<UploadOptions, 'onProgress' | 'signal'>,
): Promise<LogoForm> {
  const drawn = await drawnLogo(file).catch((error: unknown) => {
    throw error instanceof NotAnImage ? new LogoRefused(logoMessages.broken) : error;
  });
  signal.throwIfAborted();
  const type = drawn ? 'image/png' : await typeOf(file);
  const name = type === 'image/jpeg' ? 'logo.jpg' : 'logo.png';
  const picture = new File([drawn ?? file], name, { type });
  const key = await uploadFile(picture, { purpose: 'logo', signal, onProgress });
  // An unmodified photo would exceed the storage for browser drafts.
  return { key, ...(drawn && { url: await dataUrl(drawn) }) };
}

const isSvg = (file: File): boolean => file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);

async function drawnLogo(file: File): Promise<Blob | undefined> {
  if (isSvg(file)) return drawSvg(file);
  return drawing(file, (image) => {
    const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
    const sides = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
    return encodePng(draw(image, sides[0] as number, sides[1] as number));
  });
}

/** An SVG in an image element runs no scripts and loads no resources. */
async function drawSvg(file: File): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode().catch(() => {
      throw new NotAnImage();
    });
    // An SVG without a size is drawn as a square.
    const [width, height] = [image.naturalWidth || SIDE, image.naturalHeight || SIDE];
    const scale = SIDE / Math.max(width, height);
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    });
    contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height);
    return await encodePng(canvas);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Returns the type of the unmodified file, for browsers that block reading a canvas. */
async function typeOf(file: File): Promise<string> {
  const start = new Uint8Array(await file.slice(0, 512).arrayBuffer());
  const type = recognise(UPLOAD_RULES.logo.types, start);
  if (!type) throw new LogoRefused(logoMessages.broken);
  return type;
}

/** Encodes the local file for display: unchecked uploads are never shown. */
function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('Not readable'));
    reader.readAsDataURL(blob);
  });
}
