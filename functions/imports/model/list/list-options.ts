import { type Marker, markerOf, unwrapped } from './list-lines.ts';
import { withoutTick } from './list-words.ts';

/** An option with what may say that it is right. */
export interface Option {
  label: string;
  text: string;
  /** Signs that can mean nothing else: a star before the letter, a tick, `(correct)`. */
  isMarked: boolean;
  /** Marks that may have another reason. */
  look?: 'bold' | 'highlighted' | 'starred' | undefined;
  /** As it is where its look means nothing. */
  plain: string;
}

export const squeeze = (text: string): string => text.replace(/[^\S\n]+/g, ' ').trim();

export function toOption({ label, text, isStarred, isTicked }: Marker): Option {
  const { text: unticked, isTicked: hasTick } = withoutTick(squeeze(text));
  const inner = unwrapped(unticked);
  const again = inner.mark ? withoutTick(inner.text) : { text: inner.text, isTicked: false };
  const star = /^\\?\*(?=[^\s*])([^*]+)$|^([^*]*[^\s*])\s?\\?\*$/.exec(again.text);
  const starred = star?.[1] ?? star?.[2];
  return {
    label,
    text: starred ?? again.text,
    plain: inner.mark === 'highlighted' ? again.text : unticked,
    isMarked: isStarred || isTicked || hasTick || again.isTicked,
    look: inner.mark ?? (starred ? 'starred' : undefined),
  };
}

const LOOKS = ['highlighted', 'bold', 'starred'] as const;

/** The only options that look different from the others. */
export function byLook(
  options: readonly Option[],
): { right: Set<Option>; look: NonNullable<Option['look']> } | undefined {
  for (const look of LOOKS) {
    const right = options.filter((option) => option.look === look);
    if (right.length > 0 && right.length < options.length) return { right: new Set(right), look };
  }
  return undefined;
}

interface Lines {
  stem: string[];
  options: Marker[];
  answer?: string;
}

const LINES_OF_PLAIN_OPTIONS = 3;
const MOST_LINES = 30;

/** Options without letters: lines below the question of which one is marked, or named by the answer. */
export function withPlainOptions<Item extends Lines>(item: Item): Item {
  if (item.options.length > 0 || item.stem.length > MOST_LINES) return item;
  const [first = '', ...rest] = item.stem;
  const lines = rest.filter(Boolean);
  if (item.stem.length < LINES_OF_PLAIN_OPTIONS || lines.length < 2) return item;
  if (lines.some((line) => line.startsWith('```'))) return item;
  const options = lines.map(
    (text): Marker =>
      markerOf(text) ?? { kind: 'bullet', label: '', style: '', text, isStarred: false, isTicked: false },
  );
  const read = options.map(toOption);
  const isMarked = read.some(({ isMarked: marked }) => marked) || byLook(read) !== undefined;
  const answer = item.answer?.toLowerCase();
  const isNamed =
    answer !== undefined && read.filter(({ text }) => text.toLowerCase() === answer).length === 1;
  return isMarked || isNamed ? { ...item, stem: [first], options } : item;
}
