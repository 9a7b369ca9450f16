import { type Account, balanceOf, type Leg } from '@quizhall/shared/rules/payments/ledger';
import { ENTRY_SHARDS, getCharge, type StoredCharge } from '../../payments/model/charge-store.ts';
import { getEntry } from '../../payments/model/entries.ts';
import { listPostings } from '../../payments/model/ledger.ts';
import { getPool } from '../../payments/model/pools.ts';
import { listQuizPrizes } from '../../payments/model/prizes.ts';
import { getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { getSubscription } from '../../payments/model/subscriptions.ts';
import { poolBook } from '../../payments/model/ledger-books.ts';
import type { World } from './world.ts';

/** What is wrong with the money of a world at rest, in words; nothing, where all is well. */
export async function findings(world: World): Promise<string[]> {
  const charges = (await Promise.all([...chargeIds(world)].map(getCharge))).filter(
    (one) => one !== undefined,
  );
  return [
    ...world.provider.complaints,
    ...postingFindings(world),
    ...(await bookFindings(world)),
    ...(await poolFindings(world)),
    ...(await prizeFindings(world)),
    ...(await entryFindings(world, charges)),
    ...(await planFindings(world, charges)),
    ...charges.flatMap((charge) => chargeFindings(charge, world)),
    ...cashFindings(world),
  ];
}

const chargeIds = ({ written, provider }: World): Set<string> =>
  new Set([
    ...provider.charges.keys(),
    ...written.due.flatMap(({ kind, ids }) => (kind === 'payments' ? ids : [])),
  ]);

const accountsOf = (legs: readonly Leg[]): Set<Account> => new Set(legs.map(({ account }) => account));

/** Every posting sums to zero, and no account was ever below zero, in the order in which they were entered. */
function postingFindings({ written: { postings } }: World): string[] {
  const found: string[] = [];
  const balances = new Map<Account, number>();
  for (const { reason, cause, legs } of postings) {
    const sum = legs.reduce((total, { amount }) => total + amount, 0);
    if (sum !== 0) found.push(`${reason} of ${cause} sums to ${sum}`);
    for (const account of accountsOf(legs)) {
      const balance = (balances.get(account) ?? 0) + balanceOf(account, legs);
      balances.set(account, balance);
      if (balance < 0) found.push(`${account} is at ${balance} after ${reason} of ${cause}`);
    }
  }
  return found;
}

const booksOf = ({ pools, entries, subscribers }: World): string[] => [
  ...pools.map(({ id }) => poolBook(id)),
  ...entries.flatMap(({ id }) => Array.from({ length: ENTRY_SHARDS }, (_, shard) => `entry#${id}#${shard}`)),
  ...subscribers.map((id) => `plan#${id}`),
];

/** What stands in the table is what was entered, once each, and no book's account is ever below zero as people read it. */
async function bookFindings(world: World): Promise<string[]> {
  const books = await Promise.all(booksOf(world).map(listPostings));
  const found: string[] = [];
  const stored = books.flat();
  const { postings } = world.written;
  if (stored.length !== postings.length)
    found.push(`${stored.length} postings are stored, ${postings.length} were entered`);
  for (const book of books) {
    const legs: Leg[] = [];
    for (const { legs: more, reason } of book) {
      legs.push(...more);
      for (const account of accountsOf(more))
        if (balanceOf(account, legs) < 0) found.push(`${account} reads below zero after ${reason}`);
    }
  }
  return found;
}

async function poolFindings({ pools, written: { postings } }: World): Promise<string[]> {
  const legs = postings.flatMap((posting) => posting.legs);
  const found: string[] = [];
  for (const { id } of pools) {
    const [pool, quiz] = await Promise.all([getPool(id), getStoredQuiz(id)]);
    const escrow = balanceOf(`escrow:${id}`, legs);
    const { enabled, totalAmount = 0 } = quiz?.prizePool ?? {};
    const isSettled = pool.settlement?.state === 'settled';
    if (pool.escrow !== escrow) found.push(`The pool says ${pool.escrow}, the ledger ${escrow}`);
    if (pool.escrow > (enabled ? totalAmount * 100 : 0))
      found.push(`${pool.escrow} cents are kept for a prize of ${totalAmount} dollars`);
    if (!quiz?.deletedAt && !isSettled && (quiz?.pool?.total ?? 0) !== escrow)
      found.push(`The quiz tells ${quiz?.pool?.total ?? 0} of ${escrow} cents`);
    if (quiz?.deletedAt && escrow > 0) found.push(`A deleted quiz keeps ${escrow} cents`);
    if (pool.pending) found.push(`A payment of the pool is still on its way: ${pool.pending.chargeId}`);
    const paid = pool.paid.reduce((sum, { amount }) => sum + amount, 0);
    const won = (await listQuizPrizes(id)).filter(({ status }) => status === 'paid');
    const due = isSettled ? won.reduce((sum, { cents }) => sum + cents, 0) : escrow;
    if (paid !== due) found.push(`${paid} cents of payments are kept, for ${due}`);
    if (pool.settlement && !isSettled) found.push(`A settlement is ${pool.settlement.state} at rest`);
  }
  return found;
}

/** Every prize is paid, once, or has gone back; nothing is owed any more. */
async function prizeFindings({ pools, provider, written: { postings } }: World): Promise<string[]> {
  const legs = postings.flatMap((posting) => posting.legs);
  const prizes = (await Promise.all(pools.map(({ id }) => listQuizPrizes(id)))).flat();
  return prizes.flatMap(({ id, status, cents }) => {
    const [owed, went] = [balanceOf(`payable:${id}`, legs), provider.paidOut(id)];
    return [
      ...(status === 'paid' || status === 'returned' ? [] : [`A prize is ${status} at rest`]),
      ...(owed === 0 ? [] : [`${owed} cents of a prize that is ${status} are still owed`]),
      ...(went === (status === 'paid' ? cents : 0) ? [] : [`A prize of ${cents} is ${status}: ${went} went`]),
    ];
  });
}

/** Whoever has paid may take the quiz, and paid once; of a cancelled one everything went back. */
async function entryFindings(
  { entries, guests }: World,
  charges: readonly StoredCharge[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { id: quizId } of entries) {
    const quiz = await getStoredQuiz(quizId);
    for (const payer of guests) {
      const own = charges.filter(({ subject, payer: by }) => subject === quizId && by === payer);
      const kept = own.filter(({ status }) => status === 'succeeded');
      const entry = await getEntry(quizId, payer);
      if (kept.length > 1) found.push(`${payer} has paid ${kept.length} times`);
      if (entry?.chargeId !== kept[0]?.id) found.push(`${payer} has paid, or may enter, and not both`);
      if (quiz?.deletedAt && kept.length > 0) found.push(`A cancelled quiz keeps ${kept.length} entries`);
    }
  }
  return found;
}

/** Nobody pays twice for the same time, and no payment is on its way. */
async function planFindings({ subscribers }: World, charges: readonly StoredCharge[]): Promise<string[]> {
  const found: string[] = [];
  for (const ownerId of subscribers) {
    const { pending, terms } = await getSubscription(ownerId);
    if (pending) found.push(`A payment of a plan is still on its way: ${pending.chargeId}`);
    const kept = charges.filter(({ subject, status }) => subject === ownerId && status === 'succeeded');
    const begins = kept.map(({ details }) => details?.['from']);
    // Whoever changes before the first day, within a trial, pays less what was paid for the same time.
    for (const [from, same] of Map.groupBy(kept, ({ details }) => details?.['from'])) {
      const paid = same.reduce((sum, { total }) => sum + total, 0);
      const price = Math.max(...same.map(({ details }) => Number(details?.['price'])));
      if (paid > price) found.push(`${paid} cents were paid for a period of ${price} from ${String(from)}`);
    }
    const isPaid = terms?.state === 'active' || terms?.state === 'pastDue';
    if (isPaid && !begins.includes(terms.period.start)) found.push('A period was not paid');
  }
  return found;
}

/** Every charge is over, and the provider says the same of it. */
function chargeFindings(charge: StoredCharge, { provider, written: { postings } }: World): string[] {
  const { id, purpose, status, refunded, total } = charge;
  const name = `${purpose} charge ${id}`;
  const found: string[] = [];
  if (!['succeeded', 'declined', 'refunded'].includes(status)) found.push(`${name} is ${status} at rest`);
  const isTaken = provider.charges.get(id)?.status === 'succeeded';
  if (isTaken !== (status !== 'declined')) found.push(`${name} is ${status}, and taken: ${isTaken}`);
  const gone = provider.refundedOf(id);
  if (gone !== refunded) found.push(`Of ${name} ${gone} went back, and ${refunded} should`);
  const entered = postings
    .filter(({ cause }) => cause === id)
    .reduce((sum, { legs }) => sum + Math.max(0, balanceOf('cash', legs)), 0);
  if (entered !== (isTaken ? total : 0)) found.push(`${name} of ${total} is entered with ${entered}`);
  return found;
}

/** What the provider holds is what the ledger says, and nothing is on its way any more. */
function cashFindings({ provider, written: { postings } }: World): string[] {
  const legs = postings.flatMap((posting) => posting.legs);
  const held = provider.balance(() => true) - provider.paidOut();
  const [cash, refunds] = [balanceOf('cash', legs), balanceOf('refunds', legs)];
  return [
    ...(cash === held ? [] : [`The ledger has ${cash} in cash, the provider ${held}`]),
    ...(refunds === 0 ? [] : [`${refunds} cents of refunds are still on their way`]),
  ];
}
