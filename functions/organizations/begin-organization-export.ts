import { organizations } from '@quizhall/shared/contract/organizations';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { transactWrite } from '../_data/transact-write.ts';
import { newNotification } from '../_data/notifications.ts';
import { organizationEvent } from '../_data/organization-audit.ts';
import { getUser } from '../_data/users.ts';
import { exportKey } from '../_files/exports.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { organizationExported } from '../_organizations/member-notes.ts';
import { newMailOf } from '../_outbox/new-mail.ts';
import { AppError } from '../_platform/errors.ts';
import { randomText } from '../_platform/random.ts';
import { newRunOf } from '../_runs/start.ts';

/** Whoever holds a session of the owner gets everything: the owner hears of it, by mail, too. */
export const handler = permittedEndpoint(
  organizations.beginOrganizationExport,
  async ({ organization: { id: organizationId, name: title }, user: { id: userId } }) => {
    const input = { userId, organizationId, key: exportKey(userId, randomText(24)) };
    const { runId, write } = newRunOf('organizationExport', userId, input);
    const path = sitePath(SITE_PATHS.organizationOf, { id: organizationId });
    const owner = await getUser(userId);
    if (!owner) throw new AppError('SESSION_EXPIRED');
    const mail = { to: owner.email, cause: runId, data: { title, path } };
    await transactWrite({
      run: { Put: write },
      event: organizationEvent(organizationId, { kind: 'exported', by: userId, data: {} }),
      notification: {
        Put: newNotification(userId, organizationExported({ id: organizationId, title }, runId)),
      },
      mail: { Put: newMailOf('organizationExported', mail) },
    });
    return { runId };
  },
);
