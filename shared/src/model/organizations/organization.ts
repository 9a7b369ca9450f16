import * as z from 'zod';
import { CategoryId, Email, Instant } from '../common.ts';
import { LIMITS } from '../limits.ts';
import { ORGANIZATION_ROLES } from '../enums.ts';
import {
  BRAND_THEMES,
  INDUSTRIES,
  ORGANIZATION_LANGUAGES,
  ORGANIZATION_SIZES,
  ORGANIZATION_TIMEZONES,
  ORGANIZATION_TYPES,
  QUIZ_VISIBILITIES,
  SIZE_RANGES,
} from './organization-enums.ts';
import { ORGANIZATION_FIELDS as MOST } from './organization-limits.ts';
import { OrganizationSecurity, SecurityChange } from './organization-security.ts';
import { FIELD_MESSAGES } from '../field-messages.ts';

/** Ids of organizations begin with `o_`: `ownerOf` of the permissions tells them from people by it. */
export const OrganizationId = z.string().regex(/^o_[A-Za-z0-9]{16}$/, 'Not an organization id');
export const DepartmentId = z.string().regex(/^d_[A-Za-z0-9]{12}$/, 'Not a department id');

/** What calls without an id in their path are about: the one named here, or the caller's current one. */
export const OrganizationScope = z.strictObject({ organizationId: OrganizationId.optional() });

const text = (most: number) => z.string().trim().max(most, `Please use at most ${most} characters`);
/** As colour fields write them. */
const Colour = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/, 'Please choose a color')
  .toUpperCase();
