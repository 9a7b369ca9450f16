import { plainText } from '@quizhall/shared/rules/text/markdown-plain';
import { Eye } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Select } from '@/components/ui/select.tsx';
import { useSpokenFormulasOf } from '@/lib/formula.tsx';
import { type Edit, editOf, isCorrectable, type KeyedQuestion } from '../model/correction-form.ts';
import { messages } from '../messages.ts';
import { CorrectionFields } from './correction-fields.tsx';

const TEXT = messages.form;

interface CorrectionFormProps {
  questions: readonly KeyedQuestion[];
  edits: readonly Edit[];
  /** Messages by index of the edit. */
  errors: Readonly<Record<number, string>>;
  loading: boolean;
  onChange: (edits: Edit[]) => void;
  onPreview: () => void;
}

type SpeakOf = ReturnType<typeof useSpokenFormulasOf>;

function labelOf(
  { question, formulas, dropped, former }: KeyedQuestion,
  index: number,
  speak: SpeakOf,
): string {
  const words = plainText(question, { formula: speak(formulas) });
  const notes = [former && TEXT.former, dropped && TEXT.notCounted].filter(Boolean);
  const numbered = former ? words : `${index + 1}. ${words}`;
  return notes.length > 0 ? `${numbered} (${notes.join(', ')})` : numbered;
}

/** Selection of the questions to correct, and their corrections. */
export function CorrectionForm({
  questions,
  edits,
  errors,
  loading,
  onChange,
  onPreview,
}: CorrectionFormProps) {
  const speak = useSpokenFormulasOf();
  const chosen = new Set(edits.map(({ questionId }) => questionId));
  const labelled = questions.map((question, i) => ({ question, label: labelOf(question, i, speak) }));
  const free = labelled.filter(({ question }) => isCorrectable(question) && !chosen.has(question.id));
  const add = (id: string) => {
    const question = questions.find((one) => one.id === id);
    if (question) onChange([...edits, editOf(question)]);
  };
  return (
    <Panel title={TEXT.title} hint={TEXT.hint}>
      <div className="grid grid-cols-1 gap-5">
        {edits.map((edit, place) => {
          const number = questions.findIndex(({ id }) => id === edit.questionId);
          const question = questions[number];
          return (
            question && (
              <CorrectionFields
                key={edit.questionId}
                question={question}
                number={question.former ? undefined : number + 1}
                edit={edit}
                error={errors[place]}
                onChange={(next) => onChange(edits.with(place, next))}
                onRemove={() => onChange(edits.toSpliced(place, 1))}
              />
            )
          );
        })}
        {free.length > 0 && (
          <Select
            label={TEXT.choose}
            placeholder={TEXT.placeholder}
            value=""
            options={free.map(({ question, label }) => ({ value: question.id, label }))}
            onValueChange={add}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button icon={<Eye />} loading={loading} disabled={edits.length === 0} onClick={onPreview}>
            {TEXT.preview}
          </Button>
          {edits.length === 0 && <p className="text-sm text-muted">{TEXT.none}</p>}
        </div>
      </div>
    </Panel>
  );
}
