import { Switch } from '@/components/ui/switch.tsx';
import { useField } from '../hooks/editor-context.tsx';
import { messages } from '../messages.ts';
import { AccessSettings } from './access-settings.tsx';
import { FieldSlot } from './field-slot.tsx';
import { NumberInput } from './number-input.tsx';
import { ResultSettings } from './result-settings.tsx';
import { Section } from './section.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsGroup } from './settings-group.tsx';

const TEXT = messages.settings;

export function SettingsSection() {
  return (
    <Section id="settings">
      <div className="divide-y divide-line [&>*]:py-6 [&>*:first-child]:pt-0 [&>*:last-child]:pb-0">
        <TimingSettings />
        <SettingsGroup title={TEXT.order}>
          <SettingSwitch
            path="settings.randomizeQuestions"
            label={TEXT.randomizeQuestions}
            hint={TEXT.randomizeQuestionsHint}
          />
          <SettingSwitch
            path="settings.randomizeOptions"
            label={TEXT.randomizeOptions}
            hint={TEXT.randomizeOptionsHint}
          />
          <SettingSwitch
            path="settings.allowBackNavigation"
            label={TEXT.allowBack}
            hint={TEXT.allowBackHint}
          />
        </SettingsGroup>
        <ResultSettings />
        <AccessSettings />
      </div>
    </Section>
  );
}

/** More attempts only count where retakes are allowed, so the number shows only then. */
function TimingSettings() {
  const retake = useField('settings.allowRetake');
  const attempts = useField('settings.maxAttempts');
  const allow = (allowed: boolean) => {
    retake.set(allowed);
    if (allowed && attempts.value < 2) attempts.set(2);
  };
  return (
    <SettingsGroup title={TEXT.timing}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <NumberInput
          path="settings.timeLimit"
          label={TEXT.timeLimit}
          hint={TEXT.timeLimitHint}
          suffix={TEXT.minutes}
          min={0}
          max={10_080}
          fallback={0}
        />
        <NumberInput
          path="settings.passingScore"
          label={TEXT.passingScore}
          hint={TEXT.passingScoreHint}
          suffix="%"
          min={0}
          max={100}
          fallback={70}
        />
        <NumberInput
          path="settings.questionTimeLimit"
          label={TEXT.questionTimeLimit}
          hint={TEXT.questionTimeLimitHint}
          suffix={TEXT.seconds}
          min={0}
          max={86_400}
          fallback={0}
        />
      </div>
      <FieldSlot path="settings.allowRetake">
        <Switch
          label={TEXT.allowRetake}
          hint={TEXT.allowRetakeHint}
          checked={retake.value}
          onCheckedChange={allow}
        />
      </FieldSlot>
      {retake.value && (
        <div className="sm:max-w-64">
          <NumberInput
            path="settings.maxAttempts"
            label={TEXT.maxAttempts}
            hint={TEXT.maxAttemptsHint}
            min={1}
            max={1_000}
            fallback={1}
          />
        </div>
      )}
    </SettingsGroup>
  );
}
