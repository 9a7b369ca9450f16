import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** Heading level: `h1` when it stands for the whole page. */
  as?: 'h1' | 'h2' | 'h3' | undefined;
  className?: string | undefined;
  /** It replaces what had the focus: that goes on at the heading, which is read out. */
  focused?: boolean | undefined;
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/**
 * Nothing here yet: says why, and offers the next step.
 * `<EmptyState icon={<Inbox />} title="No quizzes yet" text="…" action={<ButtonLink to="…">Create quiz</ButtonLink>} />`
 */
export function EmptyState({
  icon,
  title,
  text,
  action,
  as: Heading = 'h2',
  className,
  focused = false,
}: EmptyStateProps) {
  return (
    <div className={cx('mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center', className)}>
      <div
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-card bg-accent-soft text-accent-ink [&_svg]:size-6"
      >
        {icon}
      </div>
      <Heading
        {...(focused && { ref: takeFocus, tabIndex: -1 })}
        className="mt-5 text-lg font-display tracking-tight text-ink"
      >
        {title}
      </Heading>
      <div className="mt-1.5 text-sm text-muted">{text}</div>
      {action && <div className="mt-6 flex w-full flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
