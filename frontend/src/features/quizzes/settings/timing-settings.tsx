import { effectiveTimeLimit, NO_TIME_LIMIT_MINUTES } from '@quizhall/shared/rules/attempts/deadline';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { useEditor, useField } from '../editor/editor-context.tsx';
import { messages } from '../editor/messages.ts';
import { type Attempts, attemptsOf, storedAttempts } from './attempts-choice.ts';
import { ownTimes } from './question-times.ts';
import { type QuestionTimesMode, USUAL_SECONDS } from './question-times-mode.ts';
import type { QuizForm } from '../editor/quiz-form.ts';
import { Choice } from '../questions/choice.tsx';
import { FieldSlot } from '../editor/field-slot.tsx';
import { NumberChoice } from './number-choice.tsx';
import { NumberInput } from '../questions/number-input.tsx';
import { FixedByPractice } from './practice-settings.tsx';
import { OWN_SECONDS, SECONDS } from '../editor/seconds.ts';
import { SettingsGroup } from './settings-group.tsx';

const TEXT = messages.settings;

const MINUTES = [
  { value: 0, label: TEXT.usualTime },
  ...[10, 20, 60, NO_TIME_LIMIT_MINUTES].map((value) => ({ value, label: TEXT.minutesLong(value) })),
];

const IN_PRACTICE = [
  { label: TEXT.timeLimit, value: TEXT.practice.none },
  { label: TEXT.questionTimeLimit, value: TEXT.practice.none },
  { label: TEXT.attempts, value: TEXT.often('unlimited') },
];

/** Settings for the time limit, attempts and the passing score. */
export function TimingSettings() {
  const { value: practised } = useField('settings.practiceMode');
  return (
    <SettingsGroup title={TEXT.timing}>
      {practised && <FixedByPractice settings={IN_PRACTICE} />}
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {!practised && <TimeLimit />}
        {!practised && <AttemptsSetting />}
        <NumberInput
          path="settings.passingScore"
          label={TEXT.passingScore}
          hint={TEXT.passingScoreHint}
          suffix="%"
          min={0}
          max={100}
          fallback={70}
        />
      </div>
      {!practised && <QuestionTimesSetting />}
    </SettingsGroup>
  );
}

function TimeLimit() {
  const most = useEditor().rules?.mostMinutes ?? NO_TIME_LIMIT_MINUTES;
  return (
    <NumberChoice
      path="settings.timeLimit"
      label={TEXT.timeLimit}
      presets={MINUTES.filter(({ value }) => effectiveTimeLimit(value) <= most)}
      own={{ label: TEXT.ownTime, field: TEXT.minutesField, suffix: TEXT.minutes }}
      min={1}
      max={most}
      fallback={Math.min(30, most)}
    />
  );
}

const TIMES = [
  { value: 'same', ...TEXT.questionTimes.same },
  { value: 'each', ...TEXT.questionTimes.each },
  { value: 'none', ...TEXT.questionTimes.none },
] as const;

/** Time limits for all questions. Individual limits are edited in the questions. */
function QuestionTimesSetting() {
  const { getValues, setValue } = useFormContext<QuizForm>();
  const mode = useField('questionTimes');
  const change = (next: string) => {
    if (next === 'each') {
      ownTimes(getValues()).forEach((seconds, index) =>
        setValue(`questions.${index}.timeLimit`, seconds, { shouldDirty: true }),
      );
    }
    mode.set(next as QuestionTimesMode);
  };
  return (
    <>
      <FieldSlot path="questionTimes">
        <RadioCards
          label={TEXT.questionTimeLimit}
          columns={3}
          value={mode.value}
          onValueChange={change}
          options={TIMES}
        />
      </FieldSlot>
      {mode.value === 'same' && (
        <div className="sm:max-w-64">
          <NumberChoice
            path="settings.questionTimeLimit"
            label={TEXT.forEveryQuestion}
            presets={SECONDS}
            own={OWN_SECONDS}
            min={1}
            max={86_400}
            fallback={USUAL_SECONDS}
          />
        </div>
      )}
    </>
  );
}

const OFTEN: Attempts[] = [1, 2, 3, 5, 'unlimited'];
const OWN = 'own';

/** Combines two stored fields into one choice. */
function AttemptsSetting() {
  const { control } = useFormContext<QuizForm>();
  const retake = useField('settings.allowRetake');
  const most = useField('settings.maxAttempts');
  const [typing, setTyping] = useState(false);
  const attempts = attemptsOf(useWatch({ control, name: 'settings' }));
  const isOwn = typing || !OFTEN.includes(attempts);
  const choose = (next: string) => {
    setTyping(next === OWN);
    const wanted = OFTEN.find((often) => String(often) === next) ?? Math.max(2, most.value);
    const stored = storedAttempts(wanted);
    retake.set(stored.allowRetake);
    most.set(stored.maxAttempts);
  };
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <FieldSlot path="settings.allowRetake">
        <Choice
          label={TEXT.attempts}
          value={isOwn ? OWN : String(attempts)}
          options={[
            ...OFTEN.map((often) => ({ value: String(often), label: TEXT.often(often) })),
            { value: OWN, label: TEXT.anotherNumber },
          ]}
          onChange={choose}
        />
      </FieldSlot>
      {isOwn && (
        <NumberInput path="settings.maxAttempts" label={TEXT.maxAttempts} min={2} max={1_000} fallback={2} />
      )}
    </div>
  );
}
