import { countBlanks } from '@quizhall/shared/grading';
import type { Question } from '@quizhall/shared/model/question';
import { X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { type Edit, hasKey, hasOptions, marked, takesSeveral } from '../model/correction-form.ts';
import { messages } from '../messages.ts';

const TEXT = messages.form;
const KINDS = [
  { value: 'key', title: TEXT.key },
  { value: 'drop', title: TEXT.drop, description: TEXT.dropHint },
];

interface CorrectionFieldsProps {
  question: Question;
  number: number;
  edit: Edit;
  error?: string | undefined;
  onChange: (edit: Edit) => void;
  onRemove: () => void;
}

/** What is right in one question from now on, or that it counts for nobody. */
export function CorrectionFields({
  question,
  number,
  edit,
  error,
  onChange,
  onRemove,
}: CorrectionFieldsProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 rounded-control border border-line p-4">
      <legend className="sr-only">{`${number}. ${question.question}`}</legend>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-base font-medium break-words text-ink">{`${number}. ${question.question}`}</p>
        <Button variant="ghost" size="sm" icon={<X />} onClick={onRemove}>
          {TEXT.remove}
        </Button>
      </div>
      <RadioCards
        label={TEXT.kind}
        columns={2}
        value={edit.kind}
        options={hasKey(question) ? KINDS : KINDS.slice(1)}
        onValueChange={(kind) => onChange({ ...edit, kind: kind === 'drop' ? 'drop' : 'key' })}
      />
      {edit.kind === 'key' && <KeyFields question={question} edit={edit} onChange={onChange} />}
      {error && (
        <p role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function KeyFields({
  question,
  edit,
  onChange,
}: Pick<CorrectionFieldsProps, 'question' | 'edit' | 'onChange'>) {
  if (!hasOptions(question))
    return (
      <TextArea
        label={TEXT.accepted}
        hint={countBlanks(question.question) > 1 ? TEXT.blanksHint : TEXT.acceptedHint}
        value={edit.accepted}
        onChange={({ target }) => onChange({ ...edit, accepted: target.value })}
      />
    );
  if (takesSeveral(question))
    return (
      <div role="group" aria-label={TEXT.right} className="grid gap-3">
        <p className="text-sm font-medium text-ink">{TEXT.right}</p>
        {question.options.map(({ text }) => (
          <Checkbox
            key={text}
            label={text}
            checked={edit.right.includes(text)}
            onCheckedChange={(checked) => onChange({ ...edit, right: marked(edit.right, text, checked) })}
          />
        ))}
      </div>
    );
  return (
    <RadioCards
      label={TEXT.rightOne}
      value={edit.right[0] ?? ''}
      options={question.options.map(({ text }) => ({ value: text, title: text }))}
      onValueChange={(text) => onChange({ ...edit, right: [text] })}
    />
  );
}
