import { randomFrom } from '@/lib/random-from.ts';
import { Backdrop } from './backdrop.tsx';

const [COLUMNS, ROWS, STEP] = [30, 22, 68];

interface Mark {
  x: number;
  y: number;
  fill: string | undefined;
}

/** A sheet of answer bubbles; each row of four has one filled, as if somebody had been through it. */
function fillSheet(): Mark[] {
  const random = randomFrom('answer-sheet');
  const marks: Mark[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let group = 0; group * 5 < COLUMNS; group++) {
      const chosen = Math.floor(random() * 4);
      const answered = random() > 0.28;
      const fill = random() > 0.8 ? 'oklch(0.83 0.12 85)' : 'oklch(0.66 0.2 293)';
      for (let place = 0; place < 4; place++) {
        const [x, y] = [(group * 5 + place) * STEP, row * STEP];
        marks.push({ x, y, fill: answered && place === chosen ? fill : undefined });
      }
    }
  }
  return marks;
}

const MARKS = fillSheet();

export function AnswerSheet() {
  return (
    <Backdrop ground="oklch(0.25 0.1 290)">
      <g transform="rotate(-14 720 450) translate(-260 -290)">
        {MARKS.map(({ x, y, fill }) => (
          <circle
            key={`${x}.${y}`}
            cx={x}
            cy={y}
            r="21"
            fill={fill ?? 'none'}
            stroke={fill ?? 'oklch(0.42 0.12 291)'}
            strokeWidth="3"
          />
        ))}
      </g>
    </Backdrop>
  );
}
