import { Tooltip as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { popupHome } from './popup-home.ts';

/**
 * A short note on hover and focus. Never the only place of what a person must know; touch does not show it.
 * `<Tooltip content="Learners see this">{button}</Tooltip>`
 */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactElement }) {
  const about = useRef<HTMLButtonElement>(null);
  const [home, setHome] = useState<HTMLElement>();
  return (
    <Radix.Provider delayDuration={350} skipDelayDuration={300}>
      <Radix.Root onOpenChange={(open) => open && setHome(popupHome(about.current))}>
        <Radix.Trigger ref={about} asChild>
          {children}
        </Radix.Trigger>
        <Radix.Portal {...(home && { container: home })}>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-fade-in rounded-inner border border-transparent bg-ink px-2.5 py-1.5 text-xs font-medium text-canvas shadow-overlay"
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
