/** Joins class names, leaving out what is falsy. Later classes do not override earlier ones: avoid conflicts. */
export function cx(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
