import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx.ts';

export interface SectionProps {
  /** Target of links such as `/#pricing`. */
  id: string;
  eyebrow: string;
  heading: string;
  text?: string | undefined;
  className?: string | undefined;
  /** From 1024 px on the heading stands beside the content rather than above it. */
  beside?: boolean | undefined;
  children: ReactNode;
}

/** A section of the landing page under its heading. */
export function Section({ id, eyebrow, heading, text, className, beside, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={cx(
        'py-16 [contain-intrinsic-block-size:auto_44rem] [content-visibility:auto] sm:py-24',
        className,
      )}
    >
      <div
        className={cx(
          'mx-auto max-w-page px-4 sm:px-6',
          beside && 'lg:grid lg:grid-cols-[1fr_1.7fr] lg:gap-12',
        )}
      >
        <div>
          <p className="text-sm font-medium text-accent-ink">{eyebrow}</p>
          <h2
            id={`${id}-heading`}
            className="mt-2 max-w-2xl text-3xl font-display tracking-tight text-ink sm:text-4xl"
          >
            {heading}
          </h2>
          {text && <p className="mt-3 max-w-prose text-lg text-muted">{text}</p>}
        </div>
        <div className={cx('mt-10 sm:mt-12', beside && 'lg:mt-0')}>{children}</div>
      </div>
    </section>
  );
}
