import { may, organizationRoles } from '@quizhall/shared/rules/permissions';
import { listMembers } from './memberships.ts';
import { type NewNotification, putNotification } from '../../notifications/model/notifications.ts';

/** So many who manage it are told of each. */
const MOST_TOLD = 20;

/** Notifies the managers of an organization. */
export async function notifyManagers(
  organizationId: string,
  note: (userId: string) => NewNotification,
): Promise<void> {
  const managers = (await listMembers(organizationId)).filter((member) =>
    may(organizationRoles(member), 'organization.manage'),
  );
  for (const { userId } of managers.slice(0, MOST_TOLD)) await putNotification(userId, note(userId));
}
