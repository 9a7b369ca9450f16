import { users } from '@quizhall/shared/contract/accounts/users';
import { endpoint } from '../../http/endpoint.ts';
import { listPlanInvoices } from '../model/plan-invoices.ts';

export const handler = endpoint(users.listInvoices, async ({ user }) => ({
  invoices: await listPlanInvoices(user.id),
}));
