import * as z from 'zod';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { type Membership, listMemberPageById, secureMembershipItems } from '../model/memberships.ts';
import { putNotification } from '../../notifications/model/notifications.ts';
import { getOrganization, type Organization } from '../model/organizations.ts';
import { queueMail } from '../../notifications/model/outbox.ts';
import { listPeople } from '../../accounts/model/users.ts';
import { SECURITY_PATH, twoFactorRequiredNotification } from '../use-cases/member-notifications.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { jobKind, type JobStep } from '../../platform/jobs/job-kind.ts';
import { settleUntilStable } from '../../payments/model/settle-until-stable.ts';

const PAGE = 20;

const Cursor = z.object({ after: z.string() });
type Cursor = z.output<typeof Cursor>;

/**
 * Has the memberships of an organization repeat what it asks of members by now, and, where it has just begun to ask for a second factor,
 * tells those who have none. Each step writes what the organization says until that has not changed meanwhile, so that several of these
 * runs come to the same.
 */
export const secureMembers = jobKind({
  input: z.object({ organizationId: z.string(), at: z.string(), tell: z.literal(true).optional() }),
  cursor: Cursor,
  failed: 'The members of this organization could not all be told.',
  step: async ({ organizationId, at, tell }, cursor): Promise<JobStep<Cursor>> => {
    const organization = await getOrganization(organizationId);
    if (!organization) return { handled: 0, result: {} };
    const { members, next } = await listMemberPageById(organizationId, { limit: PAGE, after: cursor?.after });
    await settleUntilStable(
      async () => (await getOrganization(organizationId))?.security,
      async (security) => {
        // Refused is only who has left meanwhile.
        for (const member of members)
          await transactWrite({ writes: secureMembershipItems(member, security) });
      },
    );
    if (tell) await tellWhoHasNone(organization, members, at);
    const handled = members.length;
    return next === undefined
      ? { handled, result: {} }
      : { handled, total: handled, cursor: { after: next } };
  },
});

async function tellWhoHasNone(
  { id, name: title, security: { twoFactorFrom } }: Organization,
  members: readonly Membership[],
  at: string,
): Promise<void> {
  if (twoFactorFrom === undefined) return;
  const people = await listPeople(members.map(({ userId }) => userId));
  const from = Date.parse(twoFactorFrom);
  for (const { id: userId, email, twoFactorSince } of people.values()) {
    if (twoFactorSince !== undefined) continue;
    await putNotification(userId, twoFactorRequiredNotification({ id, title, at, userId }, from));
    const data = { title, from, path: SECURITY_PATH };
    await queueMail(newTypedMailItem('twoFactorWanted', { to: email, cause: `${id}#${at}#${userId}`, data }));
  }
}
