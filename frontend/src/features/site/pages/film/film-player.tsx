import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw } from 'lucide-react';
import { type Ref, useEffect } from 'react';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { FILM } from './messages.ts';
import { type Film, useFilm, STEP_MS } from './use-film.ts';
import { cx } from '@/components/ui/cx.ts';
import { ScreenPicture } from '@/components/screen-picture.tsx';

/** The stage shows the upper part of the phone only and cuts off the frame below. */
const PHONE =
  'mx-auto h-[120%] aspect-[375/640] overflow-hidden rounded-[1.75rem] border-[6px] border-line bg-canvas shadow-overlay';

/** The pictures lie on each other and fade; the next one is already there when its turn comes. */
function FilmStage({ step }: { step: number }) {
  return (
    <div className="relative mx-4 aspect-[375/430] shrink-0 overflow-hidden rounded-control border border-line bg-accent-soft sm:mx-6 sm:aspect-[1024/640] low:row-span-2 low:mr-4 low:self-start">
      {FILM.steps.map(({ name, onPhone }, place) => {
        if (Math.abs(place - step) > 1) return null;
        return (
          // The caption under the stage says what is to be seen.
          <div
            key={name}
            aria-hidden="true"
            className={cx(
              'absolute inset-0 transition-opacity duration-300',
              onPhone && 'sm:pt-6',
              place !== step && 'invisible opacity-0',
            )}
          >
            {onPhone ? (
              <div className={cx('max-sm:h-full', 'sm:h-full')}>
                <div className={cx('hidden sm:block', PHONE)}>
                  <ScreenPicture name={name} alt="" form="phone" />
                </div>
                <div className="sm:hidden">
                  <ScreenPicture name={name} alt="" form="phone" />
                </div>
              </div>
            ) : (
              <ScreenPicture name={name} alt="" form="both" />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** One piece of the progress line for each step; the current one fills while the film plays. */
function FilmSegments({ film: { step, isPlaying, isOver, goTo } }: { film: Film }) {
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

const STEPS = FILM.steps;

/** The screens with their captions. Space plays and pauses, arrows turn the steps. */
export function FilmPlayer({ playButton }: { playButton: Ref<HTMLButtonElement> }) {
  const film = useFilm(STEPS.length);
  const { step, isPlaying, isOver, goTo, toggle } = film;
  useFilmKeys(film);
  const current = STEPS[step];
  const [Icon, label] = isPlaying
    ? ([Pause, FILM.pause] as const)
    : isOver
      ? ([RotateCcw, FILM.again] as const)
      : ([Play, FILM.play] as const);
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto low:grid low:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] low:grid-rows-[auto_1fr] low:pb-4">
      <FilmStage step={step} />
      <FilmSegments film={film} />
      <div className="flex flex-col gap-2 px-4 pt-3 pb-4 sm:flex-row sm:items-start sm:gap-4 sm:px-6 sm:pb-5 low:flex-col low:items-stretch low:py-0 low:pl-0">
        {/* While the film plays, a reader is not interrupted every few seconds. */}
        <div
          aria-live={isPlaying ? 'off' : 'polite'}
          className="min-h-24 min-w-0 flex-1 sm:min-h-20 low:min-h-0"
        >
          <p className="flex items-baseline gap-2 font-display tracking-tight text-ink">
            {current?.title}
            <span className="tabular text-xs font-normal whitespace-nowrap tracking-normal text-faint">
              {FILM.place(step, STEPS.length)}
            </span>
          </p>
          <p className="mt-1 text-sm text-muted sm:text-base">{current?.text}</p>
        </div>
        <div className="flex shrink-0 justify-center gap-2 sm:gap-1 low:justify-start">
          <PlainIconButton
            label={FILM.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={step === 0}
            onClick={() => goTo(step - 1)}
          />
          <PlainIconButton
            ref={playButton}
            label={label}
            variant="secondary"
            icon={<Icon aria-hidden="true" />}
            onClick={toggle}
          />
          <PlainIconButton
            label={FILM.next}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={step === STEPS.length - 1}
            onClick={() => goTo(step + 1)}
          />
        </div>
      </div>
    </div>
  );
}

/** On the document, so that they work wherever the focus is in the window; a focused button keeps its own space bar. */
function useFilmKeys({ step, goTo, toggle }: Film): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOnButton = event.target instanceof HTMLElement && event.target.closest('button') !== null;
      if (event.key === 'ArrowRight') goTo(step + 1);
      else if (event.key === 'ArrowLeft') goTo(step - 1);
      else if (event.key === ' ' && !isOnButton) toggle();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
