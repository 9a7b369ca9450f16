import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { messages } from '../messages.ts';

/** Milliseconds. Most pages are there sooner, their code having been fetched when the pointer came near the link. */
const PATIENCE = 150;

/** A thin line at the top edge while the next page loads, and the same in words; quick changes show neither. */
export function RouteProgress() {
  const { state } = useNavigation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [state]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75">
      {late && (
        <>
          <div className="h-full origin-left animate-creep rounded-r-full bg-accent" />
          <span className="sr-only">{messages.loadingPage}</span>
        </>
      )}
    </div>
  );
}
