import type { QuestionType } from '@quizhall/shared/model/enums';
import { LIMITS } from '@quizhall/shared/model/limits';
import { useState } from 'react';
import { useUndoToasts } from '../editor/use-undo-toasts.ts';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { messages } from '../editor/messages.ts';
import { duplicateQuestion } from './question-edit.ts';
import { importedTimes, newTimeLimit, ownTimes } from '../settings/question-times.ts';
import { withOwnPassages } from '../import/imported-passages.ts';
import {
  emptyQuestion,
  newId,
  type PassageForm,
  type QuestionForm,
  type QuizForm,
} from '../editor/quiz-form.ts';

export interface Questions {
  ids: string[];
  /** Id of the expanded question. */
  openId: string | undefined;
  open(id: string | undefined): void;
  room: number;
  /** Adds and opens a question at the end. Returns its id, or undefined if the quiz is full. */
  add(type: QuestionType): string | undefined;
  /** `passages` are those of the questions, under any ids. */
  addMany(questions: QuestionForm[], passages?: readonly PassageForm[]): void;
  duplicate(id: string): string | undefined;
  remove(id: string): void;
  /** Moves the question by an offset. Ignored beyond the ends. */
  move(id: string, by: number): boolean;
}

interface QuestionsOptions {
  /** Called when the open question is closed or replaced. */
  onLeave: (id: string) => void;
}

/** Questions of the form, identified by id because their indexes change. */
export function useQuestions(form: UseFormReturn<QuizForm>, { onLeave }: QuestionsOptions): Questions {
  const list = useFieldArray({ control: form.control, name: 'questions', keyName: 'rowKey' });
  const offerUndo = useUndoToasts();
  const [openId, setOpenId] = useState<string>();
  const open = (id: string | undefined) => {
    if (openId !== undefined && openId !== id) onLeave(openId);
    setOpenId(id);
  };
  const indexOf = (id: string) => form.getValues('questions').findIndex((question) => question.id === id);
  const room = LIMITS.questions - list.fields.length;

  const insert = (index: number, question: QuestionForm) => {
    list.insert(index, question, { shouldFocus: false });
    open(question.id);
    return question.id;
  };

  return {
    ids: list.fields.map((question) => question.id),
    openId,
    open,
    room,
    add(type) {
      if (room < 1) return undefined;
      const timeLimit = newTimeLimit(form.getValues('questionTimes'));
      return insert(list.fields.length, { ...emptyQuestion(newId(), type), timeLimit });
    },
    addMany(chosen, imported = []) {
      const { questions, passages, lost } = withOwnPassages(chosen, imported, form.getValues('passages'));
      if (passages.length > 0)
        form.setValue('passages', [...form.getValues('passages'), ...passages], { shouldDirty: true });
      list.append(takeTimes(form, questions), { shouldFocus: false });
      const added = new Set(questions.map((question) => question.id));
      offerUndo(messages.import.addedWithout(questions.length, lost), () => {
        // Looks up by id: the list may have changed.
        const places = form.getValues('questions').flatMap(({ id }, index) => (added.has(id) ? [index] : []));
        if (places.length > 0) list.remove(places);
        const left = new Set(form.getValues('questions').map(({ passageId }) => passageId));
        const isLeft = ({ id }: PassageForm) =>
          left.has(id) || !passages.some((passage) => passage.id === id);
        form.setValue('passages', form.getValues('passages').filter(isLeft));
      });
    },
    duplicate(id) {
      const index = indexOf(id);
      if (index < 0 || room < 1) return undefined;
      return insert(index + 1, duplicateQuestion(form.getValues(`questions.${index}`), newId()));
    },
    remove(id) {
      const index = indexOf(id);
      if (index < 0) return;
      const question = structuredClone(form.getValues(`questions.${index}`));
      list.remove(index);
      if (id === openId) setOpenId(undefined);
      offerUndo(messages.questions.deleted(index + 1), () => {
        // The question may already be restored by another undo.
        if (indexOf(id) >= 0) return;
        const last = form.getValues('questions').length;
        list.insert(Math.min(index, last), question, { shouldFocus: false });
      });
    },
    move(id, by) {
      const from = indexOf(id);
      const to = from + by;
      if (from < 0 || to < 0 || to >= list.fields.length) return false;
      list.move(from, to);
      return true;
    },
  };
}

/** Applies the quiz's time limits to imported questions. If the file has its own limits, the quiz adopts them. */
function takeTimes({ getValues, setValue }: UseFormReturn<QuizForm>, questions: QuestionForm[]) {
  const form = getValues();
  const named = questions.map(({ timeLimit }) => timeLimit);
  const { mode, imported } = importedTimes(form, named);
  if (mode !== form.questionTimes) {
    ownTimes(form).forEach((seconds, index) => setValue(`questions.${index}.timeLimit`, seconds));
    setValue('questionTimes', mode, { shouldDirty: true });
  }
  return questions.map((question, index) => ({ ...question, timeLimit: imported[index] ?? 0 }));
}
