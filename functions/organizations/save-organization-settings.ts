import { organizations } from '@quizhall/shared/contract/organizations';
import { refusalsOf } from '../_data/idioms.ts';
import { organizationEvent } from '../_data/organization-audit.ts';
import { saveOrganization } from '../_data/organizations.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { withOrganizationChanges } from '../_organizations/organization-changes.ts';
import { planOf, toSettings } from '../_organizations/view.ts';
import { AppError } from '../_platform/errors.ts';

const stale = () =>
  new AppError('STALE_REVISION', { message: 'These settings were changed in another window' });

export const handler = permittedEndpoint(
  organizations.saveOrganizationSettings,
  async ({ organization, body: { revision, ...changes }, user }) => {
    if (revision !== organization.revision) throw stale();
    const saved = await saveOrganization(
      organization,
      await withOrganizationChanges(organization, changes, user.id),
    );
    if (!saved) throw stale();
    const fields = Object.keys(changes);
    await refusalsOf([
      organizationEvent(saved.id, { kind: 'settingsChanged', by: user.id, data: { fields } }),
    ]);
    return { settings: toSettings(saved, await planOf(saved.id)) };
  },
);
