import { Badge } from '@/components/ui/badge.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { settingsMessages } from '../../settings-messages.ts';

const TEXT = settingsMessages.enterpriseBranding;

/** Branding features of the Enterprise plan. */
export function EnterpriseBranding() {
  return (
    <Panel title={TEXT.title}>
      <ul className="grid grid-cols-1 gap-4">
        {TEXT.features.map(([name, text]) => (
          <li key={name}>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
              {name} <Badge>{TEXT.only}</Badge>
            </p>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
