/**
 * The middle one of an odd number of things, by a measure of them.
 * @throws Error when there is none
 */
export function middleOf<Thing>(things: readonly Thing[], measure: (thing: Thing) => number): Thing {
  const [middle] = things.toSorted((a, b) => measure(a) - measure(b)).slice(Math.floor(things.length / 2));
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}
