/** The colours that a brand may begin with. */
export const BRAND_PRESETS = ['#8B5CF6', '#3B82F6', '#10B981', '#F59E0B', '#EF4444', '#EC4899'] as const;

/** What marks and edges need against the page around them (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;
const WHITE = '#FFFFFF';
const BLACK = '#000000';

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** How light a colour `#rrggbb` is, from 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const part = Number.parseInt(colour.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What text on a colour is written in: whichever of black and white is read more easily. */
export const inkOn = (colour: string): string =>
  contrast(colour, WHITE) >= contrast(colour, BLACK) ? WHITE : BLACK;

/** How a colour fares: the ink on it, how easily that is read, and whether the colour itself is seen on white. */
export function brandCheck(colour: string) {
  if (!isColour(colour)) return undefined;
  const ink = inkOn(colour);
  const onWhite = contrast(colour, WHITE);
  return { ink, onIt: contrast(colour, ink), onWhite, isPale: onWhite < LEAST_CONTRAST };
}
