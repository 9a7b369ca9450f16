import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { SOFT_TONES, type Tone } from '@/components/ui/tone.ts';
import { messages } from '../messages.ts';

interface OutcomeProps {
  icon: ReactNode;
  tone: Tone;
  title: string;
  text: string;
  children?: ReactNode;
}

/** What a mailed link has brought about. */
export function Outcome({ icon, tone, title, text, children }: OutcomeProps) {
  return (
    <div className="flex flex-col items-center text-center">
      <span
        aria-hidden="true"
        className={`grid size-14 place-items-center rounded-card border [&_svg]:size-6 ${SOFT_TONES[tone]}`}
      >
        {icon}
      </span>
      <h1 className="mt-5 text-2xl font-display tracking-tight text-ink">{title}</h1>
      <p className="mt-2 text-sm text-muted">{text}</p>
      <div className="mt-6 w-full text-left">{children}</div>
      <ButtonLink to="/" variant="ghost" className="mt-3">
        {messages.home}
      </ButtonLink>
    </div>
  );
}
