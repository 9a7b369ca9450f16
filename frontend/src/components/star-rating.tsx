import { Star } from 'lucide-react';
import type { Ref } from 'react';
import { cx } from './ui/cx.ts';
import { FieldNotes, useFieldIds } from './ui/field.tsx';

const STARS = [1, 2, 3, 4, 5];

interface StarRatingProps {
  label: string;
  /** `4 stars` */
  stars: (count: number) => string;
  /** 1–5; 0 = none yet. */
  value: number;
  onChange: (value: number) => void;
  error?: string | undefined;
  required?: boolean;
  /** The first star, which takes the focus when the rating is missing. */
  ref?: Ref<HTMLInputElement>;
}

/** One to five stars: radio buttons underneath, so that arrows and numbers are read as usual. */
export function StarRating({ label, stars: nameOf, value, onChange, error, required, ref }: StarRatingProps) {
  const ids = useFieldIds({ hint: undefined, error, required });
  return (
    <fieldset role="radiogroup" {...ids.aria}>
      <legend className="mb-1.5 text-sm font-medium text-ink">{label}</legend>
      <div
        className={cx(
          'flex w-fit flex-wrap rounded-control',
          // A frame stands where those of the other fields do.
          error ? 'ring-1 ring-danger-ink ring-inset' : '-ml-2',
        )}
      >
        {STARS.map((stars) => (
          <label
            key={stars}
            title={nameOf(stars)}
            className={cx(
              'relative grid size-11 cursor-pointer place-items-center rounded-control transition-colors hover:bg-well has-focus-visible:outline-2 has-focus-visible:outline-accent-ink',
              // Sent here by a click, the focus would stay unseen.
              error && 'has-focus:outline-2 has-focus:outline-accent-ink',
            )}
          >
            <input
              ref={stars === 1 ? ref : undefined}
              type="radio"
              name={ids.id}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={nameOf(stars)}
              className="sr-only"
            />
            <Star
              aria-hidden="true"
              className={cx(
                'size-7',
                stars <= value ? 'fill-warning text-warning-ink' : error ? 'text-danger-ink' : 'text-edge',
              )}
            />
          </label>
        ))}
      </div>
      {error && (
        <div role="alert" className="mt-1.5">
          <FieldNotes ids={ids} error={error} />
        </div>
      )}
    </fieldset>
  );
}
