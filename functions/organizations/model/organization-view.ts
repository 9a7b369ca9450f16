import type {
  OrganizationCard,
  OrganizationSettings,
} from '@quizhall/shared/model/organizations/organization';
import { mediaUrl } from '@quizhall/shared/rules/quizzes/uploads';
import type { Organization } from './organizations.ts';
import { getSubscription } from '../../payments/model/subscriptions.ts';

/** Plan of an organization; `free` without a subscription. */
export const getOrganizationPlan = async (organizationId: string): Promise<string> =>
  (await getSubscription(organizationId)).terms?.plan ?? 'free';

const shownBranding = ({ branding: { logoKey, ...colours } }: Pick<Organization, 'branding'>) => ({
  ...colours,
  ...(logoKey !== undefined && { logo: { key: logoKey, url: mediaUrl(logoKey) } }),
});

/** Converts an organization to the card its members see. */
export const toOrganizationCard = (organization: Organization, plan: string): OrganizationCard => ({
  ...organization,
  branding: shownBranding(organization),
  plan,
});

/** Converts an organization to its settings. */
export const toOrganizationSettings = (organization: Organization, plan: string): OrganizationSettings => ({
  ...organization,
  branding: shownBranding(organization),
  plan,
});
