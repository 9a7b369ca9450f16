import { LIMITS } from '@quizhall/shared/model/limits';
import { QUIZ_VISIBILITIES } from '@quizhall/shared/model/organization-enums';
import { ORGANIZATION_FIELDS } from '@quizhall/shared/model/organization-limits';
import { useState } from 'react';
import { NumberField } from '@/components/ui/number-field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { createMessages, VISIBILITY_NAMES } from '../../create-messages.ts';
import { useCreationChoice } from '../../hooks/creation-field.ts';
import { type CreationForm, DEFAULT_DURATION, DEFAULT_QUESTIONS } from '../../model/creation-form.ts';

const TEXT = createMessages.settings;
const SWITCHES = Object.keys(TEXT.switches) as (keyof typeof TEXT.switches)[];
const VISIBILITIES = QUIZ_VISIBILITIES.map((value) => ({ value, label: VISIBILITY_NAMES[value] }));

/** What quizzes of the organization may do. */
export function SettingsFields() {
  const visibility = useCreationChoice('settings.defaultQuizVisibility');
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
          most={ORGANIZATION_FIELDS.quizDuration}
          unit={TEXT.minutes}
        />
        <NumberSetting name="maxQuestionsPerQuiz" fallback={DEFAULT_QUESTIONS} most={LIMITS.questions} />
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
  /** Stands in for what is no number of at least 1. */
  fallback: number;
  most: number;
  unit?: string;
}

function NumberSetting({ name, fallback, most, unit }: NumberSettingProps) {
  const { value, set, error } = useCreationChoice(`settings.${name}`);
  const [typed, setTyped] = useState(String(value));
  const take = (text: string) => {
    const number = Math.round(Number(text));
    return number >= 1 ? Math.min(most, number) : fallback;
  };
  return (
    <NumberField
      label={TEXT[name]}
      suffix={unit}
      min={1}
      max={most}
      value={typed}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value);
        set(take(target.value));
      }}
      onBlur={() => setTyped(String(take(typed)))}
    />
  );
}
