import type { ReactNode } from 'react';
import { SOFT_TONES, type Tone } from '@/components/ui/tone.ts';

interface InviteOutcomeProps {
  icon: ReactNode;
  tone: Tone;
  title: string;
  children: ReactNode;
}

/** The frame of everything that the page of an invitation says. */
export function InviteOutcome({ icon, tone, title, children }: InviteOutcomeProps) {
  return (
    <div className="flex flex-col items-center text-center">
      <span
        aria-hidden="true"
        className={`grid size-14 place-items-center rounded-card border [&_svg]:size-6 ${SOFT_TONES[tone]}`}
      >
        {icon}
      </span>
      <h1 className="mt-5 text-2xl font-display tracking-tight wrap-anywhere text-ink">{title}</h1>
      {children}
    </div>
  );
}
