import { Outcome as Frame, type OutcomeProps } from '@/components/outcome.tsx';
import { useEffect, useRef } from 'react';

/** How something ended, in place of the form that began it. Takes the focus, because that form is gone. */
export function Outcome({ children, ...frame }: Omit<OutcomeProps, 'heading'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Frame heading={heading} {...frame}>
      <div className="mt-2 w-full text-sm text-muted">{children}</div>
    </Frame>
  );
}
