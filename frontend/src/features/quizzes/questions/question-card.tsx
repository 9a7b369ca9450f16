import { useMutation, useQueryClient } from '@tanstack/react-query';
import { QUESTION_TYPES, type QuestionType } from '@quizhall/shared/model/enums';
import { LIMITS } from '@quizhall/shared/model/limits';
import { POINTS } from '@quizhall/shared/model/quizzes/points';
import { Check, ChevronDown, ChevronUp, Copy, Library, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import toast from 'react-hot-toast';
import { DIFFICULTY_LABELS, optionsOf, QUESTION_TYPE_LABELS } from '@/entities/quiz/labels.ts';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { showError } from '@/lib/show-error.ts';
import { saveToBank } from '../bank/bank-calls.ts';
import { BANK_KEY } from '../editor/queries.ts';
import { useEditor, useField } from '../editor/editor-context.tsx';
import { bankMessages } from '../bank/bank-messages.ts';
import { useMedia } from '../media/use-media.ts';
import { usePastedQuestion } from '../import/use-pasted-question.ts';
import { useEssayConsent } from '../settings/use-essay-consent.tsx';
import { messages } from '../editor/messages.ts';
import { toQuestionInput } from '../editor/form-mapping.ts';
import { optionsForType } from './question-edit.ts';
import { USUAL_SECONDS } from '../settings/question-times-mode.ts';
import type { QuizForm } from '../editor/quiz-form.ts';
import { AnswersEditor } from './answers-editor.tsx';
import { Choice } from './choice.tsx';
import { EssayPart } from './essay-part.tsx';
import { FieldSlot } from '../editor/field-slot.tsx';
import { ItemsEditor } from './items-editor.tsx';
import { MoveTo } from '../editor/move-to.tsx';
import { MarkdownArea } from './markdown-area.tsx';
import { NumberChoice } from '../settings/number-choice.tsx';
import { NumberInput } from './number-input.tsx';
import { DroppedLine, QuestionNumbersLine } from './question-numbers.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { PairsEditor } from './pairs-editor.tsx';
import { QuestionGrading } from './question-grading.tsx';
import type { QuestionItemProps } from './question-item.ts';
import { QuestionMediaField } from '../media/question-media-field.tsx';
import { QuestionMore } from './question-more.tsx';
import { TextPreview } from './text-preview.tsx';
import { OWN_SECONDS, SECONDS } from '../editor/seconds.ts';

/** Saves the current state of an open question to the bank with its files, independent of the quiz. */
function useSaveToBank(index: number) {
  const { getValues } = useFormContext<QuizForm>();
  const { uploads } = useEditor();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await uploads.settled();
      const { pool: _, ...question } = toQuestionInput(getValues(`questions.${index}`));
      return saveToBank(question, getValues('category'));
    },
    onSuccess: () => {
      toast.success(bankMessages.savedOne);
      void client.invalidateQueries({ queryKey: BANK_KEY });
    },
    onError: (error) => showError(`${bankMessages.question.failed}: ${standardMessage(error)}`),
  });
}

const TEXT = messages.questions;
const TYPES = QUESTION_TYPES.map((value) => ({ value, label: QUESTION_TYPE_LABELS[value] }));
const { easy, medium, hard } = DIFFICULTY_LABELS;
const DIFFICULTIES = optionsOf({ easy, medium, hard });

/** Expanded question. All fields are edited in place without confirmation. */
export function QuestionCard({ id, index, last, onAction }: QuestionItemProps) {
  return (
    <div
      role="group"
      aria-label={messages.problems.question(index + 1)}
      className="animate-fade-in rounded-control border border-accent-line bg-surface shadow-raised"
    >
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-1.5 pr-1.5 pl-4">
        <h3 className="text-sm font-medium text-muted">{messages.problems.question(index + 1)}</h3>
        <div className="flex">
          <IconButton
            label={TEXT.moveUp}
            icon={<ChevronUp />}
            disabled={index === 0}
            onClick={() => onAction('up', id)}
          />
          <IconButton
            label={TEXT.moveDown}
            icon={<ChevronDown />}
            disabled={last}
            onClick={() => onAction('down', id)}
          />
          <MoveTo index={index} onMove={(to) => onAction('to', id, to)} />
          <SaveToBank index={index} />
          <IconButton label={TEXT.duplicate} icon={<Copy />} onClick={() => onAction('duplicate', id)} />
          <IconButton
            label={TEXT.delete}
            icon={<Trash2 />}
            variant="danger"
            onClick={() => onAction('delete', id)}
          />
        </div>
      </header>
      <div className="grid grid-cols-1 gap-5 p-4 sm:p-5">
        <DroppedLine id={id} />
        <QuestionNumbersLine id={id} />
        <QuestionFields id={id} index={index} />
      </div>
      <footer className="flex justify-end border-t border-line p-3">
        <Button variant="secondary" size="sm" icon={<Check />} onClick={() => onAction('close', id)}>
          {TEXT.done}
        </Button>
      </footer>
    </div>
  );
}

