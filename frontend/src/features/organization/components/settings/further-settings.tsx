import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Panel } from '@/components/ui/panel.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { settingsMessages as TEXT } from '../../settings-messages.ts';

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
