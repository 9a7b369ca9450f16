import { LIMITS } from '@quizhall/shared/model/limits';
import { questionsOnPage } from '@quizhall/shared/rules/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { useField } from '../editor/editor-context.tsx';
import { messages } from '../editor/messages.ts';
import { isTimed } from './question-times.ts';
import type { QuizForm } from '../editor/quiz-form.ts';
import { AccessSettings } from './access-settings.tsx';
import { DrawSettings } from './draw-settings.tsx';
import { LongText } from '../questions/long-text.tsx';
import { NumberInput } from '../questions/number-input.tsx';
import { PracticeSettings } from './practice-settings.tsx';
import { ResultSettings } from './result-settings.tsx';
import { RetentionSetting } from './retention-setting.tsx';
import { Section } from '../editor/section.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { TimingSettings } from './timing-settings.tsx';

const PREVENTION_TEXT = messages.settings.prevention;

/** Anti-cheating settings. */
function PreventionSettings() {
  const { value: extraSecure } = useField('settings.extraSecure');
  return (
    <SettingsGroup title={PREVENTION_TEXT.title}>
      <LongText
        path="settings.instructions"
        label={PREVENTION_TEXT.instructions}
        hint={PREVENTION_TEXT.instructionsHint}
        rows={3}
        maxLength={LIMITS.instructions}
      />
      <SettingSwitch
        path="settings.extraSecure"
        label={PREVENTION_TEXT.extraSecure}
        hint={PREVENTION_TEXT.extraSecureHint}
      />
      {!extraSecure && <SingleSwitches />}
      <SettingSwitch
        path="settings.requiresIdentityVerification"
        label={PREVENTION_TEXT.identity}
        hint={PREVENTION_TEXT.identityHint}
      />
    </SettingsGroup>
  );
}

/** Extra security includes all of these. */
function SingleSwitches() {
  return (
    <>
      <SettingSwitch
        path="settings.preventCheating.disableCopyPaste"
        label={PREVENTION_TEXT.disableCopyPaste}
        hint={PREVENTION_TEXT.disableCopyPasteHint}
      />
      <SettingSwitch
        path="settings.preventCheating.disableRightClick"
        label={PREVENTION_TEXT.disableRightClick}
        hint={PREVENTION_TEXT.disableRightClickHint}
      />
      <SettingSwitch
        path="settings.preventCheating.fullScreenMode"
        label={PREVENTION_TEXT.fullScreenMode}
        hint={PREVENTION_TEXT.fullScreenModeHint}
      />
    </>
  );
}

const { pages: PAGES_TEXT } = messages.settings;

/** Questions per page. States the reason if another setting forces one per page. */
function PagesSetting() {
  const { control } = useFormContext<QuizForm>();
  const why = useWatch({ control, compute: whyOne });
  return (
    <div className="sm:max-w-96">
      <NumberInput
        path="settings.questionsPerPage"
        label={PAGES_TEXT.label}
        hint={why ? PAGES_TEXT.one[why] : PAGES_TEXT.hint}
        min={1}
        max={LIMITS.questionsPerPage}
        fallback={1}
      />
    </div>
  );
}

/** Returns the setting that forces one question per page although the author chose more. */
function whyOne(form: QuizForm): keyof typeof PAGES_TEXT.one | undefined {
  const { settings } = form;
  if (settings.questionsPerPage === questionsOnPage(settings, isTimed(form))) return undefined;
  if (settings.practiceMode) return 'practice';
  return settings.allowBackNavigation ? 'times' : 'noBack';
}

const TEXT = messages.settings;

export function SettingsSection() {
  return (
    <Section id="settings">
      <div className="divide-y divide-line [&>*]:py-6 [&>*:first-child]:pt-0 [&>*:last-child]:pb-0">
        <PracticeSettings />
        <TimingSettings />
        <SettingsGroup title={TEXT.draw.title}>
          <DrawSettings />
        </SettingsGroup>
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
          <PagesSetting />
        </SettingsGroup>
        <ResultSettings />
        <PreventionSettings />
        <AccessSettings />
        <RetentionSetting />
      </div>
    </Section>
  );
}
