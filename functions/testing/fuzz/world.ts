import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { oneOfEachType } from '@quizhall/shared/testing/factories';
import type { Known } from '@quizhall/shared/testing/from-schema';
import { signIn } from '../../accounts/use-cases/sign-in-session.ts';
import type { User } from '../../accounts/model/users.ts';
import { setClock } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { account, PASSWORD } from '../accounts.ts';
import { QUESTION } from '../authoring.ts';
import { publishedQuiz } from '../scenarios.ts';
import { ALL_WRONG, RIGHT, start, submit, toAnswers } from '../taking.ts';

/** Somebody who sends requests, and what this caller is likely to send. */
export interface Caller {
  token?: string;
  sessionToken?: string;
  known: Known;
}

const tokensOf = async (user: User) => (await signIn(user, { remember: false, userAgent: '' })).tokens;

async function expiredToken(user: User): Promise<string> {
  setClock(-3_600_000);
  try {
    return (await tokensOf(user)).accessToken;
  } finally {
    setClock(0);
  }
}

/** An owner with quizzes in several states, a learner and guests with attempts that run or are finished. */
export async function buildCallers(): Promise<Caller[]> {
  const [owner, learner] = await Promise.all([account(), account({ type: 'learner' })]);
  const [owners, learners] = [await tokensOf(owner), await tokensOf(learner)];
  const ownerId = owner.id;
  const quizzes = await Promise.all([
    publishedQuiz({ quiz: { ownerId }, settings: { allowRetake: true, maxAttempts: 100 } }),
    publishedQuiz({ quiz: { ownerId }, settings: { allowBackNavigation: false } }),
    publishedQuiz({ quiz: { ownerId, status: 'draft', version: 0 } }),
    publishedQuiz({ quiz: { ownerId, status: 'paused' } }),
    publishedQuiz({ settings: { participantInfo: [{ field: 'email', label: 'E-mail', required: true }] } }),
  ]);
  const ids = quizzes.map(({ id }) => id);
  const deviceId = randomText(20);
  const likely: Known = {
    deviceId: [deviceId, randomText(20)],
    email: [owner.email, learner.email, `${randomText(8).toLowerCase()}@example.com`],
    password: [PASSWORD, 'wrong password'],
    refreshToken: [learners.refreshToken, (await tokensOf(owner)).refreshToken],
    answers: [toAnswers(RIGHT), toAnswers(ALL_WRONG), []],
    questionId: ['q1', 'q2', 'q5'],
    category: ['general', 'Mathematics'],
    title: ['Capitals'],
    questions: [[], [QUESTION], oneOfEachType()],
    settings: [{}, { timeLimit: 5, passingScore: 33.3 }],
    schedule: [{}, { isScheduled: true, startDate: '2026-03-01T10:00' }],
    rewards: [{}],
    prizePool: [{}],
    coverImage: [null],
    tags: [['a', 'b']],
    revision: [1, 2],
    seq: [1, 2, 3],
    contentType: ['image/png', 'image/webp'],
    fileName: ['cover.png'],
    text: ['What?\nA) a\nB) b\nANSWER: A', 'Q::{=a ~b}', 'question,option 1\nWhat?,a', '{"questions":[{}]}'],
  };
  const anyQuiz = {
    ...likely,
    id: quizzes.flatMap((quiz) => [quiz.id, quiz.code, quiz.shareableLink]),
    quizId: ids,
  };
  const participants: Caller[] = [];
  for (const [quiz, token, isFinished] of [
    [quizzes[0], undefined, false],
    [quizzes[1], undefined, false],
    [quizzes[1], learners.accessToken, true],
    [quizzes[0], learners.accessToken, false],
  ] as const) {
    const attempt: StartedAttempt = (await start(quiz.id, { deviceId }, token)).body.data;
    if (isFinished) await submit(attempt, RIGHT);
    const { sessionId, sessionToken } = attempt;
    const own = {
      sessionId: [sessionId],
      id: [sessionId, quiz.id],
      submissionId: [sessionId],
      quizId: [quiz.id],
    };
    participants.push({ ...(token && { token }), sessionToken, known: { ...likely, ...own } });
  }
  return [
    { token: owners.accessToken, known: { ...anyQuiz, id: ids } },
    { token: learners.accessToken, known: anyQuiz },
    { known: anyQuiz },
    ...participants,
    { token: await expiredToken(owner), known: anyQuiz },
    { token: 'rubbish', sessionToken: 'a.b.c', known: anyQuiz },
  ];
}
