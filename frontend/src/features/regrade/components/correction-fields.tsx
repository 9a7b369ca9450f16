import { plainText } from '@quizhall/shared/rules/markdown-plain';
import { X } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { FormulasOf, speakFrom } from '@/lib/formula.tsx';
import {
  blanksOf,
  type Edit,
  hasKey,
  hasOptions,
  isSingleChoice,
  type KeyedQuestion,
  marked,
} from '../model/correction-form.ts';
import { messages } from '../messages.ts';

const TEXT = messages.form;
const KINDS = [
  { value: 'key', title: TEXT.key, description: TEXT.keyHint },
  { value: 'drop', title: TEXT.drop, description: TEXT.dropHint },
];

interface CorrectionFieldsProps {
  question: KeyedQuestion;
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
  const spoken = plainText(question.question, { formula: speakFrom(question.formulas) });
  return (
    <FormulasOf formulas={question.formulas}>
      <fieldset className="grid min-w-0 grid-cols-1 gap-4 rounded-control border border-line p-4">
        <legend className="sr-only">{`${number}. ${spoken}`}</legend>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="text-base font-medium wrap-anywhere text-ink">
              {`${number}. `}
              <InlineMarkdown text={question.question} />
            </p>
            {question.dropped && (
              <p className="mt-1.5 text-sm text-muted">
                <Badge className="mr-2">{TEXT.notCounted}</Badge>
                {TEXT.dropped}
              </p>
            )}
          </div>
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
    </FormulasOf>
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
        hint={blanksOf(question) > 1 ? TEXT.blanksHint : TEXT.acceptedHint}
        value={edit.accepted}
        onChange={({ target }) => onChange({ ...edit, accepted: target.value })}
      />
    );
  return (
    <div role="group" aria-label={TEXT.right} className="grid gap-3">
      <div>
        <p className="text-sm font-medium text-ink">{TEXT.right}</p>
        {isSingleChoice(question) && (
          <p className="mt-0.5 text-sm text-muted">
            {edit.right.length > 1 ? TEXT.severalHint : TEXT.anyHint}
          </p>
        )}
      </div>
      {question.options.map(({ text }) => (
        <Checkbox
          key={text}
          label={<InlineMarkdown text={text} links={false} />}
          checked={edit.right.includes(text)}
          onCheckedChange={(checked) => onChange({ ...edit, right: marked(edit.right, text, checked) })}
        />
      ))}
    </div>
  );
}
