import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';

/** Asks for code before it is needed. What fails here is asked for again, and reported, by who needs it. */
export function ahead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/**
 * A component whose code comes with the first element of it, as part of the page: code that somebody presses for comes by
 * `usePart`. Put a `PartBoundary` around it where the page can do without. Unlike `React.lazy` alone, the next element
 * asks again for code that did not come.
 * @param load answers the component
 * @returns the component; it takes what stands in its place `meanwhile`
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
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
  return function Later({ meanwhile = null, ...props }: Props & { meanwhile?: ReactNode }) {
    // Outside the boundary, where it outlasts the wait: a new request for each try would never end.
    const [Part] = useState(() => Code);
    return (
      <Suspense fallback={meanwhile}>
        {/* `Omit` of a generic type is not known to be the rest of it: TypeScript cannot say it otherwise. */}
        <Part {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}
