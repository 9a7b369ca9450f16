import { encodeMarks } from '@quizhall/shared/grading';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import type { AttemptStatus } from '@quizhall/shared/model/enums';
import { LATE_SYNC_MS, secondsTaken } from '@quizhall/shared/rules/attempts/deadline';
import { isPrizeOpen } from '@quizhall/shared/rules/attempts/disclosure';
import { disclosingSettings, isUncounted } from '@quizhall/shared/rules/quizzes/practice';
import { attemptsUsed } from '@quizhall/shared/rules/attempts/entry';
import { type Finish, finishAttempt, finishUpdate } from './attempt-saves.ts';
import type { Attempt } from './attempts.ts';
import { getLiveQuiz, type QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { getStoredQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import { TableName } from '../../platform/dynamodb/table.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { EncodedAnswers } from '../../grading/model/stored-answers.ts';
import { templateOf } from '../../certificates/model/certificate.ts';
import { sealEssays } from '../../grading/model/essay-texts.ts';
import { gradeStored } from '../../grading/model/grade-answers.ts';
import { getAsked } from './test-form.ts';
import { keptOf } from './attempt-rewards.ts';
import { shardOf } from './index-shard.ts';

interface Ending {
  status: Extract<AttemptStatus, 'completed' | 'timed_out'>;
  answers: EncodedAnswers;
  /** The texts of essays that the server does not have. */
  essays?: Finish['essays'];
  /** Epoch ms. */
  completedAt: number;
  startedAt: number;
  extra?: Attempt['extra'];
  counted?: Attempt['counted'];
  name: string;
  email: string;
  late: boolean;
  /** Epoch ms up to which the attempt took time, where that is not `completedAt`. */
  timedUntil?: number | undefined;
  held?: Finish['held'];
  /** Epoch ms, where that is not `completedAt`. */
  receivedAt?: number | undefined;
  /** Epoch ms until which late answers may replace it. */
  finalAt?: number | undefined;
  finishedBy: Finish['finishedBy'];
  replaces?: Finish['replaces'];
  evidence?: Uint8Array | undefined;
  from: Finish['from'];
  overAt?: Finish['overAt'];
  /** Of a reopened attempt: milliseconds that are no time of the participant's. */
  away?: number | undefined;
  /** What is written in one transaction with it, by the percentage that the answers make. */
  beside?: ((percentage: number) => Finish['beside']) | undefined;
}

/** Marks the answers to `content`, what the attempt is asked, with its key and finishes the attempt; repeated, it changes nothing. */
export const gradeAndFinish = (
  attemptId: string,
  quiz: Quiz,
  content: QuizVersion,
  ending: Ending,
): Promise<{ done: boolean; attempt: Attempt }> =>
  finishAttempt(attemptId, finishOf(attemptId, quiz, content, ending));

function finishOf(attemptId: string, quiz: Quiz, content: QuizVersion, ending: Ending): Finish {
  const {
    answers,
    essays,
    completedAt,
    timedUntil = completedAt,
    startedAt,
    extra,
    counted,
    name,
    email,
    late,
    held,
    receivedAt,
    finalAt,
    finishedBy,
    replaces,
    evidence,
    from,
  } = ending;
  const { marks, score } = gradeStored(content, answers);
  const uncounted = isUncounted(content.settings);
  // Nobody grades practice that counts nowhere.
  const waits = !uncounted && marks.some(({ pending }) => pending);
  const status = waits ? 'pending_review' : ending.status;
  const time = secondsTaken(startedAt + (ending.away ?? 0), timedUntil, content.settings.timeLimit, extra);
  const rewards = content.rewards;
  const { number } = parseAttemptId(attemptId);
  const rewarded = { number, counted, extra, uncounted: uncounted || undefined };
  const disclosing = disclosingSettings(content.settings, quiz.settings);
  return {
    answers,
    essays,
    endedAs: waits ? ending.status : undefined,
    marks: encodeMarks({ revision: content.key ?? 0, each: marks }),
    finishedBy,
    replaces,
    held,
    evidence,
    from,
    overAt: ending.overAt,
    beside: ending.beside?.(score.percentage),
    shard: shardOf(attemptId, quiz.shards),
    card: {
      id: attemptId,
      quizTitle: content.title,
      name,
      email,
      status,
      percentage: score.percentage,
      passed: score.isPassing,
      time,
      completedAt,
      late,
      receivedAt,
      ...(isPrizeOpen(quiz) && { prize: true as const }),
      scores: disclosing.showResultsImmediately ? 'at_once' : 'on_release',
      finalAt,
      ...(uncounted && { uncounted: true as const }),
      certificate: templateOf(rewards, uncounted),
      earned: keptOf(rewarded, { settings: content.settings, rewards }, score, { time, late }),
    },
  };
}

/** How often a finish starts over because a save came in while it was graded; each time needs another save. */
const MOST_TURNS = 5;

/**
 * Finishes an attempt whose time is over with what the server holds, also with what is saved meanwhile. Not where somebody has
 * given more time since it was read.
 */
export const finishOverdue = (attempt: Attempt): Promise<Attempt> =>
  finishAsSaved(attempt, {
    status: 'timed_out',
    completedAt: attempt.deadlineAt,
    overAt: Math.max(now(), attempt.deadlineAt),
  });

/**
 * Ends an attempt that runs but leads nowhere any more, because a start begins another kind of it. A browser that still has
 * it open may hand in what it holds, as after the deadline.
 */
export const finishAbandoned = (attempt: Attempt): Promise<Attempt> =>
  finishAsSaved(attempt, { status: 'completed', completedAt: now() });

/**
 * Ends a running attempt for its owner, with what the server holds. Unless the end is final, questions that have no saved
 * answer may still be filled by what the device holds, for ten minutes. `besideOf`: the writes beside it, by the attempt as
 * it stands and its percentage.
 */
export function finishForced(
  attempt: Attempt,
  isFinal: boolean,
  besideOf: (stands: Attempt, percentage: number) => Finish['beside'],
): Promise<Attempt> {
  const completedAt = Math.min(now(), attempt.deadlineAt);
  return finishAsSaved(attempt, {
    status: 'completed',
    completedAt,
    finishedBy: 'owner',
    finalAt: isFinal ? undefined : completedAt + LATE_SYNC_MS,
    beside: (percentage) => besideOf(attempt, percentage),
  });
}

const REFUNDED = 'The payment for this attempt was refunded.';

/** Ends a running attempt in the transaction that refunds its payment: it counts nowhere and uses up no attempt. */
export async function refundedFinish(attempt: Attempt): Promise<Writes[number]> {
  const quiz = await getStoredQuiz(attempt.quizId);
  if (!quiz) throw new AppError('NOT_FOUND');
  const at = now();
  const finish = finishOf(attempt.id, quiz, await getAsked(attempt), {
    ...attempt,
    status: 'completed',
    completedAt: Math.min(at, attempt.deadlineAt),
    finalAt: undefined,
    finishedBy: 'owner',
    late: false,
    from: attempt,
  });
  const counted = attemptsUsed(attempt) - 1;
  const { card } = finish;
  const update = finishUpdate(attempt.id, {
    ...finish,
    card: { ...card, uncounted: true, annulled: true, certificate: undefined, earned: undefined },
    refund: { refunded: at, annulled: { at, reason: REFUNDED }, counted },
  });
  return { Update: { TableName, ...update } };
}

async function finishAsSaved(
  attempt: Attempt,
  ending: Pick<Ending, 'status' | 'completedAt' | 'overAt' | 'beside'> &
    Partial<Pick<Ending, 'finishedBy' | 'finalAt'>>,
): Promise<Attempt> {
  const quiz = await getLiveQuiz(attempt.quizId);
  const content = await getAsked(attempt, quiz.keyRevision);
  let stands = attempt;
  // Somebody who gives more time meanwhile is heard.
  const isDue = () => stands.status === 'in_progress' && stands.deadlineAt <= (ending.overAt ?? Infinity);
  for (let turn = 0; turn < MOST_TURNS && isDue(); turn += 1) {
    const answers = { ...stands.answers, ...stands.checked };
    const { attempt: after } = await gradeAndFinish(stands.id, quiz, content, {
      finalAt: finalAt(stands),
      ...stands,
      finishedBy: 'server',
      ...ending,
      ...(await sealEssays(stands, content.questions, { answers, held: answers, sent: {} })),
      late: stands.overdue ?? false,
      from: stands,
    });
    stands = after;
  }
  return stands;
}

/** From when on nothing that the participant sends can count any more (epoch ms). */
export const finalAt = ({ deadlineAt }: Pick<Attempt, 'deadlineAt'>): number => deadlineAt + LATE_SYNC_MS;
