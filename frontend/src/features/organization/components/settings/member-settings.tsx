import type { OrganizationSettings } from '@quizhall/shared/model/organization';
import { Badge } from '@/components/ui/badge.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { useSettingsForm } from '../../hooks/use-settings-form.ts';
import { settingsMessages as TEXT } from '../../settings-messages.ts';
import { SettingsForm } from './settings-form.tsx';

type Name = keyof typeof TEXT.switches;
type Fields = Record<Name, boolean>;
const NAMES = Object.keys(TEXT.switches) as Name[];

/** What members may do, and who has to agree. */
export function MemberSettings({ settings }: { settings: OrganizationSettings }) {
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
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1">
          <Switch label={TEXT.sso} hint={TEXT.ssoHint} checked={false} disabled onCheckedChange={() => {}} />
        </div>
        <Badge>{TEXT.enterprise}</Badge>
      </div>
    </SettingsForm>
  );
}

function Setting({ form, name }: { form: SiteForm<Fields>; name: Name }) {
  const { value, set } = useFormControl(form, name);
  const [label, hint] = TEXT.switches[name];
  return <Switch label={label} hint={hint} checked={value} onCheckedChange={set} />;
}
