import { type ComponentType, useState } from 'react';
import { showPartFailed } from './part-failed.tsx';

/**
 * A part of the page whose code comes when somebody presses for it. When it does not come (no network, or a new version
 * of the site is out), the page stays, a toast says so, and the next press tries again: `React.lazy` never would.
 * @param load answers the component
 * @param onFailure puts the opener back as it was
 * @returns the component once it is there, and what to call on each press
 */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void,
): [Part: ComponentType<Props> | undefined, want: () => void] {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const want = () => {
    if (Part) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => {
        onFailure();
        showPartFailed();
      },
    );
  };
  return [Part, want];
}
