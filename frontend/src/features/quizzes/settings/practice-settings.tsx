import { Lock } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Switch } from '@/components/ui/switch.tsx';
import { useField } from '../editor/editor-context.tsx';
import { messages } from '../editor/messages.ts';
import { withoutPractice } from './practice-settings.ts';
import type { QuizForm } from '../editor/quiz-form.ts';
import { FieldSlot } from '../editor/field-slot.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { SettingSwitch } from './setting-switch.tsx';

const TEXT = messages.settings.practice;

/** Practice mode, which determines several of the settings below. */
export function PracticeSettings() {
  const mode = useField('settings.practiceMode');
  const { getValues, setValue } = useFormContext<QuizForm>();
  const change = (on: boolean) => {
    if (on) return mode.set(true);
    const { settings, questionTimes } = withoutPractice(getValues());
    setValue('settings', settings, { shouldDirty: true });
    setValue('questionTimes', questionTimes, { shouldDirty: true });
  };
  return (
    <SettingsGroup title={TEXT.title}>
      <FieldSlot path="settings.practiceMode">
        <Switch label={TEXT.mode} hint={TEXT.modeHint} checked={mode.value} onCheckedChange={change} />
      </FieldSlot>
      {mode.value && (
        <SettingSwitch path="settings.practiceCounts" label={TEXT.counts} hint={TEXT.countsHint} />
      )}
    </SettingsGroup>
  );
}

/** Settings that practice mode fixes, with the reason. */
export function FixedByPractice({ settings }: { settings: readonly { label: string; value: string }[] }) {
  return (
    <div className="rounded-control border border-dashed border-edge bg-well p-4 text-sm">
      <p className="flex items-start gap-2 text-muted">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {TEXT.fixed}
      </p>
      <dl className="mt-3 grid gap-2 sm:grid-cols-2 sm:gap-x-8">
        {settings.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
