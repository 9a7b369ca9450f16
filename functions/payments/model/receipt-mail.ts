import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import type { StoredCharge } from './charge-store.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { getUser } from '../../accounts/model/users.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { newReceiptToken } from './guest-receipt-link.ts';
import { isGuest } from './payer.ts';

/** Where a receipt stands; a guest's link lets in on another device as well, by what stands behind the `#`, which no server logs. */
async function receiptPath({ id, payer, subject }: StoredCharge): Promise<string> {
  const path = sitePath(SITE_PATHS.receipt, { id });
  if (!isGuest(payer)) return path;
  const proof = new URLSearchParams({ quiz: subject, entry: await newReceiptToken(id) });
  return `${path}#${proof.toString()}`;
}

/** A guest may have typed anybody's address: that mail repeats nothing which somebody wrote, not even the title. */
const titleOf = ({ payer, subject }: StoredCharge, title: string) =>
  isGuest(payer) ? {} : { title, quizId: subject };

/** What the payer's mails speak, as long as no account says otherwise. */
const languageOf = ({ details }: StoredCharge) =>
  typeof details?.['language'] === 'string' ? details['language'] : undefined;

/** The put that mails the receipt of an entry, once. */
export async function receiptMailItems(
  charge: StoredCharge,
  { title, code }: { title: string; code: string },
): Promise<Writes> {
  const { id, payer, email, total } = charge;
  if (!email) return [];
  const data = {
    ...titleOf(charge, title),
    code,
    cents: total,
    path: await receiptPath(charge),
    letsIn: isGuest(payer),
  };
  const language = languageOf(charge);
  return [{ Put: newTypedMailItem('entryReceipt', { to: email, cause: id, data, language }) }];
}

/** The put that mails the receipt of a prize pool payment, once. */
export async function poolReceiptMailItems(
  { id, payer, total }: StoredCharge,
  { title }: { title: string },
): Promise<Writes> {
  const person = await getUser(payer.slice('u_'.length));
  if (!person) return [];
  const data = { news: 'paid' as const, title, cents: total, path: sitePath(SITE_PATHS.receipt, { id }) };
  return [{ Put: newTypedMailItem('prizePool', { to: person.email, cause: `${id}#paid`, data }) }];
}

/** The put that mails the refund of an entry, once. `cancelled`: the quiz was deleted or archived. */
export function refundMailItems(charge: StoredCharge, cancelled: boolean): Writes {
  const { id, email, total, details } = charge;
  if (!email) return [];
  const title = titleOf(charge, typeof details?.['title'] === 'string' ? details['title'] : '');
  const code = typeof details?.['code'] === 'string' ? details['code'] : undefined;
  const path = sitePath(SITE_PATHS.receipt, { id });
  return [
    {
      Put: newTypedMailItem('entryRefunded', {
        to: email,
        cause: id,
        data: { ...title, code, cents: total, path, cancelled },
        language: languageOf(charge),
      }),
    },
  ];
}
