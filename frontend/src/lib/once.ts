/**
 * Creates a value lazily and caches it. Mainly for `Intl` formats, each of which takes several milliseconds on a
 * phone.
 */
export function once<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | undefined;
  return () => (made ??= { thing: make() }).thing;
}
