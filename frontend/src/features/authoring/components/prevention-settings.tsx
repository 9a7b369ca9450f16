import { LIMITS } from '@quizhall/shared/model/limits';
import { useField } from '../hooks/editor-context.tsx';
import { messages } from '../messages.ts';
import { LongText } from './long-text.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsGroup } from './settings-group.tsx';

const TEXT = messages.settings.prevention;

/** What participants are told before they start, and what the quiz keeps them from while they take it. */
export function PreventionSettings() {
  const { value: extraSecure } = useField('settings.extraSecure');
  return (
    <SettingsGroup title={TEXT.title}>
      <LongText
        path="settings.instructions"
        label={TEXT.instructions}
        hint={TEXT.instructionsHint}
        rows={3}
        maxLength={LIMITS.instructions}
      />
      <SettingSwitch path="settings.extraSecure" label={TEXT.extraSecure} hint={TEXT.extraSecureHint} />
      {!extraSecure && <SingleSwitches />}
      <SettingSwitch
        path="settings.requiresIdentityVerification"
        label={TEXT.identity}
        hint={TEXT.identityHint}
      />
    </SettingsGroup>
  );
}

/** Extra security is all of them. */
function SingleSwitches() {
  return (
    <>
      <SettingSwitch
        path="settings.preventCheating.disableCopyPaste"
        label={TEXT.disableCopyPaste}
        hint={TEXT.disableCopyPasteHint}
      />
      <SettingSwitch
        path="settings.preventCheating.disableRightClick"
        label={TEXT.disableRightClick}
        hint={TEXT.disableRightClickHint}
      />
      <SettingSwitch
        path="settings.preventCheating.fullScreenMode"
        label={TEXT.fullScreenMode}
        hint={TEXT.fullScreenModeHint}
      />
    </>
  );
}
