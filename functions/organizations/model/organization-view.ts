import type {
  OrganizationCard,
  OrganizationSettings,
} from '@quizhall/shared/model/organizations/organization';
import { mediaUrl } from '@quizhall/shared/rules/quizzes/uploads';
import type { Organization } from './organizations.ts';
import { getSubscription } from '../../payments/model/subscriptions.ts';

/** What an organization pays for, `free` where that is nothing. */
export const planOf = async (organizationId: string): Promise<string> =>
  (await getSubscription(organizationId)).terms?.plan ?? 'free';

const shownBranding = ({ branding: { logoKey, ...colours } }: Pick<Organization, 'branding'>) => ({
  ...colours,
  ...(logoKey !== undefined && { logo: { key: logoKey, url: mediaUrl(logoKey) } }),
});

/** As its members are told of it. */
export const toCard = (organization: Organization, plan: string): OrganizationCard => ({
  ...organization,
  branding: shownBranding(organization),
  plan,
});

/** As its settings show it. */
export const toSettings = (organization: Organization, plan: string): OrganizationSettings => ({
  ...organization,
  branding: shownBranding(organization),
  plan,
});
