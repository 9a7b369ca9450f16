/** For a button in a `@container`: takes a second line where large text leaves no room for one. */
export const WRAPS =
  '@max-[19rem]:h-auto @max-[19rem]:min-h-11 @max-[19rem]:shrink @max-[19rem]:px-3 @max-[19rem]:py-1 @max-[19rem]:whitespace-normal';
