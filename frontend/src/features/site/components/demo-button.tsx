import { CirclePlay } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { showError } from '@/lib/show-error.ts';
import { useChunk } from '../hooks/use-chunk.ts';
import { MESSAGES } from '../messages.ts';

const text = MESSAGES.hero;
const loadFilm = () => import('../film/film-dialog.tsx');
/** `/#demo` opens the film. */
const HASH = '#demo';

/** Opens the film; its code and pictures come only then. */
export function DemoButton() {
  const { hash, key } = useLocation();
  const [isClicked, setClicked] = useState(false);
  const [isMeant, setMeant] = useState(false);
  // Each navigation to the film's address opens it, also a second one.
  const [closedKey, setClosedKey] = useState<string>();
  const isOpen = isClicked || (hash === HASH && closedKey !== key);
  const button = useRef<HTMLButtonElement>(null);
  const { chunk, hasFailed, failures, retry } = useChunk(loadFilm, isMeant || isOpen);
  const isMissing = hasFailed && isOpen;
  useEffect(() => {
    if (isMissing) showError(text.demoFailed);
  }, [isMissing]);

  const open = () => {
    retry();
    setClicked(true);
  };
  const close = () => {
    setClicked(false);
    setClosedKey(key);
  };
  const prepare = () => setMeant(true);
  return (
    <>
      <Button
        ref={button}
        size="lg"
        variant="secondary"
        icon={<CirclePlay aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        className="w-full sm:w-auto"
      >
        {text.demo}
      </Button>
      {/* Some browsers remember a module that did not come: then only a fresh page asks again. */}
      {failures > 1 && !chunk && (
        <Button size="lg" variant="ghost" onClick={() => window.location.reload()}>
          {text.reload}
        </Button>
      )}
      {chunk && <chunk.FilmDialog open={isOpen} onClose={close} opener={button} />}
    </>
  );
}
