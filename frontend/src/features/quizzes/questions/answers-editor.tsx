import { splitAtBlanks } from '@quizhall/shared/grading';
import { LIMITS } from '@quizhall/shared/model/limits';
import { Fragment } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { TagInput, type TagInputProps } from '@/components/ui/tag-input.tsx';
import { useField } from '../editor/editor-context.tsx';
import { messages } from '../editor/messages.ts';
import { blankRows, setBlank } from './question-edit.ts';
import type { QuizForm } from '../editor/quiz-form.ts';
import { joinedAnswers, splitAnswers, splitAtCommas } from './split-answers.ts';
import { FieldSlot } from '../editor/field-slot.tsx';

const TEXT = messages.questions;

/** Accepted answers of text questions. */
export function AnswersEditor({ index, type }: { index: number; type: 'short_answer' | 'fill_blank' }) {
  return type === 'short_answer' ? <ShortAnswers index={index} /> : <BlankAnswers index={index} />;
}

function ShortAnswers({ index }: { index: number }) {
  const { value, set, error } = useField(`questions.${index}.answers`);
  return (
    <FieldSlot path={`questions.${index}.answers`}>
      <AnswersInput label={TEXT.answers} hint={TEXT.answersHint} value={value} onChange={set} error={error} />
    </FieldSlot>
  );
}

function BlankAnswers({ index }: { index: number }) {
  const { control } = useFormContext<QuizForm>();
  const question = useWatch({ control, name: `questions.${index}.question` });
  const { value, set, error } = useField(`questions.${index}.blanks`);
  const rows = blankRows(question, value);
  // The problem applies to all blanks and is displayed at the first empty one.
  const firstEmpty = Math.max(
    0,
    rows.findIndex((answers) => answers.length === 0),
  );
  return (
    <FieldSlot path={`questions.${index}.blanks`} className="grid grid-cols-1 gap-4">
      <BlankPreview question={question} />
      {rows.map((answers, row) => (
        <AnswersInput
          // oxlint-disable-next-line react/no-array-index-key -- a blank is known by its place in the text
          key={row}
          label={rows.length > 1 ? TEXT.blankAnswers(row + 1) : TEXT.answers}
          hint={row === rows.length - 1 ? TEXT.blanksHint : ' '}
          value={answers}
          onChange={(next) => set(setBlank(value, row, next))}
          error={row === firstEmpty ? error : undefined}
        />
      ))}
    </FieldSlot>
  );
}

type AnswersInputProps = Pick<TagInputProps, 'label' | 'hint' | 'value' | 'onChange' | 'error'>;

/** Accepted answers, with a button that splits an answer whose commas may separate several. */
function AnswersInput({ value, onChange, ...rest }: AnswersInputProps) {
  const split = (joined: string) =>
    onChange([...new Set(value.flatMap((answer) => (answer === joined ? splitAtCommas(answer) : [answer])))]);
  return (
    <div className="grid grid-cols-1 gap-2">
      <TagInput
        {...rest}
        value={value}
        onChange={onChange}
        max={LIMITS.acceptedAnswers}
        maxLength={LIMITS.optionText}
        split={splitAnswers}
      />
      {joinedAnswers(value).map((answer) => (
        <p key={answer} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span className="min-w-0 wrap-anywhere">{TEXT.oneAnswer(answer)}</span>
          <Button size="sm" variant="ghost" onClick={() => split(answer)}>
            {TEXT.splitAnswer(splitAtCommas(answer).length)}
          </Button>
        </p>
      ))}
    </div>
  );
}

/** Preview of the text with numbered blanks. */
function BlankPreview({ question }: { question: string }) {
  const pieces = splitAtBlanks(question);
  if (pieces.length < 2) return null;
  return (
    <p className="rounded-control bg-well px-4 py-3 text-sm leading-7 text-ink">
      {pieces.map((piece, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, in its order
        <Fragment key={place}>
          {place > 0 && (
            <span className="tabular mx-1 inline-block min-w-10 rounded-inner border border-dashed border-accent-line bg-accent-soft px-2 text-center text-xs leading-5 font-medium text-accent-ink">
              {place}
            </span>
          )}
          {piece}
        </Fragment>
      ))}
    </p>
  );
}
