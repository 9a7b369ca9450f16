import { ButtonLink } from '@/components/ui/button.tsx';
import { Outcome as Frame, type OutcomeProps } from '@/components/outcome.tsx';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';

interface LinkOutcomeProps extends Omit<OutcomeProps, 'children'> {
  text: string;
  children?: ReactNode;
}

/** What a mailed link has brought about. */
export function Outcome({ text, children, ...frame }: LinkOutcomeProps) {
  return (
    <Frame {...frame}>
      <p className="mt-2 text-sm text-muted">{text}</p>
      <div className="mt-6 w-full text-left">{children}</div>
      <ButtonLink to="/" variant="ghost" className="mt-3">
        {messages.home}
      </ButtonLink>
    </Frame>
  );
}
