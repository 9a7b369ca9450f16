import type { DataOf } from '@quizhall/shared/contract/endpoint';
import type { participants } from '@quizhall/shared/contract/results/participants';
import { scoreOf } from '@quizhall/shared/grading';
import { secondsTaken } from '@quizhall/shared/rules/attempts/deadline';
import type { Attempt } from './attempts.ts';
import type { QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import { rosterRow } from '../../results/model/roster-rows.ts';
import { now } from '../../platform/clock.ts';
import { decodeAnswers } from '../../grading/model/stored-answers.ts';
import { marksOf } from '../../grading/model/grade-answers.ts';
import { getAsked } from './test-form.ts';

/** Of all attempts together: a function answers at most 6 MB, and a question's text may be 5 KB. */
const MOST_QUESTIONS = 1_000;

type Shown = DataOf<typeof participants.getParticipant>['attempts'][number];

/** Attempts of one person, newest first, each with its questions as far as there is room for them. */
export async function attemptsInDetail(attempts: readonly Attempt[]): Promise<Shown[]> {
  const shown: Shown[] = [];
  let room = MOST_QUESTIONS;
  for (const attempt of attempts) {
    const content = await getAsked(attempt);
    const fits = content.questions.length <= room;
    if (fits) room -= content.questions.length;
    shown.push({ ...inShort(attempt, content), questions: fits ? questionsOf(attempt, content) : undefined });
  }
  return shown;
}

function inShort(attempt: Attempt, content: QuizVersion): Shown {
  const { card, startedAt, deadlineAt, extra } = attempt;
  const { questions, settings } = content;
  const seconds =
    card?.time ?? secondsTaken(startedAt, Math.min(now(), deadlineAt), settings.timeLimit, extra);
  const { status } = rosterRow(attempt);
  return {
    submissionId: attempt.id,
    attemptNumber: attempt.number,
    status,
    attemptStatus: attempt.status,
    score: card && scoreOf(questions, marksOf(attempt, content).each, settings.passingScore),
    timeMinutes: Math.round(seconds / 6) / 10,
    seconds,
    startedAt: new Date(startedAt).toISOString(),
    completedAt: card && new Date(card.completedAt).toISOString(),
  };
}

/** The questions in the order of the version, with what each answer earned; while it runs, nothing has. */
function questionsOf(attempt: Attempt, content: QuizVersion): Shown['questions'] {
  const answers = decodeAnswers(content.questions, { ...attempt.answers, ...attempt.checked });
  const marks = attempt.card ? marksOf(attempt, content).each : [];
  return content.questions.map((question, position) => {
    const answer = answers.get(question.id);
    const mark = marks[position];
    return {
      questionText: question.question,
      isCorrect: mark?.isCorrect ?? false,
      skipped: mark ? !mark.answered : answer === undefined || answer.userAnswer === null,
      pending: mark?.pending ?? false,
      points: (mark?.hundredths ?? 0) / 100,
      maxPoints: question.points,
      timeSpent: answer?.timeSpent ?? 0,
    };
  });
}
