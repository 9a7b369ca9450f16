import { getLatestCode } from '@quizhall/functions/platform/local/mailbox.ts';
import { contract } from '@quizhall/shared/contract';
import { call } from '../seed/api.ts';
import type { StageFile } from '../stage/stage.ts';

const QUESTION = {
  type: 'one_choice',
  question: 'Capital of France?',
  options: [{ text: 'Paris', isCorrect: true }, { text: 'Lyon' }],
} as const;

/**
 * Signs up, creates and publishes a quiz, takes it as a guest and waits for the background work.
 * @returns the owner's statistics of the quiz afterwards
 */
export async function runJourney({ api, inbox, control }: StageFile) {
  const account = {
    name: 'Ada Byron',
    email: `ada-${Date.now()}@example.com`,
    password: 'journey-through-it-24',
    accountType: 'moderator' as const,
  };
  await call(api, contract.auth.register, { body: account });
  const otp = await getLatestCode(account.email, inbox);
  const { tokens } = await call(api, contract.auth.verifyEmail, { body: { ...account, otp } });
  const token = tokens.accessToken;

  const { quiz } = await call(api, contract.quizzes.createQuiz, {
    query: { status: 'published' },
    body: { title: 'Capitals', questions: [QUESTION], status: 'published' },
    token,
  });
  const params = { id: quiz.id };
  const started = await call(api, contract.attempts.startAttempt, {
    params,
    body: { deviceId: 'journey-device', participantInfo: { name: 'Grace', email: 'grace@example.com' } },
  });
  const answers = started.quiz.questions.map(({ _id: questionId }) => ({ questionId, userAnswer: 'Paris' }));
  await call(api, contract.attempts.submitAttempt, {
    params: { quizId: quiz.id },
    headers: { 'x-session-token': started.sessionToken },
    body: { sessionId: started.sessionId, answers, totalTimeSpent: 5 },
  });

  const drained = await fetch(`${control}/drain`, { method: 'POST' });
  if (!drained.ok) throw new Error(`The background work failed: ${await drained.text()}`);
  return (await call(api, contract.quizzes.getQuizOverview, { params, token })).stats;
}
