import { messages } from '../messages.ts';
import { AccessSettings } from './access-settings.tsx';
import { DrawSettings } from './draw-settings.tsx';
import { PagesSetting } from './pages-setting.tsx';
import { PracticeSettings } from './practice-settings.tsx';
import { PreventionSettings } from './prevention-settings.tsx';
import { ResultSettings } from './result-settings.tsx';
import { RetentionSetting } from './retention-setting.tsx';
import { Section } from './section.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { TimingSettings } from './timing-settings.tsx';

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
