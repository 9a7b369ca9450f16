import { CirclePlay } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart, preload } from '@/components/lazy-part.tsx';
import { OnDemand } from '@/components/on-demand.tsx';
import { Button } from '@/components/ui/button.tsx';
import { MESSAGES } from '../messages.ts';

const text = MESSAGES.hero;
const loadFilm = async () => (await import('../film/film-dialog.tsx')).FilmDialog;
const FilmDialog = lazyPart(loadFilm);
const prefetch = () => preload(loadFilm);
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
  const isOpen = isClicked || visit !== undefined;
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
        onClick={() => setClicked(true)}
        className="w-full sm:w-auto"
      >
        {text.demo}
      </Button>
      <OnDemand wanted={isOpen} onFailure={close}>
        <FilmDialog open={isOpen} onClose={close} opener={button} />
      </OnDemand>
    </>
  );
}
