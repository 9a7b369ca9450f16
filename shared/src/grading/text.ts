/**
 * The form in which written answers are compared: case and outer spaces do not count (spec 3 §5). NFC, because the
 * same letter typed on another keyboard may arrive as letter plus accent.
 */
export const comparable = (text: string): string => text.trim().normalize('NFC').toLowerCase();

/** Whether `answer` is one of `accepted`, compared as written answers are. */
export function matchesAny(accepted: readonly string[], answer: string): boolean {
  const given = comparable(answer);
  return given !== '' && accepted.some((text) => comparable(text) === given);
}
