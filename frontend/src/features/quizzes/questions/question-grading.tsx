import type { QuestionType } from '@quizhall/shared/model/enums';
import type { WrittenGrading } from '@quizhall/shared/model/quizzes/question';
import { useState } from 'react';
import { NumberField } from '@/components/ui/number-field.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { optionsOf } from '@/entities/quiz/labels.ts';
import { useField } from '../editor/editor-context.tsx';
import { messages } from '../editor/messages.ts';
import type { QuestionForm } from '../editor/quiz-form.ts';
import { Choice } from './choice.tsx';
import { FieldSlot } from '../editor/field-slot.tsx';

const TEXT = messages.questions;
const MATCHES = optionsOf(TEXT.matches);

/** Grading settings that each type supports. */
const CHOICES: Record<QuestionType, { credit?: true; comparison?: true }> = {
  one_choice: {},
  multiple_choice: { credit: true },
  true_false: {},
  short_answer: { comparison: true },
  essay: {},
  fill_blank: { comparison: true, credit: true },
  matching: { credit: true },
  ordering: { credit: true },
};

type Grading = NonNullable<QuestionForm['grading']>;

/** Settings for comparison of answers and partial credit. */
export function QuestionGrading({ index, type }: { index: number; type: QuestionType }) {
  const path = `questions.${index}.grading` as const;
  const { value: grading = {}, set, error } = useField(path);
  const change = (part: Partial<Grading>) => set({ ...grading, ...part });
  const { credit, comparison } = CHOICES[type];
  if (!credit && !comparison) return null;
  return (
    <FieldSlot path={path} className="grid grid-cols-1 gap-5">
      {comparison && <Comparison grading={grading} error={error} onChange={change} />}
      {credit && (
        <Switch
          label={TEXT.partialCredit}
          hint={TEXT.partialCreditHint}
          checked={grading.partialCredit ?? false}
          onCheckedChange={(partialCredit) => change({ partialCredit })}
        />
      )}
    </FieldSlot>
  );
}

interface ComparisonProps {
  grading: WrittenGrading;
  error: string | undefined;
  onChange: (part: WrittenGrading) => void;
}

function Comparison({ grading, error, onChange }: ComparisonProps) {
  const match = grading.match ?? 'text';
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Choice
        label={TEXT.match}
        hint={TEXT.matchHints[match]}
        value={match}
        options={MATCHES}
        onChange={(next) => onChange({ match: next })}
        error={error}
      />
      {match === 'number' ? (
        <Tolerance value={grading.tolerance ?? 0} onChange={(tolerance) => onChange({ tolerance })} />
      ) : (
        <Switch
          label={TEXT.foldAccents}
          hint={TEXT.foldAccentsHint}
          checked={grading.foldAccents ?? false}
          onCheckedChange={(foldAccents) => onChange({ foldAccents })}
        />
      )}
    </div>
  );
}

/** Number field from 0; while typing, any text is allowed. */
function Tolerance({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() !== '' && Number.isFinite(number) && number >= 0) onChange(number);
  };
  return (
    <NumberField
      label={TEXT.tolerance}
      hint={TEXT.toleranceHint}
      min={0}
      step="any"
      value={typed ?? String(value)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
