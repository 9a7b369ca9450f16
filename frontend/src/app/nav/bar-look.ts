import { cx } from '@/components/ui/cx.ts';

/** Links and menus of the bar look alike; `here` marks the one that the open page belongs to. */
export const barLook = (here: boolean): string =>
  cx(
    'inline-flex h-11 items-center gap-1.5 rounded-control px-3 text-sm font-medium whitespace-nowrap transition-colors hover:bg-well data-[state=open]:bg-well',
    here ? 'text-accent-ink' : 'text-muted hover:text-ink data-[state=open]:text-ink',
  );
