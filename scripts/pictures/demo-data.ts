import { randomUUID } from 'node:crypto';
import { getLatestCode } from '@quizhall/functions/platform/local/mailbox.ts';
import { answerTo, GUESTS, guestOf, luck } from '@quizhall/infra/local/seed/people.ts';
import { readSeedQuizzes, toQuizInput } from '@quizhall/functions/quizzes/model/open-trivia.ts';
import { contract } from '@quizhall/shared/contract';
import type { Endpoint, ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { QuestionInput } from '@quizhall/shared/model/quizzes/question';
import type { StageUrls } from '../bundled-stage.ts';
import { EASE, SOLAR_SYSTEM } from './solar-system.ts';

export interface Demo {
  email: string;
  password: string;
  quizId: string;
  code: string;
}

interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

type Call = <E extends Endpoint>(endpoint: E, options: CallOptions) => Promise<ResponseOf<E>>;

/** Quizzes of the demo stage beside the one in the pictures, and how many people take each. */
const OTHERS = [
  { title: 'Capitals of the world', guests: 18 },
  { title: 'Ancient Greece and Rome', guests: 11 },
  { title: 'A bit of everything', guests: 23 },
  { title: 'Buildings and their architects', guests: 0 },
];

/** A creator with quizzes that people really took: every number in the pictures is the product's own reckoning. */
export async function makeDemo(urls: StageUrls, mayMoveClock: boolean): Promise<Demo> {
  const call = callerOf(urls.api);
  const email = `maya.${Date.now().toString(36)}@example.com`;
  const password = 'my quiet 7 rivers';
  const account = { name: 'Maya Brandt', email, password, accountType: 'moderator' };
  await call(contract.auth.register, { body: account });
  const otp = await getLatestCode(email, urls.inbox);
  const { tokens } = await call(contract.auth.verifyEmail, { body: { ...account, otp } });
  const create = async (body: unknown, status: 'draft' | 'published') => {
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    return (await call(contract.quizzes.createQuiz, { query: { status }, body, headers })).quiz;
  };

  const chance = luck(24);
  const clock = mayMoveClock
    ? (seconds: number) => control(urls, 'clock', { advanceSeconds: seconds })
    : undefined;
  const seeds = readSeedQuizzes();
  const sittings: Pick<Sitting, 'quizId' | 'questions' | 'ease' | 'guests'>[] = [];
  for (const { title, guests } of OTHERS) {
    const seed = seeds.find((quiz) => quiz.title === title);
    if (!seed) throw new Error(`The demo stage has no quiz “${title}”`);
    const input = toQuizInput(seed);
    const { id } = await create(input, guests ? 'published' : 'draft');
    sittings.push({ quizId: id, questions: input.questions ?? [], ease: [], guests });
  }
  const quiz = await create(SOLAR_SYSTEM, 'published');
  const questions = [...SOLAR_SYSTEM.questions];
  sittings.push({ quizId: quiz.id, questions, ease: EASE, guests: GUESTS });
  // Only now: when the clock moves, the creator's token runs out.
  for (const sitting of sittings) await takeQuiz({ ...sitting, call, chance, clock });
  await control(urls, 'drain', {});
  // A number on the bell would be the liveliest thing in a picture.
  const again = await call(contract.auth.login, { body: { email, password } });
  const headers = { authorization: `Bearer ${again.tokens.accessToken}` };
  await call(contract.notifications.readAllNotifications, { headers });
  return { email, password, quizId: quiz.id, code: quiz.code };
}

interface Sitting {
  call: Call;
  quizId: string;
  questions: QuestionInput[];
  ease: number[];
  guests: number;
  chance: () => number;
  clock: ((seconds: number) => Promise<void>) | undefined;
}

/** All start together and hand in one after the other, the quick ones first. */
async function takeQuiz({ call, quizId, questions, ease, guests, chance, clock }: Sitting): Promise<void> {
  const started = [];
  for (let guest = 0; guest < guests; guest++) {
    started.push(
      await call(contract.attempts.startAttempt, {
        params: { id: quizId },
        body: { deviceId: randomUUID(), participantInfo: guestOf(guest) },
      }),
    );
  }
  await clock?.(140);
  for (const [guest, { sessionId, sessionToken, quiz }] of started.entries()) {
    const skill = (chance() + chance()) * 0.36 - 0.3;
    const answers = quiz.questions.map(({ _id: questionId }, place) => {
      const source = questions[place];
      if (!source) throw new Error('The paper has more questions than the quiz');
      const isRight = chance() < (ease[place] ?? 0.62) + skill;
      return {
        questionId,
        userAnswer: answerTo(source, isRight, chance),
        timeSpent: Math.round(8 + chance() * 34),
      };
    });
    await call(contract.attempts.submitAttempt, {
      params: { quizId },
      body: { sessionId, answers },
      headers: { 'x-session-token': sessionToken },
    });
    if (guest % 4 === 3) await clock?.(35);
  }
}

function callerOf(api: string): Call {
  return async (endpoint, { params = {}, query = {}, body, headers }) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const response = await fetch(`${api}${path}?${new URLSearchParams(query).toString()}`, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { success: boolean; data: never; message?: string };
    if (!answer.success) throw new Error(`${endpoint.path}: ${JSON.stringify(answer)}`);
    return answer.data;
  };
}

async function control({ control: address }: StageUrls, action: string, body: object): Promise<void> {
  const response = await fetch(`${address}/${action}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`control ${action}: ${response.status}`);
}
