import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { newNotificationItem } from '../../notifications/model/notifications.ts';
import { organizationEventItem } from '../model/organization-audit.ts';
import { getUser } from '../../accounts/model/users.ts';
import { exportKey } from '../../platform/storage/export-key.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { organizationExportedNotification } from '../use-cases/member-notifications.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { AppError } from '../../platform/errors.ts';
import { randomText } from '../../platform/security/random.ts';
import { newJob } from '../../platform/jobs/new-job.ts';

/** Whoever holds a session of the owner gets everything: the owner hears of it, by mail, too. */
export const handler = permittedEndpoint(
  organizations.beginOrganizationExport,
  async ({ organization: { id: organizationId, name: title }, user: { id: userId } }) => {
    const input = { userId, organizationId, key: exportKey(userId, randomText(24)) };
    const { runId, write } = newJob('organizationExport', userId, input);
    const path = sitePath(SITE_PATHS.organizationOf, { id: organizationId });
    const owner = await getUser(userId);
    if (!owner) throw new AppError('SESSION_EXPIRED');
    const mail = { to: owner.email, cause: runId, data: { title, path } };
    await transactWrite({
      run: { Put: write },
      event: organizationEventItem(organizationId, { kind: 'exported', by: userId, data: {} }),
      notification: {
        Put: newNotificationItem(
          userId,
          organizationExportedNotification({ id: organizationId, title }, runId),
        ),
      },
      mail: { Put: newTypedMailItem('organizationExported', mail) },
    });
    return { runId };
  },
);
