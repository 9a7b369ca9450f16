import { plainText } from '@quizhall/shared/rules/text/markdown-plain';
import { choicesOf } from '@quizhall/shared/rules/quizzes/presentation';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { MatchPlaces } from '@/entities/quiz/places/match-places.tsx';
import { OrderPlaces } from '@/entities/quiz/places/order-places.tsx';
import { FormulasOf, useSpokenFormulasOf } from '@/lib/formula.tsx';
import {
  blanksOf,
  type Edit,
  hasOptions,
  isSingleChoice,
  type KeyedQuestion,
  marked,
  placesIn,
  textsAt,
} from '../model/correction-form.ts';
import { messages } from '../messages.ts';

const TEXT = messages.form;
const KINDS = [
  { value: 'key', title: TEXT.key, description: TEXT.keyHint },
  { value: 'drop', title: TEXT.drop, description: TEXT.dropHint },
];

interface CorrectionFieldsProps {
  question: KeyedQuestion;
  /** Number of the question; undefined if the quiz no longer asks it. */
  number: number | undefined;
  edit: Edit;
  error?: string | undefined;
  onChange: (edit: Edit) => void;
  onRemove: () => void;
}

/** Correction of one question: its new answer key, or its exclusion from every score. */
export function CorrectionFields({
  question,
  number,
  edit,
  error,
  onChange,
  onRemove,
}: CorrectionFieldsProps) {
  const place = number === undefined ? '' : `${number}. `;
  const speak = useSpokenFormulasOf();
  const spoken = plainText(question.question, { formula: speak(question.formulas) });
  return (
    <FormulasOf formulas={question.formulas}>
      <fieldset className="grid min-w-0 grid-cols-1 gap-4 rounded-control border border-line p-4">
        <legend className="sr-only">{`${place}${spoken}`}</legend>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="text-base font-medium wrap-anywhere text-ink">
              {place}
              <InlineMarkdown text={question.question} />
            </p>
            {question.former && <p className="mt-1.5 text-sm text-muted">{TEXT.formerHint}</p>}
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
          options={KINDS}
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

type KeyFieldsProps = Pick<CorrectionFieldsProps, 'question' | 'edit' | 'onChange'>;

function KeyFields({ question, edit, onChange }: KeyFieldsProps) {
  if (question.type === 'matching' || question.type === 'ordering')
    return <PlaceFields question={question} edit={edit} onChange={onChange} />;
  if (!hasOptions(question))
    return (
      <TextArea
        label={TEXT.accepted}
        hint={blanksOf(question) > 1 ? TEXT.blanksHint : TEXT.acceptedHint}
        value={edit.accepted}
        onChange={({ target }) => onChange({ ...edit, accepted: target.value })}
      />
    );
  if (isSingleChoice(question))
    return <SingleChoiceFields question={question} edit={edit} onChange={onChange} />;
  return <SeveralFields question={question} edit={edit} onChange={onChange} />;
}

/** Single correct answer, unless several are accepted. */
function SingleChoiceFields({ question, edit, onChange }: KeyFieldsProps) {
  const [isSeveral, setIsSeveral] = useState(edit.right.length > 1);
  return (
    <div className="grid gap-4">
      {isSeveral ? (
        <SeveralFields
          question={question}
          edit={edit}
          hint={edit.right.length > 1 ? TEXT.severalHint : undefined}
          onChange={onChange}
        />
      ) : (
        <RadioCards
          label={TEXT.rightOne}
          value={edit.right[0] ?? ''}
          options={question.options.map(({ text }) => ({
            value: text,
            title: <InlineMarkdown text={text} links={false} />,
          }))}
          onValueChange={(text) => onChange({ ...edit, right: [text] })}
        />
      )}
      <Checkbox
        label={TEXT.several}
        hint={TEXT.severalEffect}
        checked={isSeveral}
        onCheckedChange={(checked) => {
          setIsSeveral(checked);
          if (!checked) onChange({ ...edit, right: edit.right.slice(0, 1) });
        }}
      />
    </div>
  );
}

/** Options of which several may be correct. */
function SeveralFields({ question, edit, hint, onChange }: KeyFieldsProps & { hint?: string | undefined }) {
  return (
    <div role="group" aria-label={TEXT.right} className="grid gap-3">
      <div>
        <p className="text-sm font-medium text-ink">{TEXT.right}</p>
        {hint && <p className="mt-0.5 text-sm text-muted">{hint}</p>}
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

/** Falls back to the question's own order if its items have changed. */
function orderOf(places: readonly (number | undefined)[]): number[] {
  const order = places.flatMap((place) => place ?? []);
  return order.length === places.length ? order : [...places.keys()];
}

/** Correct match for each left side, or the correct order. */
function PlaceFields({ question, edit, onChange }: KeyFieldsProps) {
  const id = useId();
  const places = placesIn(question, edit.rights);
  const put = (next: readonly (number | undefined)[]) =>
    onChange({ ...edit, rights: textsAt(question, next) });
  return (
    <div role="group" aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <p id={id} className="text-sm font-medium text-ink">
        {question.type === 'matching' ? TEXT.pairs : TEXT.order}
      </p>
      <div>
        {question.type === 'matching' ? (
          <MatchPlaces
            lefts={question.pairs.map(({ left }) => left)}
            choices={choicesOf(question)}
            chosen={places}
            onChosen={put}
          />
        ) : (
          <OrderPlaces items={choicesOf(question)} order={orderOf(places)} onOrder={put} labelledBy={id} />
        )}
      </div>
    </div>
  );
}
