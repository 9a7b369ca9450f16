import type { OrganizationChanges } from '@quizhall/shared/model/organizations/organization';
import { securityAfter } from '@quizhall/shared/rules/organizations/member-security';
import { changedZones } from '@quizhall/shared/rules/organizations/organization-statistics';
import { type Organization, timeZonesOf } from '../model/organizations.ts';
import { acceptUpload } from '../../platform/storage/upload-checks.ts';
import { now } from '../../platform/clock.ts';
import { newCategoryId } from '../model/new-organization.ts';

type Branding = NonNullable<OrganizationChanges['branding']>;

/**
 * What a save makes of an organization; a logo is taken into use. Categories that were there keep their ids, one that was not is
 * new.
 * @throws AppError UPLOAD_MISSING, UPLOAD_TYPE
 */
export async function applyOrganizationChanges(
  before: Organization,
  {
    branding,
    contactInfo,
    settings,
    security,
    customCategories,
    sizeRange,
    ...fields
  }: Omit<OrganizationChanges, 'revision'>,
  userId: string,
): Promise<Partial<Organization>> {
  const known = new Set(before.customCategories.map(({ id }) => id));
  return {
    ...given(fields),
    ...(sizeRange !== undefined && { sizeRange: sizeRange ?? undefined }),
    ...(branding && { branding: await withBranding(before.branding, branding, userId) }),
    ...(contactInfo && {
      contactInfo: {
        ...before.contactInfo,
        ...given(contactInfo),
        address: { ...before.contactInfo.address, ...given(contactInfo.address ?? {}) },
      },
    }),
    ...(settings && { settings: { ...before.settings, ...given(settings) } }),
    ...(security && { security: securityAfter(before.security, security, now()) }),
    ...(settings?.timezone !== undefined &&
      settings.timezone !== before.settings.timezone && {
        zones: [...changedZones(timeZonesOf(before), settings.timezone, now())],
      }),
    ...(customCategories && {
      customCategories: customCategories.map(({ id, ...category }) => ({
        ...category,
        id: id !== undefined && known.has(id) ? id : newCategoryId(),
      })),
    }),
  };
}

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
const given = <Fields extends object>(fields: Fields): Given<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>;

async function withBranding(
  before: Organization['branding'],
  { logo, ...colours }: Branding,
  userId: string,
): Promise<Organization['branding']> {
  const { logoKey, ...rest } = { ...before, ...given(colours) };
  if (logo === null) return rest;
  const kept =
    !logo || logo.key === logoKey
      ? logoKey
      : await acceptUpload({ key: logo.key, use: 'logo', userId, field: 'branding.logo' });
  return { ...rest, ...(kept !== undefined && { logoKey: kept }) };
}
