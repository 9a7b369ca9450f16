import type { OrganizationSettings } from '@quizhall/shared/model/organizations/organization';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

export type SettingsChange = Omit<
  Parameters<typeof call<typeof routes.organizations.saveOrganizationSettings>>[1]['body'],
  'revision'
>;

/** Saves the sent settings on top of the loaded revision. @throws ApiError */
export async function saveSettings(
  { id, revision }: OrganizationSettings,
  change: SettingsChange,
): Promise<OrganizationSettings> {
  const body = { ...change, revision };
  return (
    await call(routes.organizations.saveOrganizationSettings, { params: { id }, body }, { quiet: true })
  ).settings;
}
