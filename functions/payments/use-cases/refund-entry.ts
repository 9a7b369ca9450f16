import { POSTINGS } from '@quizhall/shared/rules/payments/ledger';
import type { Cancellation } from '@quizhall/shared/rules/attempts/entry';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { type Attempt, getAttempt, getLatestAttempt } from '../../attempts/model/attempts.ts';
import { auditEntryItem } from '../../quizzes/model/audit.ts';
import { updateChargeItem, getCharge, type StoredCharge } from '../model/charge-store.ts';
import { getEntry, deleteEntryItem, type StoredEntry } from '../model/entries.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { newPostingItem } from '../model/ledger.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { BOOKS } from '../model/ledger-books.ts';
import { refundMailItems } from '../model/receipt-mail.ts';
import { refundItems } from '../model/new-refund.ts';

const TRIES = 5;

interface Wish {
  /** Why: what goes back of a quiz that nobody takes any more; otherwise its owner gives this one back. */
  cancelled?: Cancellation;
  /** The id of whoever wants it. */
  by?: string | undefined;
  /** The write that ends a running attempt. */
  endAttempt: (attempt: Attempt) => Promise<Writes[number]>;
}

interface Found {
  payer: string;
  entry: StoredEntry;
}

/** The entry of a charge, and those that the link of its receipt let in. */
async function entriesOf({ id, subject, payer }: StoredCharge): Promise<Found[]> {
  const own = await getEntry(subject, payer);
  if (own?.chargeId !== id) return [];
  const others = await Promise.all(
    (own.others ?? []).map(async (other) => ({ payer: other, entry: await getEntry(subject, other) })),
  );
  return [
    { payer, entry: own },
    ...others.flatMap(({ payer: other, entry }) => (entry?.chargeId === id ? [{ payer: other, entry }] : [])),
  ];
}

/** The writes that end the attempts which run on what was paid. */
async function runningEnded(
  found: readonly Found[],
  { endAttempt }: Pick<Wish, 'endAttempt'>,
): Promise<Writes> {
  const begun = found.flatMap(({ entry }) => (entry.attempt ? [parseAttemptId(entry.attempt)] : []));
  const latest = await Promise.all(
    begun.map(({ quizId, participant }) => getLatestAttempt(quizId, participant)),
  );
  const running = new Map(
    latest.flatMap((attempt) => (attempt?.status === 'in_progress' ? [[attempt.id, attempt] as const] : [])),
  );
  return Promise.all([...running.values()].map(endAttempt));
}

/** Whether somebody has answered a question, or handed in, with what was paid. */
async function hasAnswered(found: readonly Found[]): Promise<boolean> {
  const ids = found.flatMap(({ entry }) => entry.attempt ?? []);
  const attempts = await Promise.all(ids.map(getAttempt));
  return attempts.some((attempt) => attempt && (attempt.seq > 0 || attempt.status !== 'in_progress'));
}

/** Returns whether the owner of the quiz may refund an entry payment. */
export const isRefundable = async (charge: StoredCharge): Promise<boolean> =>
  charge.status === 'succeeded' && !(await hasAnswered(await entriesOf(charge)));

/**
 * Gives back what was paid for an entry, once, closes it, and ends the attempt that runs on it. Answers the charge as it stands then.
 * @throws AppError NOT_FOUND for what was not paid for this quiz; INVALID_STATE where nothing was paid, or, unless the quiz is
 * no more, where it was used. Whoever has begun keeps the entry of a quiz that was put away meanwhile.
 */
export async function refundEntry(quizId: string, chargeId: string, wish: Wish): Promise<StoredCharge> {
  for (let tries = 0; tries < TRIES; tries++) {
    const charge = await getCharge(chargeId);
    if (charge?.purpose !== 'entry' || charge.subject !== quizId) throw new AppError('NOT_FOUND');
    if (charge.status === 'refunding' || charge.status === 'refunded') return charge;
    if (charge.status !== 'succeeded')
      throw new AppError('INVALID_STATE', { message: 'This payment is not finished.' });
    const found = await entriesOf(charge);
    if (wish.cancelled === 'unused' && found.some(({ entry }) => entry.attempt !== undefined)) return charge;
    if (!wish.cancelled && (await hasAnswered(found)))
      throw new AppError('INVALID_STATE', { message: 'This participant has already answered a question.' });
    const { changes, writes } = await refundOf(charge, found, wish);
    if (!(await transactWrite({ writes, attempts: await runningEnded(found, wish) })))
      return { ...charge, ...changes, revision: charge.revision + 1 };
  }
  throw new AppError('UNAVAILABLE');
}

async function refundOf(
  charge: StoredCharge,
  found: readonly Found[],
  { cancelled, by }: Omit<Wish, 'endAttempt'>,
) {
  const { id, subject: quizId, total } = charge;
  // After the payment, and before what is entered once it was sent.
  const at = now();
  const { changes, writes } = await refundItems(charge, { amount: total, cause: 'entry' });
  const posting = newPostingItem(BOOKS.entry(charge), POSTINGS.entryRefunded(quizId, total), {
    cause: id,
    at,
  });
  const all: Writes = [
    updateChargeItem(charge, changes),
    ...writes,
    posting,
    ...found.map(({ payer, entry }) => deleteEntryItem({ quizId, payer }, entry)),
    {
      Put: auditEntryItem({ quizId, by, cause: id, at, kind: 'entryRefunded', data: { cents: total } }),
    },
    ...refundMailItems(charge, cancelled !== undefined),
  ];
  return { changes, writes: all };
}
