import { explore } from '@quizhall/shared/contract/explore/explore';
import type { PublicOrganization } from '@quizhall/shared/model/explore/explore';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { getPublicOrganization } from '../use-cases/public-organization.ts';
import { pageEndpoint } from '../../http/page-endpoint.ts';
import { config } from '../../platform/config.ts';
import { sharePage, shortened, SITE } from '../../attempts/model/quiz-share-page.ts';

/** What programs get that ask for the address of an organization to show it where somebody has shared it. */
function organizationSharePage(
  origin: string,
  slug: string,
  organization: PublicOrganization | undefined,
): string {
  const path = sitePath(SITE_PATHS.organizationPage, { slug });
  if (!organization) return sharePage(origin, { language: 'en', ...SITE, path, hidden: true });
  return sharePage(origin, {
    language: 'en',
    title: `${organization.name} · ${SITE.title}`,
    description: shortened(organization.description) || SITE.description,
    path,
    picture: organization.logo ?? SITE.picture,
    hidden: false,
  });
}

export const handler = pageEndpoint(explore.getOrganizationSharePage, async ({ params: { slug } }) => ({
  html: organizationSharePage(config.SITE_URL, slug, await getPublicOrganization(slug)),
}));
