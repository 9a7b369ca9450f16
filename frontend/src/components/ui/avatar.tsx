import { useState } from 'react';
import { once } from '@/lib/once.ts';
import { cx } from './cx.ts';

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
}

const SIZES = {
  sm: 'size-8 text-xs',
  md: 'size-10 text-sm',
  lg: 'size-14 text-lg',
  xl: 'size-20 text-2xl',
} as const;

const letters = once(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** What people take for one letter may be several characters. */
const firstLetter = (word: string) => letters().segment(word).containing(0)?.segment ?? '';

/** "Ada Lovelace" → "AL"; the first letter counts as people see it, also outside the Latin alphabet. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => firstLetter(word ?? '').toLocaleUpperCase()).join('') || '?';
}

/** Decoration: the name stands beside it in text. `<Avatar name="Ada Lovelace" src={user.avatar} size="lg" />` */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-display text-accent-ink select-none',
        SIZES[size],
      )}
    >
      {src && failed !== src ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setFailed(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
