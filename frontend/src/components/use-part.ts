import { type ComponentType, useEffect, useRef, useState } from 'react';
import { showPartFailed } from './part-failed.tsx';

/**
 * A part of the page whose code comes when somebody presses for it. When it does not come (no network, or a new version
 * of the site is out), the page stays, a toast says so, and the next press tries again: `React.lazy` never would.
 * @param load answers the component
 * @param onFailure puts the opener back as it was
 * @returns the component once it is there, what to call on each press, and what to call when the component breaks: put a
 * `PartBoundary` with it around the component
 */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void,
): [Part: ComponentType<Props> | undefined, want: () => void, fail: () => void] {
  const [Part, setPart] = useState<ComponentType<Props>>();
  /** Under way; what comes when it no longer is, nobody waits for. */
  const pending = useRef<Promise<unknown>>(undefined);
  useEffect(
    () => () => {
      pending.current = undefined;
    },
    [],
  );
  const fail = () => {
    pending.current = undefined;
    setPart(undefined);
    onFailure();
    showPartFailed();
  };
  const want = () => {
    if (Part || pending.current) return;
    const loading = load();
    pending.current = loading;
    loading.then(
      (loaded) => pending.current === loading && setPart(() => loaded),
      () => pending.current === loading && fail(),
    );
  };
  return [Part, want, fail];
}
