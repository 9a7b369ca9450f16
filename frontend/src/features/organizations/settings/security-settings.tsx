import type { OrganizationSettings } from '@quizhall/shared/model/organizations/organization';
import { SESSION_HOURS } from '@quizhall/shared/model/organizations/organization-security';
import { needsSecondFactor } from '@quizhall/shared/rules/organizations/member-security';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { useParams } from 'react-router-dom';
import { Panel } from '@/components/ui/panel.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatDate } from '@/lib/format.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import { useSettingsForm } from './use-settings-form.ts';
import { tabPath } from '../dashboard/dashboard-tabs.ts';
import { settingsMessages } from './settings-messages.ts';
import { SettingsForm } from './settings-form.tsx';

const TEXT = settingsMessages.security;

/** 0 means that the organization sets no session length. */
type Hours = keyof typeof TEXT.lengths;
interface Fields {
  requireTwoFactor: boolean;
  sessionHours: Hours;
}
const LENGTHS = ([0, ...SESSION_HOURS] as const).map((hours) => ({
  value: String(hours),
  label: TEXT.lengths[hours],
}));

function hintOf({ security }: OrganizationSettings): string {
  const { twoFactorFrom: from } = security;
  if (from === undefined) return TEXT.requireHint;
  return needsSecondFactor(security, Date.now()) ? TEXT.requiredNow : TEXT.requiredFrom(formatDate(from));
}

/** Security requirements for members' accounts. */
export function SecuritySettings({ settings }: { settings: OrganizationSettings }) {
  const { twoFactorFrom, sessionHours } = settings.security;
  const form = useSettingsForm<Fields>({
    settings,
    defaultValues: { requireTwoFactor: twoFactorFrom !== undefined, sessionHours: sessionHours ?? 0 },
    problemsOf: () => ({}),
    changeOf: ({ requireTwoFactor, sessionHours: length }) => ({
      security: { requireTwoFactor, sessionHours: length || null },
    }),
    fieldOf: (path) => path.split('.').at(-1) ?? path,
  });
  const required = useFormControl(form, 'requireTwoFactor');
  const { value: hours, set: setHours, error, ref } = useFormControl(form, 'sessionHours');
  return (
    <SettingsForm title={TEXT.members} form={form}>
      <Switch
        label={TEXT.require}
        hint={hintOf(settings)}
        checked={required.value}
        onCheckedChange={required.set}
      />
      <Select
        label={TEXT.length}
        hint={TEXT.lengthHint}
        value={String(hours)}
        options={LENGTHS}
        error={error}
        ref={ref}
        onValueChange={(next) => setHours(Number(next) as Hours)}
      />
    </SettingsForm>
  );
}

/** Links to other security settings and their state. */
export function SecurityElsewhere() {
  const { id } = useParams();
  return (
    <Panel title={TEXT.elsewhere}>
      <ul className="grid grid-cols-1 gap-2 text-sm text-muted">
        <li>
          {TEXT.joining}{' '}
          <TextLink to={tabPath('settings', id, { section: 'members' })}>{TEXT.openJoining}</TextLink>
        </li>
        <li>
          {TEXT.own} <TextLink to={`${SITE_PATHS.profile}?tab=security`}>{TEXT.open}</TextLink>
        </li>
        <li>
          {TEXT.advanced} <TextLink to={SITE_PATHS.contact}>{settingsMessages.billing.contact}</TextLink>
        </li>
      </ul>
    </Panel>
  );
}
