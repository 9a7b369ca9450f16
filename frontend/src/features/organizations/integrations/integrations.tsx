import { Badge } from '@/components/ui/badge.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { integrationMessages } from './integration-messages.ts';
import { settingsMessages } from '../settings/settings-messages.ts';
import { ApiTokens } from './api-tokens.tsx';
import { Webhooks } from './webhooks.tsx';

/** Integrations of the organization, available and planned. */
export function Integrations({ id }: { id: string }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Webhooks id={id} />
      <ApiTokens id={id} />
      <Panel title={integrationMessages.coming.title} padded={false}>
        <ul className="divide-y divide-line">
          {settingsMessages.integrations.map(([name, text]) => (
            <li key={name} className="flex flex-wrap items-center justify-between gap-3 px-5 py-4 sm:px-6">
              <div className="min-w-0">
                <p className="text-sm font-medium text-ink">{name}</p>
                <p className="text-sm text-muted">{text}</p>
              </div>
              <Badge>{settingsMessages.comingSoon}</Badge>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
