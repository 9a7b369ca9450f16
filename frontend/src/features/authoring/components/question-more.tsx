import { LIMITS } from '@quizhall/shared/model/limits';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TagInput } from '@/components/ui/tag-input.tsx';
import { useField } from '../hooks/editor-context.tsx';
import { messages } from '../messages.ts';
import type { QuizForm } from '../model/quiz-form.ts';
import { FieldSlot } from './field-slot.tsx';
import { LongText } from './long-text.tsx';

const TEXT = messages.questions;

/** What most questions do without; open where something is in it. */
export function QuestionMore({ index }: { index: number }) {
  const { getValues, control } = useFormContext<QuizForm>();
  const type = useWatch({ control, name: `questions.${index}.type` });
  const tags = useField(`questions.${index}.tags`);
  // As it was when the question was opened: emptying a field must not fold it away.
  const [used] = useState(() => {
    const { explanation, description } = getValues(`questions.${index}`);
    return Boolean((type !== 'essay' && explanation) || description || tags.value.length > 0);
  });
  return (
    <details open={used} className="group">
      <summary className="-ml-2 inline-flex min-h-11 list-none items-center gap-1.5 rounded-control px-2 text-sm font-medium text-muted hover:bg-well hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {TEXT.more}
      </summary>
      <div className="mt-3 grid grid-cols-1 gap-5">
        {/* Of an essay it is the rubric, and stands above. */}
        {type !== 'essay' && (
          <LongText
            path={`questions.${index}.explanation`}
            label={TEXT.explanation}
            hint={TEXT.explanationHint}
          />
        )}
        <LongText
          path={`questions.${index}.description`}
          label={TEXT.description}
          hint={TEXT.descriptionHint}
        />
        <FieldSlot path={`questions.${index}.tags`}>
          <TagInput
            label={TEXT.tags}
            value={tags.value}
            onChange={tags.set}
            max={LIMITS.tags}
            maxLength={LIMITS.tagLength}
            error={tags.error}
          />
        </FieldSlot>
      </div>
    </details>
  );
}
