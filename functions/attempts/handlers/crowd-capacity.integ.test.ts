import { buildQuestion } from '@quizhall/shared/testing/factories';
import { afterAll, expect, it } from 'vitest';
import { now, setClock } from '../../platform/clock.ts';
import { type Consumption, measureCost } from '../../platform/capacity-meter.ts';
import { randomText } from '../../platform/security/random.ts';
import { newEmail } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { memberIn, someOrganization } from '../../testing/organizations.ts';
import { paidEntry } from '../../testing/payments.ts';
import { prizeQuiz } from '../../testing/prizes.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { type Answers, save, start, submit } from '../../testing/taking.ts';

/**
 * What each of a crowd costs at the table where a quiz is for members, asks for money or has a prize, warm, and what follows from
 * its attempts: docs/performance.md has the figures.
 */
const stream = await testStream(everyReader(), now);
afterAll(() => setClock(0));

const CROWD = 20;
const questions = Array.from({ length: 5 }, (_, n) => buildQuestion({ id: `question${n}`, timeLimit: 0 }));
const first = (count: number): Answers =>
  Object.fromEntries(questions.slice(0, count).map(({ id }) => [id, 'Paris']));

/** How somebody begins: as who, and with what they say of themselves. */
type Come = (n: number) => Promise<{ wish?: object; token?: string }>;

const guest: Come = async () => ({ wish: { deviceId: randomText(20) } });

const asText = ({ trips, read, write }: Consumption) => `${trips} calls, ${read} RCU, ${write} WCU`;

/** How the records fall into batches differs a little. */
const atMost = (read: number, write: number): unknown => ({
  asymmetricMatch: (after: Pick<Consumption, 'read' | 'write'>) => after.read <= read && after.write <= write,
  toString: () => `at most ${read} RCU and ${write} WCU`,
});

async function taken(quizId: string, { wish, token }: Awaited<ReturnType<Come>>) {
  const began = await measureCost(() => start(quizId, wish ?? {}, token));
  expect(began.result.body).toMatchObject({ success: true });
  const session = began.result.body.data;
  const saved = await measureCost(() => save(session, 1, first(2), 2));
  const ended = await measureCost(() => submit(session, first(5), { baseSeq: 1 }));
  expect([saved.result.status, ended.result.status]).toEqual([200, 200]);
  return { start: asText(began.consumed), save: asText(saved.consumed), submit: asText(ended.consumed) };
}

/** What one of the crowd costs, each the same, and what follows for each of them. */
async function crowdAt(quizId: string, come: Come) {
  const people = await Promise.all(Array.from({ length: CROWD + 1 }, (_, n) => come(n)));
  const [before, ...others] = people;
  // Brings the quiz into the function's memory.
  await taken(quizId, before ?? {});
  await stream.drain();
  const costs: Awaited<ReturnType<typeof taken>>[] = [];
  for (const person of others) costs.push(await taken(quizId, person));
  for (const cost of costs) expect(cost).toEqual(costs[0]);
  const { consumed } = await measureCost(() => stream.drain());
  return { ...costs[0], after: { read: consumed.read / CROWD, write: consumed.write / CROWD } };
}

it('costs of a guest, beside whom the others stand', async () => {
  const { id } = await publishedQuiz({ questions });
  expect(await crowdAt(id, guest)).toEqual({
    start: '1 calls, 0 RCU, 1 WCU',
    save: '1 calls, 0 RCU, 1 WCU',
    submit: '1 calls, 0 RCU, 2 WCU',
    after: atMost(0.3, 0.5),
  });
});

it('costs of a member at a quiz for members alone', async () => {
  const { id: organizationId } = await someOrganization();
  const { id } = await publishedQuiz({
    questions,
    quiz: { ownerId: organizationId },
    settings: { visibility: 'organization' },
  });
  const member: Come = async () => ({ token: (await memberIn(organizationId, 'member')).token });
  expect(await crowdAt(id, member)).toEqual({
    start: '2 calls, 1 RCU, 1 WCU',
    save: '1 calls, 0 RCU, 1 WCU',
    submit: '1 calls, 0 RCU, 3 WCU',
    after: atMost(1.7, 1.8),
  });
});

it('costs of somebody who has paid to take a quiz', async () => {
  const { user } = await signedIn();
  const { id } = await publishedQuiz({
    questions,
    quiz: { ownerId: user.id },
    settings: { isPaid: true, price: 5 },
  });
  const payer: Come = async () => {
    const { user: one, token } = await signedIn();
    await paidEntry(id, `u_${one.id}`);
    return { token };
  };
  expect(await crowdAt(id, payer)).toEqual({
    start: '3 calls, 1 RCU, 2 WCU',
    save: '1 calls, 0 RCU, 1 WCU',
    // Reads the attempt and the entry: a refunded entry hands nothing in.
    submit: '3 calls, 2 RCU, 3 WCU',
    after: atMost(1.3, 1.5),
  });
});

it('costs of a guest who plays for a prize', async () => {
  const { quiz } = await prizeQuiz(100, { questions });
  await stream.drain();
  const player: Come = async (n) => ({
    wish: { participantInfo: { name: `Mary ${n}`, email: newEmail() }, deviceId: randomText(20) },
  });
  expect(await crowdAt(quiz.id, player)).toEqual({
    start: '1 calls, 0 RCU, 1 WCU',
    save: '1 calls, 0 RCU, 1 WCU',
    submit: '1 calls, 0 RCU, 2 WCU',
    after: atMost(0.3, 0.5),
  });
});
