import { organizations } from '@quizhall/shared/contract/organizations';
import { refusalsOf } from '../_data/idioms.ts';
import { organizationEvent } from '../_data/organization-audit.ts';
import { exportKey } from '../_files/exports.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { randomText } from '../_platform/random.ts';
import { newRunOf } from '../_runs/start.ts';

export const handler = permittedEndpoint(
  organizations.beginOrganizationExport,
  async ({ organization: { id: organizationId }, user: { id: userId } }) => {
    const input = { userId, organizationId, key: exportKey(userId, randomText(24)) };
    const { runId, write } = newRunOf('organizationExport', userId, input);
    await refusalsOf([
      { Put: write },
      organizationEvent(organizationId, { kind: 'exported', by: userId, data: {} }),
    ]);
    return { runId };
  },
);
