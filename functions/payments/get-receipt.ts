import { payments } from '@quizhall/shared/contract/payments';
import { endpoint } from '../_http/endpoint.ts';
import { invoicePdf } from '../_invoice/sheet.ts';
import { ownCharge } from '../_payments/charge-answer.ts';
import { receiptOf } from '../_payments/receipt.ts';

export const handler = endpoint(payments.getReceipt, async ({ params, user }) => {
  const sheet = await receiptOf(await ownCharge(params.id, user), user?.name);
  return {
    bytes: await invoicePdf(sheet),
    contentType: 'application/pdf',
    fileName: `receipt-${sheet.number}.pdf`,
  };
});
