import type {
  OrganizationDashboard,
  OrganizationSettings,
} from '@quizhall/shared/model/organizations/organization';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TabPanel, Tabs } from '@/components/ui/tabs.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { choice } from '@/lib/list/filters.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { settingsQuery } from '../shared/queries.ts';
import { Integrations } from '../integrations/integrations.tsx';
import { mayThere } from '../dashboard/dashboard-tabs.ts';
import { settingsMessages as TEXT } from './settings-messages.ts';
import { AuditLog } from '../dashboard/audit-log.tsx';
import { Billing } from '../billing/billing.tsx';
import { DomainsPanel } from '../joining/domains-panel.tsx';
import { JoinLinkPanel } from '../joining/join-link-panel.tsx';
import { DeleteOrganization } from '../life/delete-organization.tsx';
import { OrganizationTakeout } from '../life/organization-takeout.tsx';
import { BrandingSettings } from './branding-settings.tsx';
import { CategorySettings } from './category-settings.tsx';
import { ContactSettings } from './contact-settings.tsx';
import { GeneralSettings } from './general-settings.tsx';
import { QuizSettings } from './quiz-settings.tsx';
import { SecurityElsewhere, SecuritySettings } from './security-settings.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { useSettingsForm } from './use-settings-form.ts';
import { SettingsForm } from './settings-form.tsx';

const ENTERPRISE_BRANDING_TEXT = TEXT.enterpriseBranding;

/** Branding features of the Enterprise plan. */
function EnterpriseBranding() {
  return (
    <Panel title={ENTERPRISE_BRANDING_TEXT.title}>
      <ul className="grid grid-cols-1 gap-4">
        {ENTERPRISE_BRANDING_TEXT.features.map(([name, text]) => (
          <li key={name}>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
              {name} <Badge>{ENTERPRISE_BRANDING_TEXT.only}</Badge>
            </p>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Name = keyof typeof TEXT.switches;
type Fields = Record<Name, boolean>;
const NAMES = Object.keys(TEXT.switches) as Name[];

/** Permissions of members, and the approvals they need. */
function MemberSettings({ settings }: { settings: OrganizationSettings }) {
  const { allowPublicQuizzes, requireApprovalForQuizzes, requireApproval, autoAssignDepartment } =
    settings.settings;
  const form = useSettingsForm<Fields>({
    settings,
    defaultValues: {
      allowPublicQuizzes,
      requireApprovalForQuizzes,
      requireApproval,
      autoAssignDepartment,
    },
    problemsOf: () => ({}),
    changeOf: (fields) => ({ settings: fields }),
  });
  return (
    <SettingsForm title={TEXT.sections.members} form={form}>
      {NAMES.map((name) => (
        <Setting key={name} form={form} name={name} />
      ))}
      <Switch
        label={
          <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
            {TEXT.sso} <Badge>{TEXT.enterprise}</Badge>
          </span>
        }
        hint={TEXT.ssoHint}
        checked={false}
        disabled
        onCheckedChange={() => {}}
      />
    </SettingsForm>
  );
}

function Setting({ form, name }: { form: SiteForm<Fields>; name: Name }) {
  const { value, set } = useFormControl(form, name);
  const [label, hint] = TEXT.switches[name];
  return <Switch label={label} hint={hint} checked={value} onCheckedChange={set} />;
}

type Section = keyof typeof TEXT.sections;
const SECTIONS = Object.keys(TEXT.sections) as Section[];
const SECTION = { section: choice(SECTIONS, 'general') };
const ITEMS = SECTIONS.map((value) => ({ value, label: TEXT.sections[value] }));

const VIEWS: Record<
  Section,
  (settings: OrganizationSettings, dashboard: OrganizationDashboard) => ReactNode
> = {
  general: (settings, { role }) => (
    <div className="grid grid-cols-1 gap-6">
      <GeneralSettings settings={settings} />
      <ContactSettings settings={settings} />
      <QuizSettings settings={settings} />
      {mayThere(role, 'organization.own') && (
        <>
          <OrganizationTakeout id={settings.id} />
          <DeleteOrganization organization={settings} />
        </>
      )}
    </div>
  ),
  branding: (settings) => (
    <div className="grid grid-cols-1 gap-6">
      <BrandingSettings settings={settings} />
      <CategorySettings settings={settings} />
      <EnterpriseBranding />
    </div>
  ),
  members: (settings) => (
    <div className="grid grid-cols-1 gap-6">
      <MemberSettings settings={settings} />
      <DomainsPanel settings={settings} />
      <JoinLinkPanel id={settings.id} />
    </div>
  ),
  integrations: ({ id }) => <Integrations id={id} />,
  billing: (_, dashboard) => <Billing dashboard={dashboard} />,
  security: (settings) => (
    <div className="grid grid-cols-1 gap-6">
      <SecuritySettings settings={settings} />
      <SecurityElsewhere />
      <AuditLog id={settings.id} />
    </div>
  ),
};

/** Settings of an organization. */
export function SettingsTab({ dashboard }: { dashboard: OrganizationDashboard }) {
  const { filters, set } = useListFilters(SECTION);
  const { data, error, isFetching, refetch } = useQuery(settingsQuery(dashboard.organization.id));
  return (
    <div className="grid grid-cols-1 gap-4">
      <SectionTitle>{TEXT.title}</SectionTitle>
      {!data && !error && (
        <div role="status" aria-label={TEXT.loading}>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
      {!data && error && (
        <ErrorState
          title={TEXT.failed}
          message={standardMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <Tabs
          label={TEXT.title}
          value={filters.section}
          onValueChange={(section) => set({ section: section as Section })}
          items={ITEMS}
        >
          <TabPanel value={filters.section}>{VIEWS[filters.section](data, dashboard)}</TabPanel>
        </Tabs>
      )}
    </div>
  );
}
