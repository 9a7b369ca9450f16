import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { messages } from './messages.ts';

type SectionId = keyof typeof messages.sections;

/** Section of the editor page, target of the section navigation. */
export function Section({
  id,
  actions,
  children,
}: {
  id: SectionId;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { title, hint } = messages.sections[id];
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-18">
      <header className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={`${id}-heading`} tabIndex={-1} className="text-lg font-display tracking-tight text-ink">
            {title}
          </h2>
          <p className="mt-0.5 text-sm text-muted">{hint}</p>
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </Card>
  );
}
