import type { ParticipantQuestion, ShownPassage } from '@quizhall/shared/model/quizzes/question';
import type { Paper } from '../storage/attempt-records.ts';

const idOf = ({ _id }: ParticipantQuestion): string => _id;

/**
 * Puts questions, and their passages, in the place of those whose content was withheld; returns the same paper where
 * nothing is new.
 */
export function withDelivered(
  paper: Paper,
  delivered: readonly ParticipantQuestion[],
  passages: readonly ShownPassage[],
): Paper {
  const { quiz } = paper;
  const byId = new Map(delivered.flatMap((question) => (question.later ? [] : [[idOf(question), question]])));
  const questions = quiz.questions.map(
    (question) => (question.later && byId.get(idOf(question))) || question,
  );
  if (questions.every((question, place) => question === quiz.questions[place])) return paper;
  const known = new Set(quiz.passages?.map(({ id }) => id));
  const added = passages.filter(({ id }) => !known.has(id));
  return { ...paper, quiz: { ...quiz, questions, passages: [...(quiz.passages ?? []), ...added] } };
}
