/** Widths for a card on a phone, on a high-density display, and for a full page. */
const WIDTHS = [400, 800, 1_600];
const WIDEST = 1_600;

/** Returns the stored widths of a picture, largest first. Pictures are never enlarged. */
export function coverWidths(width: number): number[] {
  const own = Math.min(width, WIDEST);
  return [...WIDTHS.filter((fixed) => fixed < own), own].toReversed();
}

/** Returns the average of RGBA pixels as `#rrggbb`. Transparency counts as white. */
export function averageColour(pixels: Uint8ClampedArray): string {
  const count = Math.max(1, pixels.length / 4);
  return `#${[0, 1, 2].map((channel) => toHex(channelMean(pixels, channel, count))).join('')}`;
}

function channelMean(pixels: Uint8ClampedArray, channel: number, count: number): number {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    sum += (pixels[at + channel] ?? 0) * alpha + 255 * (1 - alpha);
  }
  return sum / count;
}

const toHex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
