import type { OrganizationAuditEntry } from '@quizhall/shared/model/organizations/organization-audit';
import type * as z from 'zod';
import { listApiTokens } from './api-tokens.ts';
import { listDepartments } from './departments.ts';
import type { StoredOrganizationEvent } from './organization-audit.ts';
import { listNames } from '../../accounts/model/users.ts';

/** What a program did has the id of its token. */
const isApiToken = (id: string): boolean => id.startsWith('k_');

/** Converts ISO instants of the filters to epoch milliseconds. Other filters stay. */
export const toAuditFilters = <Filters extends { from?: string | undefined; to?: string | undefined }>({
  from,
  to,
  ...rest
}: Filters) => ({
  ...rest,
  from: from === undefined ? undefined : Date.parse(from),
  to: to === undefined ? undefined : Date.parse(to),
});

const personIn = ({ data }: StoredOrganizationEvent): string | undefined =>
  'userId' in data ? data.userId : undefined;
const departmentIn = ({ data }: StoredOrganizationEvent): string | undefined =>
  'departmentId' in data ? data.departmentId : undefined;

/** Adds the current names of actors, people and departments to audit entries. */
export async function addCurrentNames(
  organizationId: string,
  entries: readonly StoredOrganizationEvent[],
): Promise<z.output<typeof OrganizationAuditEntry>[]> {
  const [names, departments, tokens] = await Promise.all([
    listNames(entries.flatMap((entry) => [entry.by ?? [], personIn(entry) ?? []].flat())),
    listDepartments(organizationId),
    entries.some(({ by }) => by !== undefined && isApiToken(by)) ? listApiTokens(organizationId) : [],
  ]);
  const nameOf = (by: string) =>
    isApiToken(by) ? `API token ${tokens.find(({ id }) => id === by)?.name ?? ''}`.trim() : names.get(by);
  return entries.map((entry) => {
    const { by, at, ...told } = entry;
    const about =
      names.get(personIn(entry) ?? '') ?? departments.find(({ id }) => id === departmentIn(entry))?.name;
    return {
      ...told,
      at: new Date(at).toISOString(),
      ...(by !== undefined && { by: { id: by, name: nameOf(by) } }),
      ...(about !== undefined && { about }),
    };
  });
}
