import { createHash } from 'node:crypto';
import { type Mark, toPoints } from '@quizhall/shared/grading';
import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import type { quizGrading, StaleGrade, StandingGrade } from '@quizhall/shared/contract/grading/grading';
import type { Attempt } from '../../attempts/model/attempts.ts';
import type { QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import { listNames } from '../../accounts/model/users.ts';
import { AppError } from '../../platform/errors.ts';
import { marksOf } from './grade-answers.ts';

type Grades = BodyOf<typeof quizGrading.gradeSubmission>['grades'];
type Grade = Grades[number];

/** What stands of an answer, and what a grader sends back to say that this is what they saw. */
export function standingGrade(
  questionId: string,
  mark: Mark | undefined,
  comment: string | undefined,
): StandingGrade {
  const points = mark && !mark.pending ? toPoints(mark.hundredths) : undefined;
  const seen = JSON.stringify([points ?? null, mark?.by ?? '', comment ?? '']);
  const revision = createHash('sha256').update(seen).digest('base64url').slice(0, 12);
  return { questionId, points, comment, revision };
}

/** Sent again by the same person, it finds what it has done. */
const isSame = ({ points, comment }: Grade, mark: Mark | undefined, stands: StandingGrade, by: string) =>
  mark?.by === by && stands.points === points && (comment ?? stands.comment ?? '') === (stands.comment ?? '');

/**
 * Nobody replaces what they have not seen.
 * @throws AppError STALE_GRADE with what stands of every answer that was graded since its `revision`
 */
export async function assertSeen(
  attempt: Attempt,
  content: QuizVersion,
  grades: Grades,
  by: string,
): Promise<void> {
  const marks = marksOf(attempt, content).each;
  const stale = grades.flatMap((grade) => {
    const position = content.questions.findIndex(({ id }) => id === grade.questionId);
    const mark = marks[position];
    const stands = standingGrade(grade.questionId, mark, attempt.comments?.[position]);
    const isSeen = grade.revision === undefined || grade.revision === stands.revision;
    return isSeen || isSame(grade, mark, stands, by) ? [] : [{ stands, giver: mark?.by }];
  });
  if (stale.length === 0) return;
  const names = await listNames([...new Set(stale.flatMap(({ giver }) => giver ?? []))]);
  const data: StaleGrade = {
    grades: stale.map(({ stands, giver }) => ({ ...stands, by: giver && names.get(giver) })),
  };
  throw new AppError('STALE_GRADE', { data });
}

/** What stands of the answers that these grades are about. */
export const standingGrades = (
  grades: Grades,
  content: QuizVersion,
  { marks, comments }: { marks: readonly Mark[]; comments: Attempt['comments'] },
): StandingGrade[] =>
  grades.map(({ questionId }) => {
    const position = content.questions.findIndex(({ id }) => id === questionId);
    return standingGrade(questionId, marks[position], comments?.[position]);
  });
