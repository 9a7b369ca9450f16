import { useState } from 'react';
import {
  COVER_COLUMNS,
  COVER_ROWS,
  type CoverPattern,
  type CoverTile,
  coverPattern,
} from './cover-pattern.ts';
import { cx } from './cx.ts';

/** A picture in several sizes, as the API answers covers. */
export interface CoverSource {
  url: string;
  /** `width` in pixels. */
  sizes?: { width: number; url: string }[] | undefined;
  /** Average colour, `#rrggbb`. */
  tint?: string | undefined;
}

/** Where a cover stands: how wide it is there, and the widest size worth loading for that. */
const PLACES = {
  card: { sizes: '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw', widest: 800 },
  thumbnail: { sizes: '(min-width: 40rem) 11rem, 100vw', widest: 800 },
  poster: { sizes: '(min-width: 64rem) 48rem, 100vw', widest: 1_600 },
} as const;

export interface CoverProps {
  /** The quiz id: decides the generated picture. */
  seed: string;
  picture?: CoverSource | undefined;
  place: keyof typeof PLACES;
  /** Empty when the title stands beside the picture. */
  alt?: string | undefined;
  className?: string | undefined;
}

/** A quiz's picture; without one (or when it fails to load) a pattern grown from the quiz id. */
export function Cover({ seed, picture, place, alt = '', className }: CoverProps) {
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const frame = cx('block aspect-[16/10] w-full object-cover', className);
  if (!picture || failed === picture.url) return <GeneratedCover seed={seed} alt={alt} className={frame} />;
  const { url, tint = groundOf(coverPattern(seed).hue) } = picture;
  return (
    <img
      {...sourcesOf(picture, PLACES[place])}
      alt={alt}
      loading="lazy"
      decoding="async"
      width={640}
      height={400}
      className={frame}
      // Gone with the picture there, which may be see-through.
      style={{ backgroundColor: loaded === url ? undefined : tint }}
      onLoad={() => setLoaded(url)}
      onError={() => setFailed(url)}
    />
  );
}

function sourcesOf(
  { url, sizes = [] }: CoverSource,
  { sizes: widths, widest }: { sizes: string; widest: number },
) {
  const fitting = sizes.filter(({ width }) => width <= widest).toSorted((a, b) => a.width - b.width);
  const largest = fitting.at(-1);
  if (!largest) return { src: url };
  return {
    sizes: widths,
    srcSet: fitting.map((size) => `${size.url} ${size.width}w`).join(', '),
    src: largest.url,
  };
}

const groundOf = (hue: number) => `oklch(0.44 0.13 ${hue})`;

function GeneratedCover({ seed, alt, className }: { seed: string; alt: string; className: string }) {
  const { hue, tiles } = coverPattern(seed);
  return (
    <svg
      viewBox={`0 0 ${COVER_COLUMNS} ${COVER_ROWS}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <rect width={COVER_COLUMNS} height={COVER_ROWS} fill={groundOf(hue)} />
      {inksOf(hue).map((fill, ink) => (
        <path key={fill} d={outlineOf(tiles.filter((tile) => tile.ink === ink))} fill={fill} />
      ))}
    </svg>
  );
}

const inksOf = (hue: CoverPattern['hue']) => [
  `oklch(0.53 0.15 ${hue})`,
  `oklch(0.65 0.14 ${hue + 12})`,
  `oklch(0.82 0.12 ${hue + 110})`,
];

/** Where a shape begins in its tile of 1 x 1, and its outline from there. */
type Outline = readonly [x: number, y: number, way: string];
/** By quarter turns, clockwise; what looks the same however it is turned has one outline. */
const SHAPES: Record<CoverTile['shape'], readonly [Outline, ...Outline[]]> = {
  quarter: [
    [0, 0, 'h1a1 1 0 0 1-1 1z'],
    [1, 0, 'v1a1 1 0 0 1-1-1z'],
    [1, 1, 'h-1a1 1 0 0 1 1-1z'],
    [0, 1, 'v-1a1 1 0 0 1 1 1z'],
  ],
  half: [
    [0, 0, 'h1v.5a.5 .5 0 0 1-1 0z'],
    [1, 0, 'v1h-.5a.5 .5 0 0 1 0-1z'],
    [1, 1, 'h-1v-.5a.5 .5 0 0 1 1 0z'],
    [0, 1, 'v-1h.5a.5 .5 0 0 1 0 1z'],
  ],
  disc: [[0.5, 0.14, 'a.36 .36 0 1 0 .001 0z']],
  ring: [[0.5, 0.08, 'a.42 .42 0 1 0 .001 0zm0 .22a.2 .2 0 1 1-.001 0z']],
};

/** One path for all tiles of an ink: a list of cards would have hundreds of elements otherwise. */
const outlineOf = (tiles: readonly CoverTile[]): string =>
  tiles
    .map(({ shape, turn, column, row }) => {
      const [x, y, way] = SHAPES[shape][turn] ?? SHAPES[shape][0];
      return `M${column + x} ${row + y}${way}`;
    })
    .join('');
