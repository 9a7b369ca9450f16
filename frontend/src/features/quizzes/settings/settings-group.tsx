import type { ReactNode } from 'react';

export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-4 text-sm font-display text-ink">{title}</h3>
      <div className="grid grid-cols-1 gap-5">{children}</div>
    </div>
  );
}
