import { LIMITS } from '@quizhall/shared/model/limits';
import { questionsOnPage } from '@quizhall/shared/rules/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { messages } from '../messages.ts';
import { isTimed } from '../model/question-times.ts';
import type { QuizForm } from '../model/quiz-form.ts';
import { NumberInput } from './number-input.tsx';

const { pages: TEXT } = messages.settings;

/** How many questions stand on a page; says when other settings make it one. */
export function PagesSetting() {
  const { control } = useFormContext<QuizForm>();
  const why = useWatch({ control, compute: whyOne });
  return (
    <div className="sm:max-w-96">
      <NumberInput
        path="settings.questionsPerPage"
        label={TEXT.label}
        hint={why ? TEXT.one[why] : TEXT.hint}
        min={1}
        max={LIMITS.questionsPerPage}
        fallback={1}
      />
    </div>
  );
}

/** What makes it one question where the author wants more. */
function whyOne(form: QuizForm): keyof typeof TEXT.one | undefined {
  const { settings } = form;
  if (settings.questionsPerPage === questionsOnPage(settings, isTimed(form))) return undefined;
  if (settings.practiceMode) return 'practice';
  return settings.allowBackNavigation ? 'times' : 'noBack';
}
