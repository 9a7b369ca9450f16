import { useState } from 'react';
import {
  COVER_COLUMNS,
  COVER_ROWS,
  type CoverPattern,
  type CoverTile,
  coverPattern,
} from './cover-pattern.ts';
import { cx } from './cx.ts';

export interface CoverProps {
  /** The quiz id: decides the generated picture. */
  seed: string;
  src?: string | undefined;
  /** Empty when the title stands beside the picture. */
  alt?: string | undefined;
  className?: string | undefined;
}

/** A quiz's picture; without one (or when it fails to load) a pattern grown from the quiz id. */
export function Cover({ seed, src, alt = '', className }: CoverProps) {
  const [failed, setFailed] = useState<string>();
  const frame = cx('block aspect-[16/10] w-full object-cover', className);
  if (!src || failed === src) return <GeneratedCover seed={seed} alt={alt} className={frame} />;
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      width={640}
      height={400}
      className={frame}
      onError={() => setFailed(src)}
    />
  );
}

function GeneratedCover({ seed, alt, className }: { seed: string; alt: string; className: string }) {
  const { hue, tiles } = coverPattern(seed);
  return (
    <svg
      viewBox={`0 0 ${COVER_COLUMNS} ${COVER_ROWS}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <rect width={COVER_COLUMNS} height={COVER_ROWS} fill={`oklch(0.44 0.13 ${hue})`} />
      {tiles.map((tile) => (
        <Tile key={`${tile.column}.${tile.row}`} tile={tile} hue={hue} />
      ))}
    </svg>
  );
}

const inkOf = (ink: CoverTile['ink'], hue: CoverPattern['hue']) =>
  [`oklch(0.53 0.15 ${hue})`, `oklch(0.65 0.14 ${hue + 12})`, `oklch(0.82 0.12 ${hue + 110})`][ink];

const SHAPES: Record<CoverTile['shape'], string> = {
  quarter: 'M0 0H1A1 1 0 0 1 0 1Z',
  half: 'M0 0H1V.5A.5 .5 0 0 1 0 .5Z',
  disc: 'M.5 .14a.36 .36 0 1 0 .001 0Z',
  ring: 'M.5 .08a.42 .42 0 1 0 .001 0ZM.5 .3a.2 .2 0 1 1 -.001 0Z',
};

function Tile({ tile, hue }: { tile: CoverTile; hue: number }) {
  return (
    <path
      d={SHAPES[tile.shape]}
      fill={inkOf(tile.ink, hue)}
      transform={`translate(${tile.column} ${tile.row}) rotate(${tile.turn * 90} .5 .5)`}
    />
  );
}
