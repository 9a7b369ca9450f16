import { useShortcuts } from '@/lib/shortcuts.ts';
import { messages } from '../messages.ts';

const TEXT = messages.keys;

interface Acts {
  next: () => void;
  previous: () => void;
  full: () => void;
  half: () => void;
  none: () => void;
  points: () => void;
  comment: () => void;
}

/** Single keys of the grader, on the page as in the field of the points, where none of them is a figure. */
const KEYS = {
  j: 'next',
  k: 'previous',
  f: 'full',
  h: 'half',
  n: 'none',
  p: 'points',
  c: 'comment',
} as const satisfies Record<string, keyof Acts>;

const IN_FIELD: Readonly<Record<string, keyof Acts>> = { ...KEYS, ArrowDown: 'next', ArrowUp: 'previous' };

/** Makes the grader's keys known. Answers what a key does in the field of the points, if it does something. */
export function useGradingKeys(acts: Acts): (key: string) => (() => void) | undefined {
  useShortcuts(TEXT.title, [
    ...Object.entries(KEYS).map(([keys, act]) => ({ keys, label: TEXT[act], run: acts[act] })),
    { keys: 'Enter', label: TEXT.save },
    { keys: 'Ctrl+Enter', label: TEXT.saveComment },
  ]);
  return (key) => {
    const act = IN_FIELD[key.length === 1 ? key.toLowerCase() : key];
    return act && acts[act];
  };
}
