import { encodeMarks, keyRevisionOf, remark } from '@quizhall/shared/grading';
import { scoreWithheld } from '@quizhall/shared/rules/attempts/disclosure';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { type Attempt, type AttemptCard, getAttempt, holderOf } from '../../attempts/model/attempts.ts';
import { spokenIn } from '../../attempts/model/device-info.ts';
import { newNotificationItem } from '../../notifications/model/notifications.ts';
import { getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { correctMarks } from '../model/regrades.ts';
import { resultCorrected } from '../../notifications/model/notification-content.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { decodeAnswers } from '../model/stored-answers.ts';
import { givenIn, marksOf } from '../model/grade-answers.ts';
import { remarkedAs } from '../use-cases/store-marks.ts';
import { getAsked } from '../../attempts/model/test-form.ts';
import { hasAccount, type ReleasingQuiz } from '../../results/model/release-one.ts';

type Corrected = NonNullable<Attempt['corrected']>;

/** Which key is brought to attempts, and when it was corrected (epoch ms). */
export interface NewKey {
  key: number;
  at: number;
}

/** How often it starts over because somebody graded, released or handed in the attempt meanwhile. */
const MOST_TURNS = 5;

/** Whether it was marked by a key from before; what counts nowhere keeps the key that it was taken with. */
export const isBehind = ({ card, marks }: Pick<Attempt, 'card' | 'marks'>, key: number): boolean =>
  card !== undefined && !card.uncounted && keyRevisionOf(marks) < key;

/**
 * Marks a finished attempt by the corrected key, once, and tells its participant of a changed result that they knew; what
 * a person gave stays. Answers the attempt as it is after that.
 * @throws AppError UNAVAILABLE while it keeps changing
 */
export async function regradeOne(read: Attempt, quiz: ReleasingQuiz, newKey: NewKey): Promise<Attempt> {
  let attempt: Attempt | undefined = read;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    if (!attempt?.card || !isBehind(attempt, newKey.key)) return attempt ?? read;
    const { card } = attempt;
    const content = await getAsked(attempt, newKey.key);
    const answers = givenIn(decodeAnswers(content.questions, attempt.answers));
    const marks = remark(marksOf(attempt, await getAsked(attempt)), content.questions, answers, newKey.key);
    const remarked = remarkedAs(attempt, content, marks);
    const corrected = correctedBy(card, remarked, quiz, newKey);
    const tellings = corrected?.told ? tellingsOf(attempt, card, corrected) : [];
    if (await correctMarks(attempt, remarked, corrected, tellings)) {
      const { percentage, passed } = remarked;
      return {
        ...attempt,
        marks: encodeMarks(marks),
        card: { ...card, percentage, passed },
        corrected: corrected ?? attempt.corrected,
      };
    }
    attempt = await getAttempt(attempt.id);
  }
  throw new AppError('UNAVAILABLE');
}

/** How the result changes; undefined where it does not. */
function correctedBy(
  card: AttemptCard,
  { percentage: to, passed }: { percentage: number; passed: boolean },
  quiz: ReleasingQuiz,
  { key, at }: NewKey,
): Corrected | undefined {
  if (card.percentage === to && card.passed === passed) return undefined;
  const told = scoreWithheld(card, quiz, now()) === undefined && { told: true as const };
  return { key, at, from: card.percentage, to, passed: card.passed, ...told };
}

/** A guest may have typed anybody's address: that mail repeats nothing which somebody wrote, not even the title. */
function tellingsOf(attempt: Attempt, card: AttemptCard, corrected: Corrected) {
  const holder = holderOf(attempt);
  const { id, quizTitle, email } = card;
  const { from, to, key } = corrected;
  const { quizId } = attempt;
  const path = sitePath(SITE_PATHS.quizResult, { ref: quizId, submissionId: id });
  const data = { ...(hasAccount(card) && { title: quizTitle, quizId }), from, to, path };
  return [
    ...(holder ? [newNotificationItem(holder, resultCorrected(card, corrected))] : []),
    ...(email
      ? [
          newTypedMailItem('resultCorrected', {
            to: email,
            cause: `${id}#${key}`,
            data,
            language: spokenIn(attempt),
          }),
        ]
      : []),
  ];
}

/** The same for an attempt that was finished with a key of the function's memory. Answers whether there was something to do. */
export async function regradeLatest(attemptId: string): Promise<boolean> {
  const attempt = await getAttempt(attemptId);
  const quiz = attempt && (await getStoredQuiz(attempt.quizId));
  const key = quiz?.keyRevision ?? 0;
  if (!attempt || !quiz || !isBehind(attempt, key)) return false;
  await regradeOne(attempt, quiz, { key, at: now() });
  return true;
}
