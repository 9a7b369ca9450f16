import { formatPercent } from '@/lib/format.ts';
import { STROKE_TONES, type Tone } from './tone.ts';

export interface ScoreRingProps {
  /** Percent, 0 to 100. */
  value: number;
  label: string;
  tone?: Extract<Tone, 'accent' | 'success' | 'warning' | 'danger'> | undefined;
  size?: 'md' | 'lg' | undefined;
}

const RADIUS = 44;
const AROUND = 2 * Math.PI * RADIUS;

/** A percentage as a ring. `<ScoreRing value={72} label="Score" tone="success" size="lg" />` */
export function ScoreRing({ value, label, tone = 'accent', size = 'md' }: ScoreRingProps) {
  const percent = Math.min(100, Math.max(0, value));
  const shown = formatPercent(percent);
  return (
    <div
      role="img"
      aria-label={`${label}: ${shown}`}
      className={size === 'lg' ? 'relative size-44' : 'relative size-28'}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full -rotate-90" fill="none">
        <circle cx="50" cy="50" r={RADIUS} className="stroke-line" strokeWidth="8" />
        {percent > 0 && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            className={STROKE_TONES[tone]}
            strokeWidth="8"
            strokeLinecap="round"
            strokeDasharray={`${(percent / 100) * AROUND} ${AROUND}`}
          />
        )}
      </svg>
      <div aria-hidden="true" className="absolute inset-0 flex flex-col items-center justify-center">
        <span className={`font-display tracking-tight text-ink ${size === 'lg' ? 'text-4xl' : 'text-2xl'}`}>
          {shown}
        </span>
        <span className="max-w-[70%] truncate text-xs text-muted">{label}</span>
      </div>
    </div>
  );
}
