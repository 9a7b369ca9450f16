import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { pupilCards } from '../_organizations/pupil-cards.ts';
import { now } from '../_platform/clock.ts';
import { config } from '../_platform/config.ts';

export const handler = permittedEndpoint(
  organizations.printPupilCards,
  async ({ organization: { name, slug }, body: { title, cards } }) => ({
    bytes: await pupilCards({ organization: name, title, cards, site: config.SITE_URL, at: new Date(now()) }),
    contentType: 'application/pdf',
    fileName: `${slug}-cards.pdf`,
  }),
);
