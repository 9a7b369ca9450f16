import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { call } from '@quizhall/infra/local/seed/api.ts';
import { contract } from '@quizhall/shared/contract';
import { personAt } from '@quizhall/shared/testing/person';
import { questions } from '../sample.ts';

/** Guests who take a quiz at the same time, each with a browser of their own. */
const AT_ONCE = 20;
const SAVES = 6;

/** A published quiz of 50 questions; the creator's token reads its statistics. */
export interface LoadQuiz {
  id: string;
  token: string;
}

/** Publishes this many quizzes with the same questions. */
export async function publishQuizzes(api: string, count: number): Promise<LoadQuiz[]> {
  const { email, password } = demoAccounts.creator;
  const { tokens } = await call(api, contract.auth.login, { body: { email, password } });
  const token = tokens.accessToken;
  const quizzes: LoadQuiz[] = [];
  for (let n = 1; n <= count; n++) {
    const { quiz } = await call(api, contract.quizzes.createQuiz, {
      query: { status: 'published' },
      body: {
        title: `Load ${n}`,
        questions: questions.map((question) => ({ ...question, id: undefined, timeLimit: 0 })),
      },
      token,
    });
    quizzes.push({ id: quiz.id, token });
  }
  return quizzes;
}

/** Number of finished attempts that the quiz's overview counts. */
export async function countedOf(api: string, { id, token }: LoadQuiz): Promise<number> {
  const overview = await call(api, contract.quizzes.getQuizOverview, { params: { id }, token });
  return overview.stats.completedAttempts;
}

/** One guest: overview, start, every answer in a few saves, hand-in, result. */
async function takeQuiz(api: string, id: string, guest: number): Promise<void> {
  const deviceId = `load-device-${guest}`;
  await call(api, contract.attempts.getPredata, { params: { id }, query: { deviceId } });
  const participantInfo = { name: `Guest ${guest}`, email: `guest${guest}@example.com` };
  const started = await call(api, contract.attempts.startAttempt, {
    params: { id },
    body: { deviceId, participantInfo },
  });
  const headers = { 'x-session-token': started.sessionToken };
  const { sessionId } = started;
  const person = personAt(started.quiz.questions, guest, Date.parse(started.startedAt));
  const { finishedAt: _, ...handIn } = person;
  const answers = person.answers.map(({ skipped: _skipped, attempts: _attempts, ...saved }) => saved);
  const step = Math.ceil(answers.length / SAVES);
  for (let seq = 1; seq <= SAVES; seq++)
    await call(api, contract.attempts.saveProgress, {
      params: { sessionId },
      headers,
      body: { seq, answers: answers.slice((seq - 1) * step, seq * step), currentIndex: seq },
    });
  await call(api, contract.attempts.submitAttempt, {
    params: { quizId: id },
    headers,
    body: { sessionId, ...handIn },
  });
  await call(api, contract.attempts.getResult, { params: { id: sessionId }, headers });
}

/** Lets the guests from `first` up to `last` take the quizzes in turns. */
export async function takeAll(
  api: string,
  quizzes: readonly LoadQuiz[],
  { first, last }: { first: number; last: number },
): Promise<void> {
  let next = first;
  const work = async () => {
    for (let guest = next++; guest < last; guest = next++)
      await takeQuiz(api, quizzes[guest % quizzes.length]?.id ?? '', guest);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
