import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { organizationEventItem } from '../model/organization-audit.ts';
import { saveOrganization } from '../model/organizations.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { applyOrganizationChanges } from '../use-cases/organization-changes.ts';
import { assertMayRequire, secureMembersItems } from '../use-cases/security-requirement.ts';
import { getOrganizationPlan, toOrganizationSettings } from '../model/organization-view.ts';
import { AppError } from '../../platform/errors.ts';
import { renameOrganizationItem } from '../model/rename-jobs.ts';

const stale = () =>
  new AppError('STALE_REVISION', { message: 'These settings were changed in another window' });

export const handler = permittedEndpoint(
  organizations.saveOrganizationSettings,
  async ({ organization, body: { revision, ...changes }, user }) => {
    if (revision !== organization.revision) throw stale();
    if (changes.security) await assertMayRequire(organization, changes.security, user.id);
    const { id, name } = organization;
    const after = await applyOrganizationChanges(organization, changes, user.id);
    const fields = Object.keys(changes).filter((field) => field !== 'security');
    const saved = await saveOrganization(organization, after, [
      ...(fields.length === 0
        ? []
        : [organizationEventItem(id, { kind: 'settingsChanged', by: user.id, data: { fields } })]),
      ...(after.name === undefined || after.name === name ? [] : [renameOrganizationItem(id)]),
      ...(after.security ? secureMembersItems(organization, after.security, user.id) : []),
    ]);
    if (!saved) throw stale();
    return { settings: toOrganizationSettings(saved, await getOrganizationPlan(saved.id)) };
  },
);
