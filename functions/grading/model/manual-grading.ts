import {
  encodeMarks,
  markByHand,
  type Mark,
  type Marks,
  scoreOf,
  toHundredths,
  toPoints,
} from '@quizhall/shared/grading';
import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import type { quizGrading, WaitingAnswer } from '@quizhall/shared/contract/grading/grading';
import { LIMITS } from '@quizhall/shared/model/limits';
import type { Attempt } from '../../attempts/model/attempts.ts';
import { auditEntryItem } from '../../quizzes/model/audit.ts';
import type { QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import { AppError } from '../../platform/errors.ts';
import { decodeAnswers } from './stored-answers.ts';
import { withTexts } from './essay-texts.ts';
import { marksOf } from './grade-answers.ts';
import { standingGrade } from './current-grades.ts';

type Grades = BodyOf<typeof quizGrading.gradeSubmission>['grades'];

/**
 * The marks and comments of an attempt with what a person gave.
 * @throws AppError INVALID_INPUT naming every grade of an unknown question or with more points than it has, or where the comments have no room
 */
export function gradedBy(attempt: Attempt, content: QuizVersion, grades: Grades, by: string) {
  let marks = marksOf(attempt, content);
  const comments = { ...attempt.comments };
  const errors: Record<string, string> = {};
  for (const [i, { questionId, points, comment }] of grades.entries()) {
    const position = content.questions.findIndex(({ id }) => id === questionId);
    const question = content.questions[position];
    if (!question) errors[`grades.${i}.questionId`] = 'This question is not part of the quiz';
    else if (points > question.points)
      errors[`grades.${i}.points`] = `Points must be from 0 to ${question.points}`;
    else {
      marks = markByHand(marks, { position, question, hundredths: toHundredths(points), by });
      if (comment) comments[position] = comment;
      else if (comment === '') delete comments[position];
    }
  }
  const bytes = Object.values(comments).reduce((sum, comment) => sum + Buffer.byteLength(comment), 0);
  if (grades.some(({ comment }) => comment) && bytes > LIMITS.gradeCommentsBytes)
    errors['grades'] = 'The comments on one submission are too long together. Please shorten some';
  if (Object.keys(errors).length > 0) throw new AppError('INVALID_INPUT', { errors });
  return { marks, comments };
}

/** What the audit tells of a grade (`at` in epoch ms): which answers have other points now, and what that makes of the score. */
export function gradedEntry(
  attempt: Attempt,
  content: QuizVersion,
  { marks, by, at }: { marks: Marks; by: string; at: number },
) {
  const { questions, settings } = content;
  const before = marksOf(attempt, content).each;
  const percentageOf = (each: readonly Mark[]) => scoreOf(questions, each, settings.passingScore).percentage;
  const given = questions.flatMap(({ id }, position) => {
    const [was, is] = [before[position], marks.each[position]];
    if (!was || !is || (is.by === was.by && is.hundredths === was.hundredths && is.pending === was.pending))
      return [];
    return {
      questionId: id,
      points: toPoints(is.hundredths),
      ...(!was.pending && { before: toPoints(was.hundredths) }),
    };
  });
  return auditEntryItem({
    quizId: attempt.quizId,
    submissionId: attempt.id,
    by,
    at,
    cause: `${attempt.id}#${encodeMarks(marks)}`,
    kind: 'graded',
    data: {
      questions: given.length,
      points: given.slice(0, 50),
      before: percentageOf(before),
      percentage: percentageOf(marks.each),
      pending: pendingOf(marks.each),
    },
  });
}

/** How many answers still wait for a person. */
export const pendingOf = (marks: readonly Mark[]): number => marks.filter(({ pending }) => pending).length;

/** The essays of an attempt as a grader reads them, with what was given so far; `questionId`: of one question alone. */
export async function waitingAnswers(
  attempt: Attempt,
  content: QuizVersion,
  questionId: string | undefined,
): Promise<WaitingAnswer[]> {
  const { questions } = content;
  const answers = decodeAnswers(questions, (await withTexts(attempt, questions)).answers);
  const marks = marksOf(attempt, content).each;
  return questions.flatMap((question, position) => {
    const answer = answers.get(question.id)?.userAnswer;
    const isAsked = questionId === undefined || question.id === questionId;
    if (question.type !== 'essay' || typeof answer !== 'string' || !isAsked) return [];
    return {
      ...standingGrade(question.id, marks[position], attempt.comments?.[position]),
      submissionId: attempt.id,
      question: question.question,
      rubric: question.explanation,
      answer,
      maxPoints: question.points,
      name: attempt.name,
    };
  });
}
