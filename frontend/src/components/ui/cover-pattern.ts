import { randomFrom } from '@/lib/random-from.ts';

export const COVER_COLUMNS = 8;
export const COVER_ROWS = 5;

/** Quarter discs, discs and rings on a grid: what a tile shows, turned by so many quarters. */
export interface CoverTile {
  column: number;
  row: number;
  shape: 'quarter' | 'disc' | 'ring' | 'half';
  turn: 0 | 1 | 2 | 3;
  /** 0 and 1 are shades of the cover's hue, 2 its counterpoint. */
  ink: 0 | 1 | 2;
}

export interface CoverPattern {
  /** OKLCH hue of the ground. */
  hue: number;
  tiles: CoverTile[];
}

const HUES = [293, 262, 228, 195, 160, 330, 12, 40] as const;
const SHAPES = ['quarter', 'quarter', 'quarter', 'half', 'disc', 'ring'] as const;

const pick = <T>(list: readonly T[], random: number): T => list[Math.floor(random * list.length)] as T;

/** The same seed gives the same picture, everywhere and for ever. */
export function coverPattern(seed: string): CoverPattern {
  const random = randomFrom(seed);
  const hue = pick(HUES, random());
  const tiles: CoverTile[] = [];
  for (let row = 0; row < COVER_ROWS; row++) {
    for (let column = 0; column < COVER_COLUMNS; column++) {
      const [shown, shape, turn, ink] = [random(), random(), random(), random()];
      if (shown < 0.3) continue;
      tiles.push({
        column,
        row,
        shape: pick(SHAPES, shape),
        turn: pick([0, 1, 2, 3] as const, turn),
        ink: ink < 0.5 ? 0 : ink < 0.86 ? 1 : 2,
      });
    }
  }
  return { hue, tiles };
}
