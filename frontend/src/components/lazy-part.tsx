import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';

/** Loads code before it is needed. A failure is ignored here: rendering the part loads it again and reports it. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/**
 * `React.lazy` with its own `Suspense`, and with a retry: an element that is mounted after a failed load loads the code
 * again. Wrap it in a `PartBoundary` where the page works without it, in `OnDemand` where somebody presses for it.
 * @param load resolves to the component
 * @returns the component; its `fallback` is shown while the code is loading
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const ask = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        Code = ask();
        throw cause;
      }
    });
  let Code = ask();
  return function LazyPart({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    // Outside the boundary, where the state survives suspending: each render would load again otherwise.
    const [Part] = useState(() => Code);
    return (
      <Suspense fallback={fallback}>
        {/* `Omit` of a generic type is not known to be the rest of it: TypeScript cannot say it otherwise. */}
        <Part {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}
