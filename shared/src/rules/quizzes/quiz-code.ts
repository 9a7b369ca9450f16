/** Letters and digits that cannot be mistaken for each other when read aloud or from a board: no I, O, 0, 1. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 6;

/** No code has such a character: it was misread. */
export const hasMisread = (code: string): boolean => /[IO01]/i.test(code);

const QUIZ_ID = /^q_[A-Za-z0-9]{16}$/;
const QUIZ_CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);
/** Words and at least one hyphen: never a code, never an id. */
const QUIZ_LINK = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

/** Parses a typed quiz code, ignoring spaces and hyphens; undefined for any other text. */
export function typedCode(text: string): string | undefined {
  const reference = parseRef(text.replace(/[\s-]/g, ''));
  return reference?.kind === 'code' ? reference.value : undefined;
}

export interface QuizReference {
  kind: 'id' | 'code' | 'link';
  value: string;
}

/** What kind of reference a text is; codes and links are read in any case. Undefined: no quiz can have it. */
export function parseRef(ref: string): QuizReference | undefined {
  const value = ref.trim();
  if (QUIZ_ID.test(value)) return { kind: 'id', value };
  if (QUIZ_CODE.test(value.toUpperCase())) return { kind: 'code', value: value.toUpperCase() };
  if (QUIZ_LINK.test(value.toLowerCase())) return { kind: 'link', value: value.toLowerCase() };
  return undefined;
}
