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
