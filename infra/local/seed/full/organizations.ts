import { NewOrganization } from '@quizhall/shared/model/organization';

/** Organizations of a full stage, each with the first of its people as the owner. */
export const ORGANIZATIONS = [
  { name: 'Northgate School', type: 'school', primaryColor: '#3B82F6', is: 'isFeatured' },
  { name: 'Harbour University', type: 'university', primaryColor: '#8B5CF6', is: 'isVerified' },
  { name: 'Oak & Partners', type: 'company', primaryColor: '#10B981' },
  { name: 'Evening Academy', type: 'training_center', primaryColor: '#F59E0B', is: 'isFeatured' },
  { name: 'Open Library', type: 'nonprofit', primaryColor: '#EF4444' },
  { name: 'City Archive', type: 'government', primaryColor: '#18181B', is: 'isVerified' },
] as const;

/** Makes them, with their entries in the catalogue, and answers their ids. */
export async function makeOrganizations(): Promise<string[]> {
  const [{ makeOrganization }, { putCatalogueChange }, { organizationEntryOf }, { markOrganization }] =
    await Promise.all([
      import('@quizhall/functions/_organizations/new-organization.ts'),
      import('@quizhall/functions/_data/catalogue.ts'),
      import('@quizhall/functions/_data/catalogue-entry.ts'),
      import('@quizhall/functions/_data/public-organizations.ts'),
    ]);
  const ids: string[] = [];
  for (const [n, { name, type, primaryColor, ...more }] of ORGANIZATIONS.entries()) {
    const input = NewOrganization.parse({
      name,
      type,
      description: `${name} shares its quizzes with everybody.`,
      branding: { primaryColor },
      contactInfo: { email: `office${n}@quizhall.example` },
      acceptTerms: true,
    });
    const owner = { id: `seedowner${String(n).padStart(11, '0')}`, name: 'Ada Novak' };
    const { organization } = await makeOrganization(input, owner, undefined);
    const mark = 'is' in more ? more.is : undefined;
    if (mark) await markOrganization(organization, [mark, true], []);
    const marked = mark ? { ...organization, [mark]: true } : organization;
    const entry = organizationEntryOf(marked);
    await putCatalogueChange({ id: entry.id, organization: entry, sequence: '' });
    ids.push(entry.id);
  }
  return ids;
}
