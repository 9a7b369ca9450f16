import { explore } from '@quizhall/shared/contract/explore';
import { publicOrganization } from '../_explore/public-organization.ts';
import { organizationSharePage } from '../_explore/share-page.ts';
import { pageEndpoint } from '../_http/page-endpoint.ts';
import { config } from '../_platform/config.ts';

export const handler = pageEndpoint(explore.getOrganizationSharePage, async ({ params: { slug } }) => ({
  html: organizationSharePage(config.SITE_URL, slug, await publicOrganization(slug)),
}));
