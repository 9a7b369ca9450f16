import type { ReactNode } from 'react';
import { SectionTitle } from '@/components/ui/section-title.tsx';

interface TabHeadProps {
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** Heading of a dashboard tab. */
export const TabHead = ({ title, lead, children }: TabHeadProps) => (
  <div className="@container flex flex-wrap items-center justify-between gap-3">
    <div>
      <SectionTitle>{title}</SectionTitle>
      {lead && <p className="text-sm text-muted">{lead}</p>}
    </div>
    {children}
  </div>
);
