import { LIMITS } from '@quizhall/shared/model/limits';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { TagInput } from '@/components/ui/tag-input.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { useField } from '../hooks/editor-context.tsx';
import { messages } from '../messages.ts';
import { FieldSlot } from './field-slot.tsx';

const TEXT = messages.questions;

/** What most questions do without; open where something is in it. */
export function QuestionMore({ index }: { index: number }) {
  const explanation = useField(`questions.${index}.explanation`);
  const description = useField(`questions.${index}.description`);
  const tags = useField(`questions.${index}.tags`);
  // As it was when the question was opened: emptying a field must not fold it away.
  const [used] = useState(Boolean(explanation.value || description.value || tags.value.length > 0));
  return (
    <details open={used} className="group">
      <summary className="-ml-2 inline-flex min-h-11 list-none items-center gap-1.5 rounded-control px-2 text-sm font-medium text-muted hover:bg-well hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {TEXT.more}
      </summary>
      <div className="mt-3 grid grid-cols-1 gap-5">
        <FieldSlot path={`questions.${index}.explanation`}>
          <TextArea
            label={TEXT.explanation}
            hint={TEXT.explanationHint}
            rows={2}
            maxLength={LIMITS.description}
            value={explanation.value}
            error={explanation.error}
            onChange={(event) => explanation.set(event.target.value)}
          />
        </FieldSlot>
        <FieldSlot path={`questions.${index}.description`}>
          <TextArea
            label={TEXT.description}
            hint={TEXT.descriptionHint}
            rows={2}
            maxLength={LIMITS.description}
            value={description.value}
            error={description.error}
            onChange={(event) => description.set(event.target.value)}
          />
        </FieldSlot>
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
