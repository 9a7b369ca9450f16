import { Eye, EyeOff, Flag } from 'lucide-react';
import type { Disclosure } from '@quizhall/shared/model/enums';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { useField } from '../hooks/editor-context.tsx';
import { messages } from '../messages.ts';
import { FieldSlot } from './field-slot.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { SettingSwitch } from './setting-switch.tsx';

const TEXT = messages.settings;
const DISCLOSURES = [
  { value: 'after_last_attempt', ...TEXT.disclosures.after_last_attempt, icon: <Flag /> },
  { value: 'at_once', ...TEXT.disclosures.at_once, icon: <Eye /> },
  { value: 'on_release', ...TEXT.disclosures.on_release, icon: <EyeOff /> },
] satisfies { value: Disclosure; title: string; description: string; icon: unknown }[];

/** What participants learn of their result, and when. */
export function ResultSettings() {
  const { value: showsCorrect } = useField('settings.showCorrectAnswers');
  const { value: allowsReview } = useField('settings.allowResultsReview');
  return (
    <SettingsGroup title={TEXT.results}>
      <SettingSwitch
        path="settings.showResultsImmediately"
        label={TEXT.showResults}
        hint={TEXT.showResultsHint}
      />
      <SettingSwitch
        path="settings.allowResultsReview"
        label={TEXT.allowReview}
        hint={TEXT.allowReviewHint}
      />
      <SettingSwitch
        path="settings.showCorrectAnswers"
        label={TEXT.showCorrect}
        hint={TEXT.showCorrectHint}
      />
      {showsCorrect && allowsReview && <WhenAnswers />}
      <SettingSwitch
        path="settings.showExplanations"
        label={TEXT.showExplanations}
        hint={TEXT.showExplanationsHint}
      />
    </SettingsGroup>
  );
}

function WhenAnswers() {
  const { value, set } = useField('settings.disclosure');
  return (
    <FieldSlot path="settings.disclosure">
      <RadioCards
        label={TEXT.disclosure}
        columns={3}
        value={value}
        onValueChange={(next) => set(next as Disclosure)}
        options={DISCLOSURES}
      />
    </FieldSlot>
  );
}
