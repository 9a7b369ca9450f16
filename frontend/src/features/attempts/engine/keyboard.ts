import type { ParticipantQuestion } from '@quizhall/shared/model/quizzes/question';

export interface KeyPress {
  key: string;
  /** Physical key (`KeyboardEvent.code`): with Shift, a digit key produces another character. */
  code?: string;
  shift?: boolean;
  /** Ctrl, Alt or Meta is pressed; the browser handles such shortcuts. */
  modified: boolean;
  /** The focus is in a text field. */
  typing: boolean;
  /** The focused text field is empty, so arrow keys need not move a cursor. */
  empty: boolean;
  /** The focused element handles Enter itself (button, link or multi-line text). */
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

/** Zoom keys with and without Shift, because layouts differ. */
const ZOOMS: Readonly<Record<string, KeyAction>> = {
  '+': { do: 'zoom', by: 1 },
  '=': { do: 'zoom', by: 1 },
  '-': { do: 'zoom', by: -1 },
};

/** Maps `1` to `9` or a letter to an option index. `F` always flags; a sixth option is chosen by its number. */
export function optionOf(key: string): number | undefined {
  const lower = key.toLowerCase();
  if (/^[1-9]$/.test(lower)) return Number(lower) - 1;
  if (/^[a-z]$/.test(lower) && lower !== FLAG) return lower.charCodeAt(0) - 'a'.charCodeAt(0);
  return undefined;
}

/** Returns the option addressed with Shift. On layouts that need Shift for digits, digits choose instead. */
function withShift({ key, code = '', shift }: Pick<KeyPress, 'key' | 'code' | 'shift'>): number | undefined {
  if (!shift || /^\d$/.test(key)) return undefined;
  return optionOf(/^Digit(\d)$/.exec(code)?.[1] ?? key);
}

/**
 * Maps a key press on the question screen to an action.
 * @param options number of options; 0 for written answers
 * @param letters single-key shortcuts are enabled (WCAG 2.1.4 requires an off switch)
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

/** Number of options that keys can choose; 0 for ordering questions. */
export const choosable = ({ type, options }: Pick<ParticipantQuestion, 'type' | 'options'>): number =>
  type === 'ordering' ? 0 : options.length;

/** Maximum number of options marked by letter; a sixth letter would be F, which flags. */
const LETTERED = 5;

/** Label and shortcut key of an option: a letter, or a number when letters would reach F. */
export const optionMark = (index: number, options: number): string =>
  options > LETTERED ? String(index + 1) : String.fromCharCode('A'.charCodeAt(0) + index);
