import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Badge } from '@/components/ui/badge.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { settingsMessages as TEXT } from '../../settings-messages.ts';

/** What the organization will be connected with. */
export function Integrations() {
  return (
    <Panel title={TEXT.sections.integrations} padded={false}>
      <ul className="divide-y divide-line">
        {TEXT.integrations.map(([name, text]) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-3 px-5 py-4 sm:px-6">
            <div className="min-w-0">
              <p className="text-sm font-medium text-ink">{name}</p>
              <p className="text-sm text-muted">{text}</p>
            </div>
            <Badge>{TEXT.comingSoon}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What protects the accounts of members. */
export function Security() {
  return (
    <Panel title={TEXT.sections.security}>
      <div className="grid grid-cols-1 gap-4 text-sm text-muted">
        <div>
          <p className="font-medium text-ink">{TEXT.security.title}</p>
          <p>{TEXT.security.text}</p>
          <p>
            <TextLink to={`${SITE_PATHS.profile}?tab=security`}>{TEXT.security.open}</TextLink>
          </p>
        </div>
        <p>
          {TEXT.security.advanced} <TextLink to={SITE_PATHS.contact}>{TEXT.billing.contact}</TextLink>
        </p>
      </div>
    </Panel>
  );
}
