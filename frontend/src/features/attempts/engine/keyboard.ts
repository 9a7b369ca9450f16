import type { ParticipantQuestion } from '@quizhall/shared/model/quizzes/question';

export interface KeyPress {
  key: string;
  /** Where the key is on the keyboard: with Shift, a digit writes something else. */
  code?: string;
  shift?: boolean;
  /** Ctrl, Alt or Meta is held: the browser's own business. */
  modified: boolean;
  /** The key goes into a text field. */
  typing: boolean;
  /** That field is empty: an arrow has no text to move in. */
  empty: boolean;
  /** The focus is on a button, a link or in a text of several lines, which takes Enter for itself. */
  onControl: boolean;
}

export type KeyAction =
  | { do: 'choose'; option: number }
  /** Crosses an option out, or restores it. */
  | { do: 'strike'; option: number }
  | { do: 'zoom'; by: 1 | -1 }
  | { do: 'next' }
  | { do: 'previous' }
  | { do: 'forward' }
  | { do: 'flag' };

const MOVES: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: { do: 'previous' },
  ArrowRight: { do: 'forward' },
};

const FLAG = 'f';

/** With and without Shift, as keyboards have it. */
const ZOOMS: Readonly<Record<string, KeyAction>> = {
  '+': { do: 'zoom', by: 1 },
  '=': { do: 'zoom', by: 1 },
  '-': { do: 'zoom', by: -1 },
};

/** `1` to `9`, or the option's letter. `F` flags, always: a sixth option is chosen by its number. */
export function optionOf(key: string): number | undefined {
  const lower = key.toLowerCase();
  if (/^[1-9]$/.test(lower)) return Number(lower) - 1;
  if (/^[a-z]$/.test(lower) && lower !== FLAG) return lower.charCodeAt(0) - 'a'.charCodeAt(0);
  return undefined;
}

/** The option that is named with Shift, by its letter or number. Where digits are written with Shift they choose. */
function withShift({ key, code = '', shift }: Pick<KeyPress, 'key' | 'code' | 'shift'>): number | undefined {
  if (!shift || /^\d$/.test(key)) return undefined;
  return optionOf(/^Digit(\d)$/.exec(code)?.[1] ?? key);
}

/**
 * What a key does on the question screen.
 * @param options how many options the question offers; 0 for questions that are written
 * @param letters single-key shortcuts are on (WCAG 2.1.4 asks for a way to turn them off)
 */
export function keyAction(press: KeyPress, options: number, letters: boolean): KeyAction | undefined {
  const { key, modified, typing, empty, onControl } = press;
  if (modified) return undefined;
  if (key === 'Enter') return onControl ? undefined : { do: 'next' };
  const move = MOVES[key];
  if (move) return typing && !empty ? undefined : move;
  if (typing || !letters) return undefined;
  if (key.toLowerCase() === FLAG) return { do: 'flag' };
  const struck = withShift(press);
  if (struck !== undefined && struck < options) return { do: 'strike', option: struck };
  const zoom = ZOOMS[key];
  if (zoom) return zoom;
  const option = optionOf(key);
  return option !== undefined && option < options ? { do: 'choose', option } : undefined;
}

/** How many options of a question a key can choose: what is put in order is not chosen. */
export const choosable = ({ type, options }: Pick<ParticipantQuestion, 'type' | 'options'>): number =>
  type === 'ordering' ? 0 : options.length;

/** With so many options the letters would reach F, which flags. */
const LETTERED = 5;

/** What stands before an option, and chooses it as a key: a letter, or a number where the letters would reach F. */
export const optionMark = (index: number, options: number): string =>
  options > LETTERED ? String(index + 1) : String.fromCharCode('A'.charCodeAt(0) + index);
