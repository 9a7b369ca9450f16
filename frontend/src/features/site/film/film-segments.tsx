import { cx } from '@/components/ui/cx.ts';
import { FILM } from './messages.ts';
import { type Film, STEP_MS } from './use-film.ts';

/** One piece of the progress line for each step; the current one fills while the film plays. */
export function FilmSegments({ film: { step, isPlaying, isOver, goTo } }: { film: Film }) {
  return (
    <ol aria-label={FILM.segments} className="flex gap-1 px-4 pt-1 sm:px-6 low:pl-0">
      {FILM.steps.map(({ title }, place) => {
        const isCurrent = place === step;
        const fills = isCurrent && isPlaying;
        const isFull = place < step || (isCurrent && !isPlaying) || isOver;
        return (
          <li key={title} className="flex-1">
            <button
              type="button"
              aria-label={FILM.segment(place, title)}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => goTo(place)}
              className="group flex h-8 w-full items-center rounded-control"
            >
              <span className="block h-1.5 w-full overflow-hidden rounded-full bg-line group-hover:bg-accent-line">
                <span
                  key={String(fills)}
                  style={fills ? { transitionDuration: `${STEP_MS}ms` } : undefined}
                  className={cx(
                    'block h-full origin-left rounded-full bg-accent',
                    fills || isFull ? 'scale-x-100' : 'scale-x-0',
                    fills && 'transition-[scale] ease-linear starting:scale-x-0',
                  )}
                />
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
