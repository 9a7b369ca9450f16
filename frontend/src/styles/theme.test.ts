import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colours = Record<string, [lightness: number, chroma: number, hue: number]>;

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

function readColours(block: string): Colours {
  const found: Colours = {};
  for (const [, name, l, c, h] of block.matchAll(/--color-([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)) {
    found[name ?? ''] = [Number(l), Number(c), Number(h)];
  }
  return found;
}

const light = readColours(css.slice(css.indexOf('@theme {'), css.indexOf('@custom-variant')));
const dark = { ...light, ...readColours(css.slice(css.indexOf('.dark {'), css.indexOf('html {'))) };

/** Relative luminance (WCAG 2.2) of an OKLCH colour; conversion of https://bottosson.github.io/posts/oklab/. */
function luminance([lightness, chroma, hue]: [number, number, number]): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colours: Colours, front: string, back: string): number {
  const [first, second] = [front, back].map((name) => {
    const colour = colours[name];
    if (!colour) throw new Error(`theme.css has no --color-${name}`);
    return luminance(colour);
  }) as [number, number];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const SURFACES = ['canvas', 'surface', 'well', 'raised'];
const TONES = ['accent', 'success', 'warning', 'danger'];

/** Pairs that the components put together, with the contrast that WCAG 2.2 AA asks of them. */
const PAIRS: [front: string, back: string, least: number][] = [
  ...SURFACES.flatMap((back): [string, string, number][] => [
    ['ink', back, 7],
    ['muted', back, 4.5],
    ['faint', back, 4.5],
    ['accent-ink', back, 4.5],
    ['success-ink', back, 4.5],
    ['warning-ink', back, 4.5],
    ['danger-ink', back, 4.5],
  ]),
  ...TONES.flatMap((tone): [string, string, number][] => [
    [`on-${tone}`, tone, 4.5],
    [`${tone}-ink`, `${tone}-soft`, 4.5],
    ['ink', `${tone}-soft`, 7],
    ['muted', `${tone}-soft`, 4.5],
  ]),
  ['on-accent', 'accent-hover', 4.5],
  ['on-accent', 'accent-active', 4.5],
  ['on-danger', 'danger-hover', 4.5],
  ['on-danger', 'danger-active', 4.5],
  // No duty for what is disabled: legible all the same, and weaker than everything that is not.
  ['disabled', 'surface', 3],
  ['disabled', 'well', 3],
  ['edge', 'surface', 3],
  ['edge', 'canvas', 3],
  ['accent', 'surface', 3],
  ['danger', 'surface', 3],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_name, colours) => {
  it.each(PAIRS)('%s on %s reaches %d:1', (front, back, least) => {
    expect(contrast(colours, front, back)).toBeGreaterThanOrEqual(least);
  });
});
