import { cx } from './cx.ts';

/** The mark and the name; `mark` alone where space is short. */
export function Logo({ mark = false, className }: { mark?: boolean; className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2.5 text-ink', className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <rect width="32" height="32" rx="9" className="fill-accent" />
        <path
          d="M16 6.5a9.5 9.5 0 1 0 5.6 17.2l2.2 2.2a1.6 1.6 0 0 0 2.3-2.3l-2.2-2.2A9.5 9.5 0 0 0 16 6.5Zm0 3.6a5.9 5.9 0 1 1 0 11.8 5.9 5.9 0 0 1 0-11.8Z"
          className="fill-on-accent"
        />
        <circle cx="16" cy="16" r="2.4" className="fill-on-accent opacity-70" />
      </svg>
      <span className={mark ? 'sr-only' : 'text-xl font-display tracking-tight'}>Quizhall</span>
    </span>
  );
}
