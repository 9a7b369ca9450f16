import { CirclePlay } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ahead } from '@/components/later.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { Button } from '@/components/ui/button.tsx';
import { usePart } from '@/components/use-part.ts';
import { MESSAGES } from '../messages.ts';

const text = MESSAGES.hero;
const loadFilm = async () => (await import('../film/film-dialog.tsx')).FilmDialog;
const prefetch = () => ahead(loadFilm);
/** `/#demo` opens the film. */
const HASH = '#demo';

/** Opens the film; its code and pictures come only then. */
export function DemoButton() {
  const { hash, key } = useLocation();
  const [isClicked, setClicked] = useState(false);
  // Each navigation to the film's address opens it, also a second one.
  const [closedKey, setClosedKey] = useState<string>();
  const visit = hash === HASH && closedKey !== key ? key : undefined;
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setClicked(false);
    setClosedKey(key);
  };
  const [FilmDialog, want, fail] = usePart(loadFilm, close);
  const wantNow = useEffectEvent(want);
  useEffect(() => {
    if (visit !== undefined) wantNow();
  }, [visit]);
  return (
    <>
      <Button
        ref={button}
        size="lg"
        variant="secondary"
        icon={<CirclePlay aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setClicked(true);
          want();
        }}
        className="w-full sm:w-auto"
      >
        {text.demo}
      </Button>
      {FilmDialog && (
        <PartBoundary onFailure={fail}>
          <FilmDialog open={isClicked || visit !== undefined} onClose={close} opener={button} />
        </PartBoundary>
      )}
    </>
  );
}
