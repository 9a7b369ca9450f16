/** What organizations choose from, stored as written here. */
export const ORGANIZATION_TYPES = [
  'school',
  'university',
  'company',
  'training_center',
  'nonprofit',
  'government',
  'other',
] as const;
export type OrganizationType = (typeof ORGANIZATION_TYPES)[number];

export const INDUSTRIES = [
  'education',
  'technology',
  'healthcare',
  'finance',
  'retail',
  'manufacturing',
  'consulting',
  'other',
] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** As the ways to create one ask for it … */
export const ORGANIZATION_SIZES = ['small', 'medium', 'large', 'enterprise'] as const;
export type OrganizationSize = (typeof ORGANIZATION_SIZES)[number];
/** … and more closely, as the settings do. */
export const SIZE_RANGES = ['1-10', '11-50', '51-200', '201-500', '501+'] as const;

export const BRAND_THEMES = ['light', 'dark', 'custom'] as const;

/** Who finds and takes a quiz; people choose between the first two. */
export const QUIZ_VISIBILITIES = ['public', 'private', 'organization'] as const;
export type QuizVisibility = (typeof QUIZ_VISIBILITIES)[number];

export const ORGANIZATION_TIMEZONES = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'Europe/London',
] as const;
export const ORGANIZATION_LANGUAGES = ['en', 'es', 'fr', 'de'] as const;

/** What a member may be made; there is one owner, who hands the organization over. */
export const GIVEN_ROLES = ['admin', 'creator', 'member'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** Ways into an organization. */
export const JOIN_WAYS = ['invite', 'domain', 'link'] as const;
export type JoinWay = (typeof JOIN_WAYS)[number];
