import { randomFrom } from '@/lib/random-from.ts';
import { Backdrop } from './backdrop.tsx';

const SIDE = 180;
const [COLUMNS, ROWS] = [8, 5];

const GROUNDS = ['oklch(0.3 0.12 290)', 'oklch(0.34 0.14 292)', 'oklch(0.27 0.1 287)'];
const INKS = ['oklch(0.55 0.22 293)', 'oklch(0.45 0.19 290)', 'oklch(0.7 0.15 297)', 'oklch(0.4 0.16 288)'];
const SHAPES = [
  `M0 0H${SIDE}A${SIDE} ${SIDE} 0 0 1 0 ${SIDE}Z`,
  `M0 0H${SIDE}V${SIDE / 2}A${SIDE / 2} ${SIDE / 2} 0 0 1 0 ${SIDE / 2}Z`,
  `M0 0A${SIDE} ${SIDE} 0 0 0 ${SIDE} ${SIDE}A${SIDE} ${SIDE} 0 0 0 0 0Z`,
];

interface Tile {
  x: number;
  y: number;
  turn: number;
  ground: string;
  ink: string;
  shape: string;
}

function layTiles(): Tile[] {
  const random = randomFrom('auth-tiles');
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  return Array.from({ length: COLUMNS * ROWS }, (_, place) => ({
    x: (place % COLUMNS) * SIDE,
    y: Math.floor(place / COLUMNS) * SIDE,
    turn: Math.floor(random() * 4) * 90,
    ground: pick(GROUNDS),
    ink: random() > 0.95 ? 'oklch(0.84 0.12 85)' : pick(INKS),
    shape: pick(SHAPES),
  }));
}

const TILES = layTiles();

export function Tiles() {
  return (
    <Backdrop ground="oklch(0.28 0.11 289)">
      {TILES.map(({ x, y, turn, ground, ink, shape }) => (
        <g key={`${x}.${y}`} transform={`translate(${x} ${y})`}>
          <rect width={SIDE + 1} height={SIDE + 1} fill={ground} />
          <path d={shape} fill={ink} transform={`rotate(${turn} ${SIDE / 2} ${SIDE / 2})`} />
        </g>
      ))}
    </Backdrop>
  );
}
