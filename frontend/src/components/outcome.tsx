import type { ReactNode, Ref } from 'react';
import { SOFT_TONES, type Tone } from './ui/tone.ts';

export interface OutcomeProps {
  icon: ReactNode;
  tone: Tone;
  title: string;
  /** For whoever leads the focus there. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** What a page has to say instead of a form: what a link has brought about, an invitation. Its title is the page's. */
export function Outcome({ icon, tone, title, heading, children }: OutcomeProps) {
  return (
    <div className="flex flex-col items-center text-center">
      <span
        aria-hidden="true"
        className={`grid size-14 place-items-center rounded-card border [&_svg]:size-6 ${SOFT_TONES[tone]}`}
      >
        {icon}
      </span>
      <h1
        ref={heading}
        tabIndex={heading ? -1 : undefined}
        className="mt-5 text-2xl font-display tracking-tight wrap-anywhere text-ink"
      >
        {title}
      </h1>
      {children}
    </div>
  );
}
