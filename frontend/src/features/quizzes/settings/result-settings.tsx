import { Eye, Flag, Hourglass } from 'lucide-react';
import { useState } from 'react';
import type { Disclosure } from '@quizhall/shared/model/enums';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useField } from '../editor/editor-context.tsx';
import { messages } from '../editor/messages.ts';
import { FieldSlot } from '../editor/field-slot.tsx';
import { FixedByPractice } from './practice-settings.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { SettingSwitch } from './setting-switch.tsx';

const TEXT = messages.settings;
const DISCLOSURES = [
  { value: 'after_last_attempt', ...TEXT.disclosures.after_last_attempt, icon: <Flag /> },
  { value: 'at_once', ...TEXT.disclosures.at_once, icon: <Eye /> },
] satisfies { value: Disclosure; title: string; description: string; icon: unknown }[];
/** Offered only to quizzes that already use it from before answers were released with the results. */
const RELEASED_APART = {
  value: 'on_release' satisfies Disclosure,
  ...TEXT.disclosures.on_release,
  icon: <Hourglass />,
};

const IN_PRACTICE = [
  { label: TEXT.results, value: TEXT.practice.atOnce },
  { label: TEXT.correctAnswers, value: TEXT.practice.withEach },
  { label: TEXT.review, value: TEXT.practice.shown },
];

/** Settings for the content and time of the participant's result. */
export function ResultSettings() {
  const { value: practised } = useField('settings.practiceMode');
  return (
    <SettingsGroup title={TEXT.results}>
      {practised ? <FixedByPractice settings={IN_PRACTICE} /> : <Disclosing />}
      <SettingSwitch
        path="settings.showExplanations"
        label={TEXT.showExplanations}
        hint={practised ? TEXT.showExplanationsInPractice : TEXT.showExplanationsHint}
      />
      <SettingSwitch path="settings.showScoreByTag" label={TEXT.byTag} hint={TEXT.byTagHint} />
    </SettingsGroup>
  );
}

function Disclosing() {
  const { value: atOnce } = useField('settings.showResultsImmediately');
  const { value: showsCorrect } = useField('settings.showCorrectAnswers');
  const { value: allowsReview } = useField('settings.allowResultsReview');
  return (
    <>
      <ResultsAtOnce />
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
      {atOnce && showsCorrect && allowsReview && <WhenAnswers />}
    </>
  );
}

/** Withheld results include the answers (`heldWhole` in the shared rules). */
function ResultsAtOnce() {
  const atOnce = useField('settings.showResultsImmediately');
  const disclosure = useField('settings.disclosure');
  const change = (on: boolean) => {
    atOnce.set(on);
    disclosure.set(on ? 'after_last_attempt' : 'on_release');
  };
  return (
    <FieldSlot path="settings.showResultsImmediately">
      <Switch
        label={TEXT.showResults}
        hint={TEXT.showResultsHint}
        checked={atOnce.value}
        onCheckedChange={change}
      />
    </FieldSlot>
  );
}

function WhenAnswers() {
  const { value, set } = useField('settings.disclosure');
  const [isApart] = useState(value === 'on_release');
  return (
    <FieldSlot path="settings.disclosure">
      <RadioCards
        label={TEXT.disclosure}
        columns={3}
        value={value}
        onValueChange={(next) => set(next as Disclosure)}
        options={isApart ? [...DISCLOSURES, RELEASED_APART] : DISCLOSURES}
      />
    </FieldSlot>
  );
}
