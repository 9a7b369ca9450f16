import { randomFrom } from '@/lib/random-from.ts';
import { Backdrop } from './backdrop.tsx';

const INKS = ['oklch(0.58 0.22 293)', 'oklch(0.72 0.15 296)', 'oklch(0.47 0.2 286)', 'oklch(0.84 0.12 85)'];

interface Ring {
  radius: number;
  sweep: number;
  turn: number;
  ink: string;
}

/** Rings around one centre, each filled to some score. */
function rings(seed: string, count: number, inner: number, gap: number): Ring[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, place) => ({
    radius: inner + place * gap,
    sweep: 0.25 + random() * 0.65,
    turn: random() * 360,
    ink: (random() > 0.9 ? INKS[3] : INKS[place % 3]) ?? '',
  }));
}

const LARGE = rings('large', 11, 70, 58);
const SMALL = rings('small', 7, 44, 46);

export function ScoreRings() {
  return (
    <Backdrop ground="oklch(0.23 0.085 284)">
      <RingGroup x={1180} y={720} rings={LARGE} width={22} />
      <RingGroup x={210} y={120} rings={SMALL} width={17} />
    </Backdrop>
  );
}

function RingGroup({ x, y, rings, width }: { x: number; y: number; rings: Ring[]; width: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" strokeWidth={width} strokeLinecap="round">
      {rings.map(({ radius, sweep, turn, ink }) => {
        const around = 2 * Math.PI * radius;
        return (
          <g key={radius} transform={`rotate(${turn})`}>
            <circle r={radius} stroke="oklch(0.31 0.095 286)" />
            <circle r={radius} stroke={ink} strokeDasharray={`${sweep * around} ${around}`} />
          </g>
        );
      })}
    </g>
  );
}
