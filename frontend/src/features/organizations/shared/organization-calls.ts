import type { OrganizationCard } from '@quizhall/shared/model/organizations/organization';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import type { AuditFilters } from './queries.ts';
import { type CreationForm, type PriceTable, toNewOrganization } from '../create/creation-form.ts';

const QUIET = { quiet: true } as const;
type NewOrganizationBody = Parameters<typeof call<typeof routes.organizations.createOrganization>>[1]['body'];

/** Creates an organization. Repeating the key returns the organization of the first request. @throws ApiError */
export async function createOrganization(
  form: CreationForm,
  table: PriceTable,
  idempotencyKey: string,
): Promise<OrganizationCard> {
  const body = toNewOrganization(form, table) as NewOrganizationBody;
  const { organization } = await call(
    routes.organizations.createOrganization,
    { body },
    { ...QUIET, idempotencyKey },
  );
  return organization;
}

/** Exports the audit log. @throws ApiError */
export const exportAudit = (id: string, query: AuditFilters) =>
  call(routes.organizations.exportOrganizationAudit, { params: { id }, query }, QUIET);
