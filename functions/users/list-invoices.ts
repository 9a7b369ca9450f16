import { users } from '@quizhall/shared/contract/users';
import { endpoint } from '../_http/endpoint.ts';
import { planInvoices } from '../_payments/plan-invoices.ts';

export const handler = endpoint(users.listInvoices, async ({ user }) => ({
  invoices: await planInvoices(user.id),
}));
