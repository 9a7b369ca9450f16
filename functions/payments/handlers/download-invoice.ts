import { users } from '@quizhall/shared/contract/accounts/users';
import { endpoint } from '../../http/endpoint.ts';
import { planInvoicePdf } from '../model/plan-invoice-pdf.ts';

export const handler = endpoint(users.downloadInvoice, async ({ params, user }) => {
  const { bytes, number } = await planInvoicePdf(user.id, params.id);
  return { bytes, contentType: 'application/pdf', fileName: `quizhall-invoice-${number}.pdf` };
});
