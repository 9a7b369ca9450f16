import { LIMITS } from '@quizhall/shared/model/limits';
import { QUIZ_VISIBILITIES } from '@quizhall/shared/model/organizations/organization-enums';
import type { OrganizationSettings } from '@quizhall/shared/model/organizations/organization';
import { ORGANIZATION_FIELDS } from '@quizhall/shared/model/organizations/organization-limits';
import { Select } from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { createMessages, VISIBILITY_NAMES } from '../create/create-messages.ts';
import { useSettingsForm } from './use-settings-form.ts';
import { DEFAULT_DURATION, DEFAULT_QUESTIONS } from '../create/creation-form.ts';
import { questionsHint } from '../billing/plan-prices.ts';
import { settingsMessages as TEXT } from './settings-messages.ts';
import { LimitField } from './limit-field.tsx';
import { SettingsForm } from './settings-form.tsx';

const WORDS = createMessages.settings;
const SWITCHES = [
  'allowGuestParticipation',
  'enableLeaderboards',
  'enableRewards',
  'enableAnalytics',
  'enableAIGeneration',
] as const;
const NUMBERS = ['maxQuizDuration', 'maxQuestionsPerQuiz'] as const;
const NAMES = [...SWITCHES, ...NUMBERS, 'defaultQuizVisibility'] as const;
type Fields = Pick<OrganizationSettings['settings'], (typeof NAMES)[number]>;
const VISIBILITIES = QUIZ_VISIBILITIES.map((value) => ({ value, label: VISIBILITY_NAMES[value] }));

/** Limits and features of the organization's quizzes. */
export function QuizSettings({ settings }: { settings: OrganizationSettings }) {
  const form = useSettingsForm<Fields>({
    settings,
    defaultValues: Object.fromEntries(NAMES.map((name) => [name, settings.settings[name]])),
    problemsOf: () => ({}),
    changeOf: (fields) => ({ settings: fields }),
    fieldOf: (path) => path.split('.').at(-1) ?? path,
  });
  const { value: visibility, set: setVisibility, error, ref } = useFormControl(form, 'defaultQuizVisibility');
  return (
    <SettingsForm title={TEXT.quizzes} form={form}>
      {SWITCHES.map((name) => (
        <Setting key={name} form={form} name={name} />
      ))}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Limit form={form} name="maxQuizDuration" />
        <Limit form={form} name="maxQuestionsPerQuiz" hint={questionsHint(settings.plan)} />
      </div>
      <Select
        label={WORDS.defaultQuizVisibility}
        hint={settings.settings.allowPublicQuizzes ? undefined : TEXT.publicOff}
        value={visibility}
        options={VISIBILITIES}
        error={error}
        ref={ref}
        onValueChange={(next) => setVisibility(next as Fields['defaultQuizVisibility'])}
      />
    </SettingsForm>
  );
}

function Setting({ form, name }: { form: SiteForm<Fields>; name: (typeof SWITCHES)[number] }) {
  const { value, set } = useFormControl(form, name);
  const [label, hint] = WORDS.switches[name];
  return <Switch label={label} hint={hint} checked={value} onCheckedChange={set} />;
}

const LIMIT = {
  maxQuizDuration: { fallback: DEFAULT_DURATION, max: ORGANIZATION_FIELDS.quizDuration, unit: WORDS.minutes },
  maxQuestionsPerQuiz: { fallback: DEFAULT_QUESTIONS, max: LIMITS.questions },
};

interface LimitProps {
  form: SiteForm<Fields>;
  name: (typeof NUMBERS)[number];
  hint?: string | undefined;
}

function Limit({ form, name, hint }: LimitProps) {
  const { value, set, error } = useFormControl(form, name);
  return (
    <LimitField label={WORDS[name]} hint={hint} {...LIMIT[name]} value={value} onChange={set} error={error} />
  );
}
