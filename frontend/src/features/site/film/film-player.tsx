import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw } from 'lucide-react';
import { type Ref, useEffect } from 'react';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { FilmSegments } from './film-segments.tsx';
import { FilmStage } from './film-stage.tsx';
import { FILM } from './messages.ts';
import { type Film, useFilm } from './use-film.ts';

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
