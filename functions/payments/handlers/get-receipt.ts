import { payments } from '@quizhall/shared/contract/payments/payments';
import type { ChargePurpose } from '@quizhall/shared/model/payments/payment';
import type { StoredCharge } from '../model/charge-store.ts';
import { getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { endpoint } from '../../http/endpoint.ts';
import { INVOICE_MESSAGES } from '../model/invoice-messages.ts';
import { invoicePdf, type InvoiceSheet } from '../model/invoice-pdf.ts';
import { getOwnCharge } from '../model/charge-answer.ts';
import { AppError } from '../../platform/errors.ts';
import { config } from '../../platform/config.ts';

type Lines = InvoiceSheet['lines'];

const titleOf = async (quizId: string) => (await getStoredQuiz(quizId))?.title ?? INVOICE_MESSAGES.untitled;

/** What was paid for, line by line. */
const LINES: Record<ChargePurpose, (charge: StoredCharge) => Promise<Lines>> = {
  prizePool: async ({ subject, amount, fee }) => [
    { text: INVOICE_MESSAGES.prizePool(await titleOf(subject)), cents: amount },
    { text: INVOICE_MESSAGES.fee, cents: fee },
  ],
  plan: async ({ total }) => [{ text: INVOICE_MESSAGES.plan, cents: total }],
  entry: async ({ subject, total }) => [
    { text: INVOICE_MESSAGES.entry(await titleOf(subject)), cents: total },
  ],
};

/** What is paid at the latest, also where it went back since. */
const PAID: readonly StoredCharge['status'][] = ['succeeded', 'refunding', 'refunded'];

/**
 * The receipt of a payment.
 * @throws AppError NOT_FOUND where nothing was paid
 */
async function receiptOf(charge: StoredCharge, name: string | undefined): Promise<InvoiceSheet> {
  const { id, paidAt, status, method, refunded, email, provider } = charge;
  if (!PAID.includes(status) || paidAt === undefined) throw new AppError('NOT_FOUND');
  const date = new Date(paidAt);
  return {
    kind: 'receipt',
    number: `R-${date.getUTCFullYear()}-${id
      .replaceAll(/[^A-Za-z0-9]/g, '')
      .slice(0, 10)
      .toUpperCase()}`,
    date,
    seller: { name: INVOICE_MESSAGES.brand, lines: [config.SITE_URL] },
    buyer: { name: name ?? email ?? INVOICE_MESSAGES.guest, lines: name && email ? [email] : [] },
    lines: await LINES[charge.purpose](charge),
    payment: INVOICE_MESSAGES.methods[method],
    refunded,
    notes: provider === 'simulated' ? [INVOICE_MESSAGES.noMoney] : [],
  };
}

export const handler = endpoint(payments.getReceipt, async ({ params, user }) => {
  const sheet = await receiptOf(await getOwnCharge(params.id, user), user?.name);
  return {
    bytes: await invoicePdf(sheet),
    contentType: 'application/pdf',
    fileName: `receipt-${sheet.number}.pdf`,
  };
});
