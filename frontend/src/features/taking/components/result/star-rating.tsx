import { Star } from 'lucide-react';
import { type Ref, useId } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { result } from '../../result-messages.ts';

const { feedback: text } = result;
const STARS = [1, 2, 3, 4, 5];

interface StarRatingProps {
  /** 1–5; 0 = none yet. */
  value: number;
  onChange: (value: number) => void;
  error: string | undefined;
  /** The first star, which takes the focus when the rating is missing. */
  ref: Ref<HTMLInputElement>;
}

/** One to five stars: radio buttons underneath, so that arrows and numbers are read as usual. */
export function StarRating({ value, onChange, error, ref }: StarRatingProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={error ? id : undefined}
    >
      <legend className="mb-1.5 text-sm font-medium text-ink">{text.rating}</legend>
      <div className="-ml-2 flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            title={text.stars(stars)}
            className="grid size-11 cursor-pointer place-items-center rounded-control transition-colors hover:bg-well has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
          >
            <input
              ref={stars === 1 ? ref : undefined}
              type="radio"
              name={id}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={text.stars(stars)}
              className="sr-only"
            />
            <Star
              aria-hidden="true"
              className={cx('size-7', stars <= value ? 'fill-warning text-warning-ink' : 'text-edge')}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-1 text-sm text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}
