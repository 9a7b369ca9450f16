import { afterAll, afterEach, expect, it } from 'vitest';
import { dynamoError, startFaultProxy } from '../../testing/fault-proxy.ts';

// Between the SDK and the engine, and in place before a client reads its address.
const proxy = await startFaultProxy(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
process.env.AWS_ENDPOINT_URL_DYNAMODB = proxy.url;
const { getPool } = await import('../model/pools.ts');
const { listQuizPrizes } = await import('../model/prizes.ts');
const { now } = await import('../../platform/clock.ts');
const { sendTransfer } = await import('../use-cases/send-transfer.ts');
const { claimPrize } = await import('../use-cases/claim-prize.ts');
const { getPrize } = await import('../model/prizes.ts');
const { keyedDigest } = await import('../../platform/security/tokens.ts');
const { topicQueues } = await import('../../testing/background.ts');
const { booksOf, looksUntilDecided, plays, prizeQuiz } = await import('../../testing/prizes.ts');
const { testStream } = await import('../../testing/streams.ts');
const { settlePrizesJob } = await import('./settle-prizes.ts');

const stream = await testStream(topicQueues().consume, now);
afterEach(() => proxy.pass());
afterAll(() => proxy.stop());

const WRITES = ['TransactWriteItems', 'PutItem', 'UpdateItem', 'DeleteItem'];

/** The write of this number fails: it never comes (`before`), or its answer is lost and the worker dies (`after`). */
function failAt(number: number, when: 'before' | 'after') {
  let count = 0;
  proxy.fail((operation, body) => {
    if (!WRITES.includes(operation) || ++count < number) return undefined;
    if (when === 'before') return dynamoError('ValidationException', 'The worker died');
    // The answer is lost, and so is every further word.
    return count === number && !/EndedBefore/.test(body)
      ? 'lost'
      : dynamoError('ValidationException', 'dead');
  });
  return () => count >= number;
}

/** Does step after step of the run until it is over; answers whether it came to its end. */
async function runAll(quizId: string, startedAt: number): Promise<void> {
  let cursor: unknown;
  for (let steps = 0; steps < 50; steps++) {
    const step = await settlePrizesJob.step({ quizId, startedAt }, cursor);
    if (!('cursor' in step)) return;
    cursor = step.cursor;
  }
  throw new Error('The run has no end');
}

async function over(players: number) {
  const { quiz } = await prizeQuiz();
  // Equal, so that each wins: more than one batch.
  for (let n = 0; n < players; n++) await plays(quiz, { right: 5 });
  await stream.drain();
  await looksUntilDecided(quiz.id);
  return { quiz, startedAt: (await getPool(quiz.id)).settlement?.startedAt ?? 0 };
}

it.each(['before', 'after'] as const)(
  'a worker that dies %s any write leaves every prize once, and books that balance',
  async (when) => {
    const PLAYERS = 20;
    for (let number = 1; ; number++) {
      const { quiz, startedAt } = await over(PLAYERS);
      const hasFailed = failAt(number, when);
      const died = await runAll(quiz.id, startedAt).then(
        () => false,
        () => true,
      );
      proxy.pass();
      if (!hasFailed()) break;
      expect(died).toBe(true);
      await runAll(quiz.id, startedAt);
      // Once more, as a message that comes twice.
      await runAll(quiz.id, startedAt);
      const won = await listQuizPrizes(quiz.id);
      expect(won).toHaveLength(PLAYERS);
      expect(won.reduce((sum, { cents }) => sum + cents, 0)).toBe(10_000);
      expect(await booksOf(quiz.id)).toMatchObject({
        sum: 0,
        negative: [],
        escrow: 0,
        balances: { cash: 11_000, fees: 1_000, payable: 10_000, escrow: 0 },
      });
    }
  },
);

it.each(['before', 'after'] as const)(
  'a payout whose worker dies %s its write is entered once',
  async (when) => {
    const { quiz, startedAt } = await over(1);
    await runAll(quiz.id, startedAt);
    const [{ id = '' } = {}] = await listQuizPrizes(quiz.id);
    const prize = await getPrize(id);
    if (!prize) throw new Error('Nobody has won');
    await claimPrize(prize, {
      fullName: 'Mary',
      country: 'FR',
      method: 'paypal',
      paypalEmail: 'm@example.com',
    });
    const transfer = await keyedDigest('payout', `${id}#0`);
    failAt(1, when);
    await expect(sendTransfer(transfer)).rejects.toThrow();
    proxy.pass();
    await sendTransfer(transfer);
    await sendTransfer(transfer);
    expect(await booksOf(quiz.id)).toMatchObject({
      sum: 0,
      negative: [],
      balances: { cash: 1_000, payable: 0 },
    });
    expect((await getPrize(id))?.status).toBe('paid');
  },
);
