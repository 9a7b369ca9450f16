import { isDeepStrictEqual } from 'node:util';
import { encodeMarks, scoreOf } from '@quizhall/shared/grading';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { gradedBy, gradedEntry, pendingOf } from '../model/manual-grading.ts';
import { storeMarks } from '../use-cases/store-marks.ts';
import { getAsked } from '../../attempts/model/test-form.ts';
import { assertSeen, standingGrades } from '../model/current-grades.ts';
import { loadSubmission } from '../../attempts/model/attempt-ticket.ts';

/** How often it starts over because somebody else graded the same submission meanwhile. */
const MOST_TURNS = 5;

export const handler = permittedEndpoint(quizzes.gradeSubmission, async ({ params, body, user }) => {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const attempt = await loadSubmission(params.id);
    if (!attempt.card) throw new AppError('IN_PROGRESS');
    if (attempt.annulled)
      throw new AppError('INVALID_STATE', {
        message: 'An annulled attempt is not graded. Reinstate it first.',
      });
    if (attempt.finishedBy !== 'participant' && now() <= (attempt.card.finalAt ?? 0))
      throw new AppError('IN_PROGRESS', { message: 'Answers to this attempt may still arrive.' });
    const content = await getAsked(attempt);
    await assertSeen(attempt, content, body.grades, user.id);
    const { marks, comments } = gradedBy(attempt, content, body.grades, user.id);
    const isStanding =
      attempt.marks === encodeMarks(marks) && isDeepStrictEqual(attempt.comments ?? {}, comments);
    const stored = isStanding ? { done: true, attempt } : undefined;
    const { done, attempt: graded } =
      stored ??
      (await storeMarks(attempt, content, marks, now(), {
        comments,
        audit: gradedEntry(attempt, content, { marks, by: user.id, at: now() }),
      }));
    if (done)
      return {
        submissionId: graded.id,
        status: graded.status,
        pending: pendingOf(marks.each),
        score: scoreOf(content.questions, marks.each, content.settings.passingScore),
        grades: standingGrades(body.grades, content, { marks: marks.each, comments }),
      };
  }
  throw new AppError('UNAVAILABLE');
});
