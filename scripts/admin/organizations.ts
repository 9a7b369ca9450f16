import { newOperatorEntry } from '../../functions/site/model/operator-log.ts';
import { getOrganization, type Organization } from '../../functions/organizations/model/organizations.ts';
import {
  findOrganizationBySlug,
  setOrganizationFlag,
  type OrganizationFlag,
} from '../../functions/organizations/model/organizations-by-id.ts';
import { type Call, Refusal } from './command.ts';

const COMMANDS = {
  isFeatured: ['organization unfeature', 'organization feature'],
  isVerified: ['organization unverify', 'organization verify'],
} as const satisfies Record<OrganizationFlag, readonly [string, string]>;
const WHAT = {
  isFeatured: ['not recommended', 'recommended'],
  isVerified: ['not verified', 'verified'],
} as const satisfies Record<OrganizationFlag, readonly [string, string]>;

async function organizationOf(wanted: string): Promise<Organization> {
  const organization = wanted.startsWith('o_')
    ? await getOrganization(wanted)
    : await findOrganizationBySlug(wanted);
  if (!organization || organization.deletedAt) throw new Refusal(`There is no organization "${wanted}"`);
  return organization;
}

/** `organization feature`, `unfeature`, `verify`, `unverify` */
export async function mark(
  { args, options, by, dryRun }: Call,
  [what, to]: readonly [OrganizationFlag, boolean],
): Promise<string[]> {
  const organization = await organizationOf(args['organization'] ?? '');
  const { id, name, slug } = organization;
  const called = `“${name}” (${slug}, ${id})`;
  const state = WHAT[what][Number(to) as 0 | 1];
  if ((organization[what] ?? false) === to) return [`${called} is ${state} already.`];
  if (dryRun) return [`${called} would be ${state}.`];
  const reason = options['reason'];
  const command = COMMANDS[what][Number(to) as 0 | 1];
  const entry = newOperatorEntry({ command, target: id, by, ...(reason !== undefined && { reason }) });
  if (!(await setOrganizationFlag(organization, [what, to], [{ Put: entry }])))
    throw new Refusal('Somebody has changed the organization meanwhile. Please look again.');
  return [`${called} is ${state} now.`];
}
