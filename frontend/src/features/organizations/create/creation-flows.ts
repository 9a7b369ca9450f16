import type { CreationWords } from './creation-problems.ts';

const LOGO_AND_COLOURS = ['branding'] as const;

/** Way to create an organization: its steps with their fields, and its messages. */
export interface Flow<Step extends string> {
  steps: readonly [Step, ...Step[]];
  fields: Readonly<Record<Step, readonly string[]>>;
  words: CreationWords;
  /** Maximum size of a logo, in bytes. */
  maxLogo: number;
  /** Ways with equal names share one draft. */
  draft: string;
}

export const WIZARD_STEPS = [
  'basic',
  'contact',
  'branding',
  'structure',
  'settings',
  'subscription',
  'review',
] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

export const GUIDED_STEPS = [
  'welcome',
  'name',
  'type',
  'email',
  'phone',
  'location',
  'logo',
  'plan',
] as const;
export type GuidedStep = (typeof GUIDED_STEPS)[number];

export const BRANDED_STEPS = ['welcome', 'details', 'contact', 'branding', 'plan'] as const;
export type BrandedStep = (typeof BRANDED_STEPS)[number];

const MB = 1_024 * 1_024;
const NAME = 'Organization name is required';
const EMAIL = 'Email is required';
const TYPE = 'Please select an organization type';

/** Seven steps, in any order. */
export const WIZARD: Flow<WizardStep> = {
  steps: WIZARD_STEPS,
  fields: {
    basic: ['name', 'type', 'industry', 'size', 'description'],
    contact: ['contactInfo'],
    branding: LOGO_AND_COLOURS,
    structure: ['departments', 'customCategories'],
    settings: ['settings'],
    subscription: ['subscription'],
    review: ['acceptTerms'],
  },
  words: {
    table: 'standard',
    own: { type: TYPE, 'contactInfo.email': 'Please enter a valid email address' },
    required: { name: NAME, type: TYPE, 'contactInfo.email': EMAIL },
  },
  maxLogo: 5 * MB,
  draft: 'standard',
};

/** One question at a time. Fields it does not ask for keep their defaults. */
export const GUIDED: Flow<GuidedStep> = {
  steps: GUIDED_STEPS,
  fields: {
    welcome: [],
    name: ['name'],
    type: ['type'],
    email: ['contactInfo.email'],
    phone: ['contactInfo.phone'],
    location: ['contactInfo.address'],
    logo: ['branding.logo'],
    plan: ['subscription', 'acceptTerms'],
  },
  words: {
    table: 'standard',
    own: { type: TYPE, 'contactInfo.email': 'Please enter a valid email' },
    required: {
      name: 'Please enter your organization name',
      type: TYPE,
      'contactInfo.email': EMAIL,
    },
  },
  maxLogo: 5 * MB,
  draft: 'standard',
};

const REQUIRED = {
  name: NAME,
  type: TYPE,
  industry: 'Please select an industry',
  size: 'Please select a size',
  'contactInfo.email': EMAIL,
  'contactInfo.phone': 'Phone is required',
};

/** Five steps, followed by the created organization. */
export const BRANDED: Flow<BrandedStep> = {
  steps: BRANDED_STEPS,
  fields: {
    welcome: [],
    details: ['name', 'type', 'industry', 'size'],
    contact: ['contactInfo'],
    branding: LOGO_AND_COLOURS,
    plan: ['subscription', 'acceptTerms'],
  },
  words: {
    table: 'create3',
    own: { type: TYPE, 'contactInfo.email': 'Please enter a valid email address' },
    required: REQUIRED,
  },
  maxLogo: 2 * MB,
  draft: 'create3',
};
