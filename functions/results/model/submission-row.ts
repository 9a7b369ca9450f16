import { scoreOf } from '@quizhall/shared/grading';
import type { Question, UserAnswer } from '@quizhall/shared/model/quizzes/question';
import type { ResultsSubmission } from '@quizhall/shared/model/results/results-file';
import { formulaAsText } from '@quizhall/shared/rules/text/formula-lookup';
import { isUnopened } from '@quizhall/shared/rules/attempts/opened-question';
import { plainText } from '@quizhall/shared/rules/text/markdown-plain';
import { countBlockedKeys } from '@quizhall/shared/rules/attempts/violations';
import type { Attempt } from '../../attempts/model/attempts.ts';
import type { QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import { decodeAnswers } from '../../grading/model/stored-answers.ts';
import { withTexts } from '../../grading/model/essay-texts.ts';
import { evidenceOf } from '../../attempts/model/evidence.ts';
import { marksOf } from '../../grading/model/grade-answers.ts';
import { getAsked } from '../../attempts/model/test-form.ts';

const toIso = (at: number): string => new Date(at).toISOString();

/** A text with marks and formulas as one that any table shows. */
export const readable = (text: string, { formulas }: Pick<Question, 'formulas'>): string =>
  plainText(text, { formula: (source) => formulaAsText(source, formulas) });

/** An answer as a person reads it: empty where there is none. */
export function answerText(question: Question, answer: UserAnswer): string {
  const texts = [answer ?? []].flat();
  const said = (text: string) => readable(text, question);
  switch (question.type) {
    case 'matching':
      return question.pairs
        .flatMap(({ left }, place) => (texts[place] ? `${said(left)} → ${said(texts[place])}` : []))
        .join('; ');
    case 'ordering':
      return texts.map(said).join(' → ');
    // What was written is shown as it was written.
    case 'essay':
    case 'short_answer':
    case 'fill_blank':
      return texts.join('; ');
    default:
      return texts.map(said).join('; ');
  }
}

/** A finished attempt as exports write it: from the version that it was taken on, its stored marks and the key that they are of. */
export async function submissionOf(
  stands: Attempt,
  card: NonNullable<Attempt['card']>,
): Promise<ResultsSubmission> {
  const content = await getAsked(stands);
  const { questions, settings } = content;
  const attempt = await withTexts(stands, questions);
  const marks = marksOf(attempt, content).each;
  const score = scoreOf(questions, marks, settings.passingScore);
  const isAnnulled = attempt.annulled !== undefined;
  const waiting = isAnnulled ? 0 : marks.filter(({ pending }) => pending).length;
  return {
    id: attempt.id,
    name: attempt.name,
    email: attempt.email,
    info: attempt.info ?? {},
    attempt: attempt.number,
    version: attempt.version,
    status: isAnnulled ? 'annulled' : attempt.status,
    waiting,
    // Whoever averages the column of a file must not count an annulled one.
    ...(waiting === 0 && !isAnnulled && { percentage: score.percentage, passed: score.isPassing }),
    points: score.totalScore,
    possible: score.totalPossibleScore,
    startedAt: toIso(attempt.startedAt),
    completedAt: toIso(card.completedAt),
    seconds: card.time,
    late: card.late,
    uncounted: card.uncounted === true,
    evidence: countsOf(attempt),
    answers: answersOf(attempt, questions, marks),
  };
}

function countsOf(attempt: Attempt): ResultsSubmission['evidence'] {
  const { behavior } = evidenceOf(attempt);
  const { suspiciousActivity, totalHiddenTime, ...counters } = behavior;
  return {
    ...counters,
    blockedKeys: countBlockedKeys(behavior),
    hiddenSeconds: Math.round(totalHiddenTime / 1_000),
    suspicious: suspiciousActivity.length,
  };
}

function answersOf(
  attempt: Attempt,
  questions: QuizVersion['questions'],
  marks: ReturnType<typeof marksOf>['each'],
): ResultsSubmission['answers'] {
  const answers = decodeAnswers(questions, { ...attempt.answers, ...attempt.checked });
  return questions.map((question, position) => {
    const { userAnswer = null, timeSpent = 0, flagged = false } = answers.get(question.id) ?? {};
    const mark = marks[position];
    const { hundredths = 0, isCorrect = false, pending = false } = mark ?? {};
    return {
      questionId: question.id,
      answer: userAnswer,
      text: answerText(question, userAnswer),
      points: hundredths / 100,
      possible: question.dropped ? 0 : question.points,
      correct: isCorrect,
      pending,
      seconds: timeSpent,
      ...(isUnopened({ skipped: !mark?.answered, timeSpent }) && { unopened: true as const }),
      flagged,
      comment: attempt.comments?.[position],
    };
  });
}