function SaveToBank({ index }: { index: number }) {
  const saving = useSaveToBank(index);
  return (
    <IconButton
      label={bankMessages.save}
      icon={<Library />}
      disabled={saving.isPending}
      onClick={() => saving.mutate()}
    />
  );
}

/** All fields of a question, in a quiz or in the bank. */
export function QuestionFields({ id, index }: Pick<QuestionItemProps, 'id' | 'index'>) {
  return (
    <>
      <TypeField index={index} />
      <TextAndMedia id={id} index={index} />
      <AnswerPart index={index} />
      <Numbers index={index} />
      <QuestionMore index={index} />
    </>
  );
}

/** A picture pasted into either field becomes the question's media. */
function TextAndMedia({ id, index }: Pick<QuestionItemProps, 'id' | 'index'>) {
  const { value: media } = useField(`questions.${index}.media`);
  const tools = useMedia({ questionId: id }, media);
  return (
    <div className="grid grid-cols-1 gap-5" onPaste={tools.paste}>
      <QuestionText id={id} index={index} />
      <QuestionMediaField index={index} media={media} tools={tools} />
    </div>
  );
}

function TypeField({ index }: { index: number }) {
  const { setValue, getValues } = useFormContext<QuizForm>();
  const { value, set, error } = useField(`questions.${index}.type`);
  const { ask, essayDialog } = useEssayConsent();
  const change = (type: QuestionType) => {
    set(type);
    setValue(`questions.${index}.options`, optionsForType(getValues(`questions.${index}.options`), type));
  };
  return (
    <FieldSlot path={`questions.${index}.type`}>
      <Choice
        label={TEXT.type}
        value={value}
        options={TYPES}
        onChange={(type) => ask([type], () => change(type))}
        error={error}
        className="sm:max-w-64"
      />
      {essayDialog}
    </FieldSlot>
  );
}

function QuestionText({ id, index }: Pick<QuestionItemProps, 'id' | 'index'>) {
  const { control } = useFormContext<QuizForm>();
  const onPaste = usePastedQuestion(id);
  const { value, set, error } = useField(`questions.${index}.question`);
  const type = useWatch({ control, name: `questions.${index}.type` });
  return (
    <FieldSlot path={`questions.${index}.question`}>
      <MarkdownArea
        label={TEXT.text}
        isInline
        required
        rows={2}
        maxLength={LIMITS.questionText}
        placeholder={TEXT.textPlaceholder}
        hint={type === 'fill_blank' ? TEXT.blankHint : undefined}
        value={value}
        error={error}
        onChange={(event) => set(event.target.value)}
        onPaste={onPaste}
      />
      <TextPreview texts={[value]} />
    </FieldSlot>
  );
}

const ANSWER_PARTS: Record<QuestionType, (props: { index: number }) => ReactNode> = {
  one_choice: ({ index }) => <OptionsEditor index={index} type="one_choice" />,
  multiple_choice: ({ index }) => <OptionsEditor index={index} type="multiple_choice" />,
  true_false: ({ index }) => <OptionsEditor index={index} type="true_false" />,
  short_answer: ({ index }) => <AnswersEditor index={index} type="short_answer" />,
  essay: EssayPart,
  fill_blank: ({ index }) => <AnswersEditor index={index} type="fill_blank" />,
  matching: PairsEditor,
  ordering: ItemsEditor,
};

function AnswerPart({ index }: { index: number }) {
  const { control } = useFormContext<QuizForm>();
  const type = useWatch({ control, name: `questions.${index}.type` });
  // Remounts on a change of type, so that focus and typed text do not carry over.
  const Part = ANSWER_PARTS[type];
  return (
    <Fragment key={type}>
      <Part index={index} />
      <QuestionGrading index={index} type={type} />
    </Fragment>
  );
}

const TIMES = [{ value: 0, label: TEXT.noTimeLimit }, ...SECONDS];

function Numbers({ index }: { index: number }) {
  const { control } = useFormContext<QuizForm>();
  const times = useWatch({ control, name: 'questionTimes' });
  const { value, set } = useField(`questions.${index}.difficulty`);
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
      {/* Falls back to 1 point, not to the default of 10. */}
      <NumberInput path={`questions.${index}.points`} label={TEXT.points} {...POINTS} fallback={1} />
      {times === 'each' && (
        <NumberChoice
          path={`questions.${index}.timeLimit`}
          label={TEXT.time}
          presets={TIMES}
          own={OWN_SECONDS}
          min={1}
          max={86_400}
          fallback={USUAL_SECONDS}
        />
      )}
      <Choice label={TEXT.difficulty} value={value} options={DIFFICULTIES} onChange={set} />
    </div>
  );
}
