import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { encodeMoves } from '@quizhall/shared/rules/attempts/move-log';
import { personAt } from '@quizhall/shared/testing/person';
import { handler as saveProgress } from '../attempts/handlers/save-progress.ts';
import { handler as submitAttempt } from '../attempts/handlers/submit-attempt.ts';
import { invokeEndpoint } from './invoke.ts';
import { sessionHeader } from './taking.ts';

/**
 * The saves and the hand-in of a person who takes a quiz, as their browser sends them. The same participant number gives the
 * same answers and times.
 */
export function personTaking(session: StartedAttempt, participant: number) {
  const startedAt = Date.parse(session.startedAt);
  const { questions } = session.quiz;
  const { finishedAt, ...handIn } = personAt(questions, participant, startedAt);
  const changes = Object.fromEntries(
    handIn.analytics.answersChanged.map(({ questionIndex, changes: count }) => [questionIndex, count]),
  );
  return {
    /** Milliseconds from start to hand-in. */
    takenMs: finishedAt - startedAt,
    /** One of several saves that together bring every answer. */
    save: (seq: number, saves: number) => {
      const each = Math.ceil(questions.length / saves);
      const currentIndex = Math.min(questions.length - 1, seq * each);
      const moves = handIn.navigationLog
        .filter(({ action, questionIndex }) => action !== 'answer' && questionIndex <= currentIndex)
        .map(({ timestamp, ...move }) => ({ ...move, at: (Date.parse(timestamp) - startedAt) / 1_000 }));
      const answers = handIn.answers
        .slice((seq - 1) * each, seq * each)
        .map(({ questionId, userAnswer, timeSpent, flagged }) => ({
          questionId,
          userAnswer,
          timeSpent,
          flagged,
        }));
      const behavior = { ...handIn.behavior, moves: encodeMoves(moves), changes };
      return invokeEndpoint(saveProgress, attempts.saveProgress, {
        params: { sessionId: session.sessionId },
        headers: sessionHeader(session),
        body: { seq, baseSeq: seq - 1, answers, currentIndex, behavior },
      });
    },
    submit: (baseSeq: number) =>
      invokeEndpoint(submitAttempt, attempts.submitAttempt, {
        params: { quizId: session.quiz.id },
        headers: sessionHeader(session),
        body: { sessionId: session.sessionId, baseSeq, ...handIn },
      }),
  };
}
