import { LIMITS } from '@quizhall/shared/model/limits';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TagInput } from '@/components/ui/tag-input.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useField } from '../editor/editor-context.tsx';
import { messages } from '../editor/messages.ts';
import type { QuizForm } from '../editor/quiz-form.ts';
import { poolsIn } from '../editor/draws.ts';
import { FieldSlot } from '../editor/field-slot.tsx';
import { LongText } from './long-text.tsx';
import { PassageField } from './passage-field.tsx';

const TEXT = messages.questions;

/** Optional fields of a question. Expanded if one of them has a value. */
export function QuestionMore({ index }: { index: number }) {
  const { getValues, control } = useFormContext<QuizForm>();
  const type = useWatch({ control, name: `questions.${index}.type` });
  const tags = useField(`questions.${index}.tags`);
  // Evaluated once on open, so that emptying a field does not collapse the section.
  const [used] = useState(() => {
    const { explanation, description, pool, passageId } = getValues(`questions.${index}`);
    return Boolean(
      (type !== 'essay' && explanation) || description || pool || passageId || tags.value.length > 0,
    );
  });
  return (
    <details open={used} className="group">
      <summary className="-ml-2 inline-flex min-h-11 list-none items-center gap-1.5 rounded-control px-2 text-sm font-medium text-muted hover:bg-well hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {TEXT.more}
      </summary>
      <div className="mt-3 grid grid-cols-1 gap-5">
        {/* The rubric of an essay is displayed above. */}
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
        <PassageField index={index} />
        <PoolField index={index} />
      </div>
    </details>
  );
}

/** Pool name, with suggestions from other questions. */
function PoolField({ index }: { index: number }) {
  const { control } = useFormContext<QuizForm>();
  const { value, set, error } = useField(`questions.${index}.pool`);
  const names = useWatch({
    control,
    name: 'questions',
    compute: (questions) => [...poolsIn(questions).keys()],
  });
  const listId = useId();
  return (
    <FieldSlot path={`questions.${index}.pool`} className="sm:max-w-96">
      <TextField
        label={TEXT.pool}
        hint={TEXT.poolHint}
        list={listId}
        autoComplete="off"
        maxLength={LIMITS.poolName}
        value={value}
        error={error}
        onChange={(event) => set(event.target.value)}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </FieldSlot>
  );
}