/** As people type it, without its beginning. */
const withScheme = (value: string) =>
  value === '' || /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`;
const isWebsite = (value: string) =>
  value === '' || /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/.test(value);

const Name = z
  .string({ error: FIELD_MESSAGES.organizationNameRequired })
  .trim()
  .min(1, FIELD_MESSAGES.organizationNameRequired)
  .max(MOST.name, `Please use at most ${MOST.name} characters`);

const Address = z.strictObject({
  street: text(MOST.addressLine).default(''),
  city: text(MOST.addressLine).default(''),
  state: text(MOST.addressLine).default(''),
  country: text(MOST.addressLine).default(''),
  zipCode: text(MOST.zipCode).default(''),
});

export const ContactInfo = z.strictObject({
  email: Email,
  phone: text(MOST.phone)
    .regex(/^(\+?\d[\d ()./-]{3,})?$/, 'Please enter a phone number')
    .default(''),
  website: z
    .string()
    .trim()
    .overwrite(withScheme)
    .max(MOST.website, `Please use at most ${MOST.website} characters`)
    .refine(isWebsite, 'Please enter a web address')
    .default(''),
  address: Address.prefault({}),
});

/** Colours and theme; the logo is a file beside them. */
const Colours = z.strictObject({
  primaryColor: Colour.default('#3B82F6'),
  secondaryColor: Colour.default('#1E40AF'),
  accentColor: Colour.default('#F59E0B'),
  theme: z.enum(BRAND_THEMES).default('light'),
});

/** A file that was uploaded for a logo. */
const LogoKey = z.strictObject({ key: z.string().max(200) });

export const OrganizationSwitches = z.strictObject({
  allowPublicQuizzes: z.boolean().default(true),
  /** A publish by a creator waits for whoever manages the organization. */
  requireApprovalForQuizzes: z.boolean().default(false),
  /** Whoever joins by a domain or a link waits for them. */
  requireApproval: z.boolean().default(false),
  allowGuestParticipation: z.boolean().default(true),
  enableLeaderboards: z.boolean().default(true),
  enableRewards: z.boolean().default(true),
  enableAnalytics: z.boolean().default(true),
  enableAIGeneration: z.boolean().default(false),
  /** Minutes. */
  maxQuizDuration: z.number().int().min(1).max(MOST.quizDuration).default(120),
  maxQuestionsPerQuiz: z.number().int().min(1).max(LIMITS.questions).default(50),
  defaultQuizVisibility: z.enum(QUIZ_VISIBILITIES).default('organization'),
  autoAssignDepartment: z.boolean().default(false),
  timezone: z.enum(ORGANIZATION_TIMEZONES).default('UTC'),
  language: z.enum(ORGANIZATION_LANGUAGES).default('en'),
});

/** What comes behind the @ of an address. */
export const EmailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
    'Please enter a domain such as example.com',
  );

export const DepartmentFields = z.strictObject({
  name: text(MOST.departmentName).min(1, 'Please enter a department name'),
  description: text(MOST.departmentDescription).default(''),
  /** Whoever comes with an address there belongs to it, where the organization assigns by itself. */
  emailDomains: z.array(EmailDomain).max(10).default([]),
});
const CategoryFields = {
  name: text(MOST.categoryName).min(1, 'Please enter a category name'),
  description: text(MOST.categoryDescription).default(''),
  color: Colour.default('#3B82F6'),
};

/** Whatever a form counts its rows by. */
const FormId = z.string().max(40).optional();

const sameName = (rows: readonly { name: string }[]) =>
  new Set(rows.map(({ name }) => name.toLowerCase())).size === rows.length;

/** POST /organization */
export const NewOrganization = z.strictObject({
  name: Name,
  description: text(MOST.description).default(''),
  type: z.enum(ORGANIZATION_TYPES, { error: 'Please select an organization type' }),
  industry: z.enum(INDUSTRIES).default('other'),
  size: z.enum(ORGANIZATION_SIZES).default('small'),
  branding: Colours.extend({ logo: LogoKey.optional() }).prefault({}),
  contactInfo: ContactInfo,
  settings: OrganizationSwitches.prefault({}),
  departments: z
    .array(DepartmentFields.extend({ id: FormId }))
    .max(MOST.departments)
    .refine(sameName, 'Two departments have the same name')
    .default([]),
  customCategories: z
    .array(z.strictObject({ id: FormId, ...CategoryFields }))
    .max(MOST.categories)
    .refine(sameName, 'Two categories have the same name')
    .default([]),
  /** A paid plan begins with 14 days for nothing. `prices`: the table that the chosen one stood in. */
  subscription: z
    .strictObject({
      plan: z.string().max(20).default('free'),
      billingCycle: z.enum(['monthly', 'yearly']).default('monthly'),
      prices: z.enum(['standard', 'create3']).default('standard'),
    })
    .prefault({}),
  acceptTerms: z.literal(true, 'Please accept the terms'),
});
export type NewOrganization = z.output<typeof NewOrganization>;

/** A department as it is listed. */
export const ShownOrganizationDepartment = DepartmentFields.extend({
  id: z.string(),
  members: z.number(),
}).strip();

export const CustomCategory = z.object({ id: z.string(), ...CategoryFields });
export type CustomCategory = z.output<typeof CustomCategory>;

/** A logo in use. */
const Logo = z.object({ key: z.string(), url: z.string() });
const Branding = z.object({ ...Colours.shape, logo: Logo.optional() });

/** An organization as its members are told of it. */
export const OrganizationCard = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  type: z.enum(ORGANIZATION_TYPES),
  branding: Branding,
  plan: z.string(),
  createdAt: Instant,
});
export type OrganizationCard = z.output<typeof OrganizationCard>;

/** What the settings show and save. */
export const OrganizationSettings = z.object({
  ...OrganizationCard.shape,
  industry: z.enum(INDUSTRIES),
  size: z.enum(ORGANIZATION_SIZES),
  sizeRange: z.enum(SIZE_RANGES).optional(),
  contactInfo: z.object({
    email: z.string(),
    phone: z.string(),
    website: z.string(),
    address: z.object({
      street: z.string(),
      city: z.string(),
      state: z.string(),
      country: z.string(),
      zipCode: z.string(),
    }),
  }),
  settings: z.object(OrganizationSwitches.shape),
  security: OrganizationSecurity.default({}),
  customCategories: z.array(CustomCategory),
  revision: z.number(),
});
export type OrganizationSettings = z.output<typeof OrganizationSettings>;

/** The same group, each field by itself; what is left out stays as it is. */
const partly = <Shape extends z.ZodRawShape>(group: z.ZodObject<Shape>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(group.shape).map(([name, field]) => [
        name,
        (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : (field as z.ZodType)).optional(),
      ]),
    ) as unknown as { [Name in keyof Shape]: z.ZodOptional<Shape[Name]> },
  );

/** PUT /organization/{id}/settings: what is sent is changed; `revision` is that which was read. */
export const OrganizationChanges = z.strictObject({
  revision: z.number().int().min(1),
  name: Name.optional(),
  description: text(MOST.description).optional(),
  type: z.enum(ORGANIZATION_TYPES).optional(),
  industry: z.enum(INDUSTRIES).optional(),
  size: z.enum(ORGANIZATION_SIZES).optional(),
  sizeRange: z.enum(SIZE_RANGES).nullable().optional(),
  /** `logo: null` takes it away. */
  branding: z.strictObject({ ...partly(Colours).shape, logo: LogoKey.nullable().optional() }).optional(),
  contactInfo: z
    .strictObject({ ...partly(ContactInfo).shape, address: partly(Address).optional() })
    .optional(),
  settings: partly(OrganizationSwitches).optional(),
  security: SecurityChange.optional(),
  /** All of them, in their order; one without an id is new. */
  customCategories: z
    .array(z.strictObject({ id: CategoryId.optional(), ...CategoryFields }))
    .max(MOST.categories)
    .refine(sameName, 'Two categories have the same name')
    .optional(),
});
export type OrganizationChanges = z.output<typeof OrganizationChanges>;

/** Of one department. */
const DepartmentFigures = z.object({
  id: z.string(),
  name: z.string(),
  members: z.number(),
  quizzes: z.number().optional(),
  avgScore: z.number().optional(),
  completion: z.number().optional(),
});

const Percent = z.number().optional();

/** GET /organization/dashboard. Figures that nothing is known of are absent. */
export const OrganizationDashboard = z.object({
  organization: OrganizationCard.extend({
    members: z.number(),
    departments: z.number(),
    activeQuizzes: z.number(),
    totalQuizzes: z.number(),
  }),
  /** It was deleted: everything of it goes at that time, unless its owner restores it before. */
  deletion: z.object({ erasedFrom: Instant }).optional(),
  /** It asks for a second factor, and the caller has none: from then on it opens for them with one alone. */
  twoFactor: z.object({ from: Instant }).optional(),
  /** What the caller is in it. */
  role: z.enum(ORGANIZATION_ROLES),
  stats: z.object({
    totalMembers: z.number(),
    /** With an attempt in 30 days. */
    activeMembers: z.number().optional(),
    totalQuizzes: z.number(),
    activeQuizzes: z.number(),
    totalResponses: z.number().optional(),
    avgCompletionRate: Percent,
    avgScore: Percent,
    engagementRate: Percent,
  }),
  recentActivity: z.array(
    z.object({
      id: z.string(),
      user: z.string(),
      action: z.enum(['completed', 'started', 'joined']),
      quiz: z.string().optional(),
      score: Percent,
      time: Instant,
      department: z.string().optional(),
    }),
  ),
  topPerformers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      department: z.string().optional(),
      score: z.number(),
      quizzes: z.number(),
      /** `quizzes` counts the newest attempts only; there may be more. */
      areQuizzesMinimum: z.literal(true).optional(),
      avatar: z.string().optional(),
    }),
  ),
  departments: z.array(DepartmentFigures),
  pendingInvites: z.number(),
  pendingApprovals: z.number(),
  /** Whether its settings have analytics on. */
  analytics: z.boolean(),
  /** In which moments are told. */
  timezone: z.string(),
  /** What the plan holds; -1 is without a limit. */
  limits: z.object({ members: z.number(), quizzes: z.number(), questionsPerQuiz: z.number() }),
});
export type OrganizationDashboard = z.output<typeof OrganizationDashboard>;
