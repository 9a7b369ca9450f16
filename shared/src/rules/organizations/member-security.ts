import type {
  OrganizationSecurity,
  SecurityChange,
} from '../../model/organizations/organization-security.ts';

/** So many days members have to set up a second factor once it is required. */
export const TWO_FACTOR_GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

/** What an organization asks of its members after a change. What was asked for already keeps its day. */
export function securityAfter(
  { twoFactorFrom, sessionHours }: OrganizationSecurity,
  { requireTwoFactor = twoFactorFrom !== undefined, sessionHours: hours = sessionHours }: SecurityChange,
  now: number,
): OrganizationSecurity {
  const from = twoFactorFrom ?? new Date(now + TWO_FACTOR_GRACE_DAYS * DAY_MS).toISOString();
  return {
    ...(requireTwoFactor && { twoFactorFrom: from }),
    ...(typeof hours === 'number' && { sessionHours: hours }),
  };
}

/** Whether a member without a second factor is refused by now. */
export const needsSecondFactor = (
  { twoFactorFrom }: { twoFactorFrom?: string | undefined },
  now: number,
): boolean => twoFactorFrom !== undefined && Date.parse(twoFactorFrom) <= now;

/** What an organization asks of the sign-ins of a member. */
interface Asked {
  sessionHours?: number | undefined;
}

/** The shortest sign-in that these organizations ask for, in hours. */
export const shortestSession = (organizations: readonly Asked[]): number | undefined => {
  const hours = organizations.flatMap(({ sessionHours }) => sessionHours ?? []);
  return hours.length === 0 ? undefined : Math.min(...hours);
};
