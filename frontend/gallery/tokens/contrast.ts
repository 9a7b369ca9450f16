/** Relative luminance (WCAG 2.2) of a colour as this browser paints it. */
function luminance(colour: string): number {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = Array.from(context.getImageData(0, 0, 1, 1).data, (value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2.2) of two opaque colours, 1 to 21. */
export function contrast(front: string, back: string): number {
  const [first, second] = [luminance(front), luminance(back)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** What a ratio is good for: "AAA" and "AA" for text, "UI" for edges and large text, "–" for decoration. */
export function grade(ratio: number): 'AAA' | 'AA' | 'UI' | '–' {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'UI' : '–';
}
