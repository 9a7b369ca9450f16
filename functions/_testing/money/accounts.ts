import { type Account, balanceOf, type Leg } from '@quizhall/shared/rules/ledger';
import { getCharge } from '../../_data/charges.ts';
import { listPostings } from '../../_data/ledger.ts';
import { getPool } from '../../_data/pools.ts';
import { getStoredQuiz } from '../../_data/quizzes.ts';
import { poolBook } from '../../_payments/books.ts';
import type { World } from './world.ts';

/** What is wrong with the money of a world at rest, in words; nothing, where all is well. */
export async function findings(world: World): Promise<string[]> {
  const charges = await Promise.all([...chargeIds(world)].map(getCharge));
  return [
    ...world.provider.complaints,
    ...postingFindings(world),
    ...(await bookFindings(world)),
    ...(await poolFindings(world)),
    ...charges.flatMap((charge) => (charge ? chargeFindings(charge, world) : [])),
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

/** What stands in the table is what was entered, once each, and no book's account is ever below zero as people read it. */
async function bookFindings({ written, quizzes }: World): Promise<string[]> {
  const books = await Promise.all(quizzes.map(({ quiz }) => listPostings(poolBook(quiz.id))));
  const found: string[] = [];
  const stored = books.flat();
  if (stored.length !== written.postings.length)
    found.push(`${stored.length} postings are stored, ${written.postings.length} were entered`);
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

async function poolFindings({ quizzes, written: { postings } }: World): Promise<string[]> {
  const legs = postings.flatMap((posting) => posting.legs);
  const found: string[] = [];
  for (const { quiz, dollars } of quizzes) {
    const [pool, stored] = await Promise.all([getPool(quiz.id), getStoredQuiz(quiz.id)]);
    const escrow = balanceOf(`escrow:${quiz.id}`, legs);
    const paid = pool.paid.reduce((sum, { amount }) => sum + amount, 0);
    if (pool.escrow !== escrow) found.push(`The pool says ${pool.escrow}, the ledger ${escrow}`);
    if (pool.escrow !== paid) found.push(`The pool holds ${pool.escrow}, and ${paid} were paid`);
    if (paid > dollars * 100) found.push(`${paid} cents were paid for a prize of ${dollars} dollars`);
    if (stored?.deletedAt && escrow > 0) found.push(`A deleted quiz keeps ${escrow} cents`);
    if (pool.pending) found.push(`A payment of the pool is still on its way: ${pool.pending.chargeId}`);
  }
  return found;
}

type Charge = NonNullable<Awaited<ReturnType<typeof getCharge>>>;

/** Every charge is over, and the provider says the same of it. */
function chargeFindings(charge: Charge, { provider, written: { postings } }: World): string[] {
  const { id, status, refunded, total } = charge;
  const found: string[] = [];
  if (!['succeeded', 'declined', 'refunded'].includes(status))
    found.push(`Charge ${id} is ${status} at rest`);
  const isTaken = provider.charges.get(id)?.status === 'succeeded';
  if (isTaken !== (status !== 'declined')) found.push(`Charge ${id} is ${status}, and taken: ${isTaken}`);
  const gone = provider.refundedOf(id);
  if (gone !== refunded) found.push(`Of charge ${id} ${gone} went back, and ${refunded} should`);
  const entered = postings
    .filter(({ cause }) => cause === id)
    .reduce((sum, { legs }) => sum + Math.max(0, balanceOf('cash', legs)), 0);
  if (entered !== (isTaken ? total : 0)) found.push(`Charge ${id} of ${total} is entered with ${entered}`);
  return found;
}

/** What the provider holds is what the ledger says, and nothing is on its way any more. */
function cashFindings({ provider, written: { postings } }: World): string[] {
  const legs = postings.flatMap((posting) => posting.legs);
  const [cash, held] = [balanceOf('cash', legs), provider.balance(() => true)];
  const refunds = balanceOf('refunds', legs);
  return [
    ...(cash === held ? [] : [`The ledger has ${cash} in cash, the provider ${held}`]),
    ...(refunds === 0 ? [] : [`${refunds} cents of refunds are still on their way`]),
  ];
}
