import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { listOrganizationAudit, type StoredOrganizationEvent } from '../model/organization-audit.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { toAuditFilters, addCurrentNames } from '../model/audit-view.ts';
import { csvFile } from '../use-cases/csv-file.ts';

const MOST = 5_000;
const PAGE = 1_000;

export const handler = permittedEndpoint(
  organizations.exportOrganizationAudit,
  async ({ organization: { id, slug }, query }) => {
    const entries: StoredOrganizationEvent[] = [];
    let after: string | undefined;
    do {
      const page = await listOrganizationAudit(id, { ...toAuditFilters(query), limit: PAGE, after });
      entries.push(...page.entries);
      after = page.next;
    } while (after && entries.length < MOST);
    const rows = (await addCurrentNames(id, entries)).map(({ at, kind, by, about, data }) => [
      at,
      kind,
      by?.name ?? by?.id ?? '',
      about ?? '',
      JSON.stringify(data),
    ]);
    return csvFile(`${slug}-audit`, [['time', 'what', 'by', 'about', 'details'], ...rows]);
  },
);
