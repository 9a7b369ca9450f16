/** Pixels; enough for a slide. */
const PNG_SIDE = 1_024;
const SVG_TYPE = 'image/svg+xml';

/** `quiz-H7K2MP.png` */
export const qrFileName = ({ code }: { code: string }, kind: 'png' | 'svg'): string => `quiz-${code}.${kind}`;

/** A drawing on the page as a file of its own. */
export function toSvg(code: SVGSVGElement): Blob {
  const copy = code.cloneNode(true) as SVGSVGElement;
  // Of the page, not of the drawing.
  copy.removeAttribute('class');
  copy.setAttribute('width', String(PNG_SIDE));
  copy.setAttribute('height', String(PNG_SIDE));
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: SVG_TYPE });
}

/** The same as a picture. @throws Error where the browser cannot draw it */
export async function toPng(code: SVGSVGElement): Promise<Blob> {
  const url = URL.createObjectURL(toSvg(code));
  try {
    const image = new Image(PNG_SIDE, PNG_SIDE);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = PNG_SIDE;
    canvas.height = PNG_SIDE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, PNG_SIDE, PNG_SIDE);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
