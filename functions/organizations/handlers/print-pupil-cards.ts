import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { pupilCards } from '../use-cases/pupil-cards.ts';
import { now } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';

export const handler = permittedEndpoint(
  organizations.printPupilCards,
  async ({ organization: { name, slug }, body: { title, cards } }) => ({
    bytes: await pupilCards({ organization: name, title, cards, site: config.SITE_URL, at: new Date(now()) }),
    contentType: 'application/pdf',
    fileName: `${slug}-cards.pdf`,
  }),
);
