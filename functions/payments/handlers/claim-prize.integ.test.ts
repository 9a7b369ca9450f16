import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { payments } from '@quizhall/shared/contract/payments/payments';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import type { PayoutInput } from '@quizhall/shared/model/payments/prize';
import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import { CLAIM_MS, DISPUTE_MS, REMINDED_MS } from '@quizhall/shared/rules/payments/settlement';
import { describe, expect, it } from 'vitest';
import { listAudit } from '../../quizzes/model/audit.ts';
import { listDue } from '../../attempts/model/due-work.ts';
import { getPrize, listQuizPrizes } from '../model/prizes.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { getLatestMail } from '../../platform/local/mailbox.ts';
import { checkPrizeDeadlines } from '../use-cases/prize-deadlines.ts';
import { newPrizeLink } from '../model/prize-token.ts';
import { now } from '../../platform/clock.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { topicQueues } from '../../testing/background.ts';
import { annul, reinstate } from '../../testing/interventions.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { booksOf, DAY, goOn, HOUR, looksUntilDecided, plays, prizeQuiz } from '../../testing/prizes.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { handler as holdPrize } from './hold-prize.ts';
import { handler as releasePrize } from './release-prize.ts';
import { handler as claim } from './claim-prize.ts';
import { handler as get } from './get-prize.ts';

const stream = await testStream(topicQueues().consume, now);

const BANK: PayoutInput = {
  fullName: 'Mary Somerville',
  country: 'DE',
  method: 'bank',
  iban: 'DE89 3704 0044 0532 0130 00',
};
/** A pool of 100 dollars that a person with an account and a guest have won. */
async function won() {
  const { quiz, owner } = await prizeQuiz();
  const person = await signedIn();
  const first = await plays(quiz, { right: 5, token: person.token });
  const { email } = await plays(quiz, { right: 4 });
  await stream.drain();
  await looksUntilDecided(quiz.id);
  await stream.drain();
  const [one, two] = (await listQuizPrizes(quiz.id)).map(({ id }) => id);
  const token = (await newPrizeLink({ id: two ?? '', userId: undefined })).split('#')[1] ?? '';
  return { quiz, owner, person, first, email, token, ids: [one ?? '', two ?? ''] as const };
}

type Who = { user?: Awaited<ReturnType<typeof signedIn>>['user']; token?: string };
const as = async ({ user, token }: Who) => ({
  ...(user && { token: await tokenOf(user) }),
  ...(token && { headers: { 'X-Session-Token': token } }),
});
const read = async (id: string, who: Who) =>
  invokeEndpoint(get, payments.getPrize, { params: { id }, ...(await as(who)) });
const claims = async (id: string, who: Who, body: PayoutInput = BANK) =>
  invokeEndpoint(claim, payments.claimPrize, { params: { id }, body, ...(await as(who)) });
type World = Awaited<ReturnType<typeof won>>;
const holds = async ({ quiz, owner }: World, prizeId: string) =>
  invokeEndpoint(holdPrize, quizzes.holdPrize, {
    token: await tokenOf(owner.user),
    params: { id: quiz.id, prizeId },
    body: { reason: 'Two people with one voice' },
  });
const releases = async ({ quiz, owner }: World, prizeId: string) =>
  invokeEndpoint(releasePrize, quizzes.releasePrize, {
    token: await tokenOf(owner.user),
    params: { id: quiz.id, prizeId },
  });

/** Everything in the table, as text; or what begins with this key alone. */
async function wholeTable(prefix = ''): Promise<string> {
  const { Items = [] } = await table.send(new ScanCommand({ TableName }));
  return JSON.stringify(Items.filter(({ pk }) => String(pk).startsWith(prefix)));
}

