import { LIMITS } from '@quizhall/shared/model/limits';
import { QUIZ_VISIBILITIES } from '@quizhall/shared/model/organizations/organization-enums';
import { ORGANIZATION_FIELDS } from '@quizhall/shared/model/organizations/organization-limits';
import { useWatch } from 'react-hook-form';
import { Select } from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { createMessages, VISIBILITY_NAMES } from './create-messages.ts';
import { useCreationChoice } from './creation-field.ts';
import { type CreationForm, DEFAULT_DURATION, DEFAULT_QUESTIONS } from './creation-form.ts';
import { questionsHint } from '../billing/plan-prices.ts';
import { LimitField } from '../settings/limit-field.tsx';

const TEXT = createMessages.settings;
const SWITCHES = Object.keys(TEXT.switches) as (keyof typeof TEXT.switches)[];
const VISIBILITIES = QUIZ_VISIBILITIES.map((value) => ({ value, label: VISIBILITY_NAMES[value] }));

/** Quiz settings of the organization. */
export function SettingsFields() {
  const visibility = useCreationChoice('settings.defaultQuizVisibility');
  const plan = useWatch<CreationForm, 'subscription.plan'>({ name: 'subscription.plan' });
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-5">
        {SWITCHES.map((name) => (
          <SettingSwitch key={name} name={name} />
        ))}
      </div>
      <div className="grid grid-cols-1 content-start gap-5">
        <NumberSetting
          name="maxQuizDuration"
          fallback={DEFAULT_DURATION}
          max={ORGANIZATION_FIELDS.quizDuration}
          unit={TEXT.minutes}
        />
        <NumberSetting
          name="maxQuestionsPerQuiz"
          fallback={DEFAULT_QUESTIONS}
          max={LIMITS.questions}
          hint={questionsHint(plan)}
        />
        <Select
          label={TEXT.defaultQuizVisibility}
          value={visibility.value}
          onValueChange={(next) => visibility.set(next as CreationForm['settings']['defaultQuizVisibility'])}
          options={VISIBILITIES}
          error={visibility.error}
        />
      </div>
    </div>
  );
}

function SettingSwitch({ name }: { name: keyof typeof TEXT.switches }) {
  const { value, set } = useCreationChoice(`settings.${name}`);
  const [label, hint] = TEXT.switches[name];
  return <Switch label={label} hint={hint} checked={value} onCheckedChange={set} />;
}

interface NumberSettingProps {
  name: 'maxQuizDuration' | 'maxQuestionsPerQuiz';
  fallback: number;
  max: number;
  unit?: string;
  hint?: string;
}

function NumberSetting({ name, ...limit }: NumberSettingProps) {
  const { value, set, error } = useCreationChoice(`settings.${name}`);
  return <LimitField label={TEXT[name]} {...limit} value={value} onChange={set} error={error} />;
}
