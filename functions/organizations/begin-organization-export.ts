import { organizations } from '@quizhall/shared/contract/organizations';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { refusalsOf } from '../_data/commands.ts';
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
    await refusalsOf([
      { Put: write },
      organizationEvent(organizationId, { kind: 'exported', by: userId, data: {} }),
      { Put: newNotification(userId, organizationExported({ id: organizationId, title }, runId)) },
      { Put: newMailOf('organizationExported', mail) },
    ]);
    return { runId };
  },
);
