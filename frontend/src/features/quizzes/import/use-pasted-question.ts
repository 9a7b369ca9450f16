import { LIMITS } from '@quizhall/shared/model/limits';
import type { ClipboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import toast from 'react-hot-toast';
import { hasCode } from '@/lib/api/errors.ts';
import { importQuestions } from './import-questions.ts';
import { messages } from '../editor/messages.ts';
import { fromQuestion } from '../editor/form-mapping.ts';
import { isUnwritten, mayHoldAnswers, splitQuestion } from './pasted-question.ts';
import { textOfPastedList } from './pasted-list.ts';
import { emptyOption, newId, type QuestionForm, type QuizForm } from '../editor/quiz-form.ts';
import { useUndoToasts } from '../editor/use-undo-toasts.ts';

const TEXT = messages.questions.pasted;

/**
 * Handles pasting a question with its answers into an empty question. Pastes the text at once and fills in the answers
 * when the import has parsed it, unless the author has edited the text meanwhile.
 */
export function usePastedQuestion(id: string): (event: ClipboardEvent) => void {
  const { getValues, setValue } = useFormContext<QuizForm>();
  const offerUndo = useUndoToasts();
  const find = () => getValues('questions').findIndex((question) => question.id === id);

  const fill = (change: Partial<QuestionForm>, pasted: QuestionForm) => {
    const index = find();
    if (index < 0 || getValues(`questions.${index}.question`) !== pasted.question) return;
    const put = (question: QuestionForm) => setValue(`questions.${find()}`, question, { shouldDirty: true });
    const filled = { ...pasted, ...change };
    put(filled);
    // Undo is only offered while the question is unchanged.
    const isUntouched = () => JSON.stringify(getValues(`questions.${find()}`)) === JSON.stringify(filled);
    offerUndo(TEXT.filled, () => find() >= 0 && isUntouched() && put(pasted));
  };

  const readAndFill = async (text: string, pasted: QuestionForm) => {
    const read = await readQuestion(text);
    if (typeof read === 'number') toast(TEXT.several(read), { id: 'paste-several' });
    else if (read) fill(read, pasted);
  };

  return (event) => {
    const plain = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n').trim();
    const text = textOfPastedList(event.clipboardData.getData('text/html')) ?? plain;
    const before = getValues(`questions.${find()}`);
    if (!isUnwritten(before) || plain.length > LIMITS.questionText || !mayHoldAnswers(text)) return;
    event.preventDefault();
    const pasted = { ...structuredClone(before), question: plain };
    setValue(`questions.${find()}.question`, plain, { shouldDirty: true });
    void readAndFill(text, pasted);
  };
}

/** Parses a text: the fields of a single question, or the number of questions if there are several. */
async function readQuestion(text: string): Promise<Partial<QuestionForm> | number | undefined> {
  try {
    const options = { onProgress: () => {}, signal: new AbortController().signal };
    const { questions, report } = await importQuestions({ text }, options);
    if (questions.length > 0 && report.length > 1) return report.length;
    if (questions[0]) {
      const {
        id: _id,
        timeLimit: _time,
        media: _media,
        pool: _pool,
        passageId: _passage,
        ...fields
      } = fromQuestion(questions[0]);
      return fields;
    }
  } catch (error) {
    if (!hasCode(error, 'NETWORK')) toast.error(messages.errors.import, { id: 'paste-failed' });
  }
  // Without an answer key, or offline, split the options from the question locally.
  const split = splitQuestion(text);
  return (
    split && {
      type: split.options.filter(({ isCorrect }) => isCorrect).length > 1 ? 'multiple_choice' : 'one_choice',
      question: split.stem,
      options: split.options.map((option) => ({ ...emptyOption(newId()), ...option })),
    }
  );
}