describe('a prize', () => {
  it('is paid to its winner, who says where, and nothing of that is kept', async () => {
    const { quiz, person, ids } = await won();
    const before = await read(ids[0], person);
    expect(before.body.data).toMatchObject({ paysOut: true, prize: { status: 'claimable', cents: 6_250 } });
    const answer = await claims(ids[0], person);
    expect([answer.status, answer.body.data.prize.status]).toEqual([200, 'claimed']);
    expect(await wholeTable()).not.toContain('DE8937040044');
    await stream.drain();
    expect((await read(ids[0], person)).body.data.prize).toMatchObject({ status: 'paid' });
    expect(await wholeTable('TRANSFER#')).toContain('"payout"');
    expect(await wholeTable('TRANSFER#')).not.toMatch(/"details"/);
    expect((await getLatestMail(person.user.email)).subject).toBe('Your prize was sent');
    expect(await booksOf(quiz.id)).toMatchObject({
      sum: 0,
      negative: [],
      balances: { cash: 4_750, payable: 3_750, fees: 1_000, escrow: 0 },
    });
    const again = await claims(ids[0], person);
    expect([again.status, again.body.message]).toEqual([409, 'This prize has been paid.']);
  });

  it('is claimed by a guest with the link of the mail, once for a double click', async () => {
    const { quiz, ids, token } = await won();
    const answers = await Promise.all([1, 2].map(() => claims(ids[1], { token })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await stream.drain();
    expect((await read(ids[1], { token })).body.data.prize.status).toBe('paid');
    expect((await booksOf(quiz.id)).reasons.filter((reason) => reason === 'prizePaid')).toHaveLength(1);
  });

  it('is there for nobody else', async () => {
    const { ids, token, person } = await won();
    const stranger = await signedIn();
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const tries = await Promise.all([
      read(ids[0], stranger),
      read(ids[0], { token }),
      read(ids[1], person),
      read(ids[1], {}),
      read(ids[1], { token: forged }),
      claims(ids[0], stranger),
      claims(ids[1], { token: forged }),
      read('a'.repeat(43), person),
    ]);
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404));
  });

  it.each<[string, Partial<PayoutInput>, object]>([
    [
      'an IBAN with a slip',
      { iban: 'DE89 3704 0044 0532 0130 01' },
      { iban: expect.stringContaining('not valid') },
    ],
    ['no name', { fullName: ' ' }, { fullName: 'Please enter your full name' }],
    ['no country', { country: 'XX' }, { country: 'Please choose your country' }],
    [
      'an American bank without numbers',
      { country: 'US' },
      { routing: expect.any(String), account: expect.any(String) },
    ],
    ['PayPal without an address', { method: 'paypal' }, { paypalEmail: expect.any(String) }],
  ])('is not sent to %s', async (_case, wrong, errors) => {
    const { ids, token } = await won();
    const { status, body } = await claims(ids[1], { token }, { ...BANK, ...wrong });
    expect([status, body.errors]).toEqual([400, errors]);
  });

  it('that an account refuses can be sent to another one', async () => {
    const { quiz, ids, token } = await won();
    const paypal = { fullName: 'Mary', country: 'FR', method: 'paypal' as const };
    await claims(ids[1], { token }, { ...paypal, paypalEmail: 'refused@paypal.example' });
    await stream.drain();
    const { prize } = (await read(ids[1], { token })).body.data;
    expect(prize).toMatchObject({ status: 'claimable', refused: true });
    expect((await claims(ids[1], { token }, { ...paypal, paypalEmail: 'mary@example.com' })).status).toBe(
      200,
    );
    await stream.drain();
    const after = (await read(ids[1], { token })).body.data.prize;
    expect([after.status, after.refused]).toEqual(['paid', undefined]);
    expect((await booksOf(quiz.id)).reasons.filter((reason) => reason === 'prizePaid')).toHaveLength(1);
  });
});

