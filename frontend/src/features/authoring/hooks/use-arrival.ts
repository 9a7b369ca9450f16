import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to the section that the address names: when the page opened, its sections were not there yet. */
export function useArrival(): void {
  const { hash } = useLocation();
  const arrive = useEffectEvent(() => {
    const id = hash.slice(1);
    if (!id) return;
    document.getElementById(id)?.scrollIntoView();
    document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);
}
