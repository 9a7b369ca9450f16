import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { listOrganizationAudit } from '../model/organization-audit.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { toAuditFilters, addCurrentNames } from '../model/audit-view.ts';

export const handler = permittedEndpoint(
  organizations.listOrganizationAudit,
  async ({ organization, query: { limit, cursor, ...span } }) => {
    const page = await listOrganizationAudit(organization.id, {
      ...toAuditFilters(span),
      limit,
      after: cursor,
    });
    return { entries: await addCurrentNames(organization.id, page.entries), nextCursor: page.next };
  },
);