describe('the owner of the quiz', () => {
  it('holds a prize with a reason, and lets it go', async () => {
    const world = await won();
    const { quiz, ids, token, email } = world;
    const held = await holds(world, ids[1]);
    expect([held.status, held.body.data.prize]).toEqual([
      200,
      expect.objectContaining({ status: 'held', holdReason: 'Two people with one voice' }),
    ]);
    await stream.drain();
    expect((await getLatestMail(email)).subject).toBe('Your prize is being looked into');
    expect((await claims(ids[1], { token })).body.message).toMatch(/^This prize is being looked into/);
    expect((await holds(world, ids[1])).body.message).toBe('This prize is held already.');
    goOn(10 * DAY);
    const before = (await getPrize(ids[1]))?.claimBy ?? 0;
    expect((await releases(world, ids[1])).body.data.prize.status).toBe('claimable');
    const given = ((await getPrize(ids[1]))?.claimBy ?? 0) - before;
    expect(Math.round(given / DAY), 'the time comes back').toBe(10);
    expect((await releases(world, ids[1])).status).toBe(409);
    const { entries } = await listAudit(quiz.id, { limit: 5 });
    expect(entries.map(({ kind }) => kind)).toEqual([
      'prizeReleased',
      'prizeHeld',
      'prizesDecided',
      'prizeFunded',
    ]);
    goOn(DISPUTE_MS - 10 * DAY + HOUR);
    expect((await holds(world, ids[1])).body.message).toMatch(/for 30 days/);
  });

  it('is told, of two presses at the same moment, what the first one has done', async () => {
    const world = await won();
    const { ids } = world;
    const twice = async (press: typeof holds) =>
      (await Promise.all([press(world, ids[1]), press(world, ids[1])]))
        .map(({ status }) => status)
        .toSorted((a, b) => a - b);
    expect(await twice(holds)).toEqual([200, 409]);
    expect(await twice(releases)).toEqual([200, 409]);
  });

  it('holds it for 30 days at most, and not what is claimed', async () => {
    const world = await won();
    const { ids, person } = world;
    await holds(world, ids[1]);
    goOn(DISPUTE_MS + HOUR);
    await checkPrizeDeadlines(ids[1]);
    expect((await getPrize(ids[1]))?.status).toBe('claimable');
    await claims(ids[0], person);
    expect((await holds(world, ids[0])).body.message).toMatch(/the money is on its way/);
  });

  it('gets the money of an attempt that was annulled while it was held', async () => {
    const world = await won();
    const { quiz, owner, ids, first, person } = world;
    await holds(world, ids[0]);
    await annul(await tokenOf(owner.user), first.id);
    await releases(world, ids[0]);
    await stream.drain();
    expect(await getPrize(ids[0])).toMatchObject({ status: 'returned', returned: 'annulled' });
    expect((await claims(ids[0], person)).status).toBe(409);
    expect(await booksOf(quiz.id)).toMatchObject({ sum: 0, negative: [], escrow: 0 });
  });

  it('gets the money of an annulled attempt within hours, but where it is reinstated', async () => {
    const { quiz, owner, ids, first } = await won();
    const ownerToken = await tokenOf(owner.user);
    const from = now();
    await annul(ownerToken, first.id);
    const minutes = [from, now()].map((at) => minuteBucket(at + HOUR + 59_999));
    const due = await Promise.all(minutes.map((minute) => Array.fromAsync(listDue(minute))));
    expect(due.flat()).toContainEqual(expect.objectContaining({ kind: 'claims', ids: [ids[0]] }));
    expect((await reinstate(ownerToken, first.id)).status).toBe(200);
    goOn(HOUR);
    expect(await checkPrizeDeadlines(ids[0])).toBe(false);
    await annul(await tokenOf(owner.user), first.id);
    goOn(HOUR);
    expect(await checkPrizeDeadlines(ids[0])).toBe(true);
    await stream.drain();
    expect(await getPrize(ids[0])).toMatchObject({ status: 'returned', returned: 'annulled' });
    expect(await booksOf(quiz.id)).toMatchObject({ sum: 0, negative: [], escrow: 0 });
  });

  it('of another quiz finds no such prize', async () => {
    const world = await won();
    const other = await prizeQuiz();
    const { status } = await holds({ ...world, quiz: other.quiz, owner: other.owner }, world.ids[0]);
    expect(status).toBe(404);
  });
});

it('a prize that nobody claims is called to mind, and goes back without the fee after 90 days', async () => {
  const { quiz, owner, ids, email } = await won();
  expect(await checkPrizeDeadlines(ids[1])).toBe(false);
  goOn(CLAIM_MS - REMINDED_MS + HOUR);
  expect(await checkPrizeDeadlines(ids[1])).toBe(true);
  expect(await checkPrizeDeadlines(ids[1])).toBe(false);
  await stream.drain();
  expect((await getLatestMail(email)).subject).toBe('Your prize still waits for you');
  goOn(REMINDED_MS);
  expect(await checkPrizeDeadlines(ids[1])).toBe(true);
  await stream.drain();
  expect(await getPrize(ids[1])).toMatchObject({ status: 'returned', returned: 'unclaimed' });
  expect((await getLatestMail(owner.user.email)).subject).toBe('A prize goes back to you');
  expect(await booksOf(quiz.id)).toMatchObject({
    sum: 0,
    negative: [],
    escrow: 0,
    balances: { cash: 7_250, payable: 6_250, fees: 1_000, escrow: 0, refunds: 0 },
  });
});
