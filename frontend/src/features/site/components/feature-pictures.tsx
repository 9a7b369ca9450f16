import { Check, CircleCheck, CloudOff, X } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import { MESSAGES } from '../messages.ts';

const text = MESSAGES.features;

const STATES = [
  { icon: CircleCheck, look: 'border-line bg-surface text-success-ink' },
  { icon: CloudOff, look: 'border-warning-line bg-warning-soft text-warning-ink sm:ml-8' },
  { icon: Check, look: 'border-success-line bg-success-soft text-success-ink sm:ml-16' },
];

/** The save display of a quiz, before, during and after a network loss. */
export function SavedPicture() {
  return (
    <div className="flex flex-col items-start gap-2.5">
      {STATES.map(({ icon: Icon, look }, place) => (
        <span
          key={look}
          className={cx(
            'inline-flex max-w-full items-center gap-2 rounded-control border px-3.5 py-2.5 text-sm font-medium',
            look,
          )}
        >
          <Icon className="size-4 shrink-0" />
          {text.offline.states[place]}
        </span>
      ))}
    </div>
  );
}

/** A question as it stands in a text file, and the first line of the import report. */
export function ImportPicture() {
  const [stem, ...options] = text.import.sample;
  const correct = 'Au';
  return (
    <div className="rounded-control border border-line bg-canvas p-4">
      <p className="text-sm font-medium text-ink">{stem}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map((option) => (
          <span
            key={option}
            className={cx(
              'inline-flex items-center gap-1.5 rounded-full border px-3 py-1 text-sm',
              option === correct
                ? 'border-success-line bg-success-soft font-medium text-success-ink'
                : 'border-line bg-surface text-muted',
            )}
          >
            {option === correct && <Check className="size-3.5" />}
            {option}
          </span>
        ))}
      </div>
      <div className="mt-4 flex gap-4 border-t border-line pt-3 text-xs font-medium">
        <span className="inline-flex items-center gap-1.5 text-success-ink">
          <Check className="size-3.5" />
          {text.import.kept}
        </span>
        <span className="inline-flex items-center gap-1.5 text-danger-ink">
          <X className="size-3.5" />
          {text.import.dropped}
        </span>
      </div>
    </div>
  );
}

const BARS = [
  { label: '0–20', height: 8 },
  { label: '21–40', height: 16 },
  { label: '41–60', height: 38 },
  { label: '61–80', height: 82 },
  { label: '81–100', height: 100 },
];

export function ResultsPicture() {
  return (
    <div>
      <p className="text-xs font-medium text-faint">{text.results.chart}</p>
      <div className="mt-4 flex h-44 items-end gap-3 border-b border-line sm:gap-4">
        {BARS.map(({ label, height }) => (
          <span
            key={label}
            className={cx('flex-1 rounded-t-[8px]', height > 50 ? 'bg-accent' : 'bg-accent-line')}
            style={{ height: `${height}%` }}
          />
        ))}
      </div>
      <div className="mt-2 flex gap-3 sm:gap-4">
        {BARS.map(({ label }) => (
          <span key={label} className="flex-1 text-center text-xs text-muted">
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
