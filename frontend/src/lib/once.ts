/**
 * Makes a thing when it is first wanted, and then keeps it. For the formats of `Intl`, above all: each takes a phone
 * several milliseconds.
 */
export function once<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | undefined;
  return () => (made ??= { thing: make() }).thing;
}
