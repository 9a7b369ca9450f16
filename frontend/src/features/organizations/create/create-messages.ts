import { formatNumber } from '@/lib/format.ts';
import type {
  BRAND_THEMES,
  Industry,
  OrganizationSize,
  OrganizationType,
  QuizVisibility,
} from '@quizhall/shared/model/organizations/organization-enums';
import type { OrganizationPlan } from '@quizhall/shared/rules/payments/plans';
import type { BrandedStep, WizardStep } from './creation-flows.ts';

export const TYPE_NAMES: Record<OrganizationType, string> = {
  school: 'School',
  university: 'University',
  company: 'Company',
  training_center: 'Training center',
  nonprofit: 'Nonprofit',
  government: 'Government',
  other: 'Other',
};

export const INDUSTRY_NAMES: Record<Industry, string> = {
  education: 'Education',
  technology: 'Technology',
  healthcare: 'Healthcare',
  finance: 'Finance',
  retail: 'Retail',
  manufacturing: 'Manufacturing',
  consulting: 'Consulting',
  other: 'Other',
};

export const SIZE_NAMES: Record<OrganizationSize, string> = {
  small: 'Small (1-50)',
  medium: 'Medium (51-200)',
  large: 'Large (201-1000)',
  enterprise: 'Enterprise (1000+)',
};

export const THEME_NAMES: Record<(typeof BRAND_THEMES)[number], string> = {
  light: 'Light',
  dark: 'Dark',
  custom: 'Custom',
};

export const VISIBILITY_NAMES: Record<QuizVisibility, string> = {
  public: 'Public',
  private: 'Private',
  organization: 'Organization',
};

/** Display texts of a plan. */
interface PlanText {
  period?: string;
  price?: string;
  description: string;
  features: readonly string[];
}

/** Plans of the full form, the guided flow and Billing. */
export const STANDARD_PLANS: Record<OrganizationPlan, PlanText> = {
  free: {
    description: 'For a first class or team.',
    features: ['Up to 10 members', '5 quizzes', '20 questions per quiz', 'Basic analytics'],
  },
  basic: {
    description: 'For a department.',
    features: ['Up to 50 members', 'Unlimited quizzes', '50 questions per quiz'],
  },
  professional: {
    description: 'For a school or company.',
    features: [
      'Up to 200 members',
      'Unlimited quizzes',
      '100 questions per quiz',
      'AI generation',
      'API access',
    ],
  },
  enterprise: {
    description: 'For many places at once.',
    features: ['Unlimited members', 'Unlimited quizzes', 'Unlimited questions'],
  },
};

/** Plans of the branded flow. */
export const BRANDED_PLANS: Partial<Record<OrganizationPlan, PlanText>> = {
  free: {
    period: 'forever',
    description: 'For a first class or team.',
    features: ['Up to 10 members', '5 quizzes', 'Basic analytics', 'Community support'],
  },
  professional: {
    description: 'For a school or company.',
    features: [
      'Up to 100 members',
      'Unlimited quizzes',
      'Advanced analytics',
      'Priority support',
      'Custom branding',
      'API access',
    ],
  },
  enterprise: {
    price: 'Custom',
    period: 'by agreement',
    description: 'For many places at once.',
    features: [
      'Unlimited everything',
      'Dedicated support',
      'Custom integrations',
      'SLA guarantee',
      'Training and onboarding',
    ],
  },
};

const ratio = (value: number) => `${formatNumber(Math.floor(value * 10) / 10)}\u00A0:\u00A01`;

export const createMessages = {
  title: 'Create Organization',
  steps: 'Steps',
  previous: 'Previous',
  next: 'Next',
  back: 'Back',
  continue: 'Continue',
  create: 'Create Organization',
  created: 'Organization created successfully!',
  createdAsSent:
    'Your organization was created as you first sent it. What you changed since can be set in Settings.',
  failed: 'The organization could not be created. Please try again.',
  kept: 'What you fill in is kept in this browser until the organization is created.',
  skip: 'Skip for now',
  optional: 'Optional',
  terms: 'I agree to the',
  termsLink: 'terms and conditions',
  fields: {
    name: 'Organization name',
    description: 'Description',
    type: 'Organization type',
    chooseType: 'Select a type',
    industry: 'Industry',
    chooseIndustry: 'Select an industry',
    size: 'Size',
    chooseSize: 'Select a size',
    email: 'Email',
    phone: 'Phone',
    website: 'Website',
    street: 'Street',
    city: 'City',
    state: 'State/Province',
    country: 'Country',
    zipCode: 'ZIP/Postal code',
  },
  wizard: {
    guided: 'Answer one question at a time instead',
    titles: {
      basic: 'Basic Info',
      contact: 'Contact',
      branding: 'Branding',
      structure: 'Structure',
      settings: 'Settings',
      subscription: 'Subscription',
      review: 'Review',
    } satisfies Record<WizardStep, string>,
    hints: {
      basic: 'What your organization is called, and what it is.',
      contact: 'Where people reach you.',
      branding: 'How your quizzes look.',
      structure: 'Departments and categories can be changed at any time.',
      settings: 'What quizzes of your organization may do.',
      subscription: 'A paid plan begins with 14 days for free.',
      review: 'Look through it once more, then create your organization.',
    } satisfies Record<WizardStep, string>,
    edit: (step: string) => `Edit ${step}`,
    editShort: 'Edit',
    none: 'None',
    missing: 'Not filled in yet',
    given: 'Uploaded',
    on: 'On',
    off: 'Off',
  },
  address: 'Address',
  brand: {
    primary: 'Primary color',
    secondary: 'Secondary color',
    accent: 'Accent color',
    theme: 'Theme',
    noColour: 'Please choose a color',
    pick: (label: string) => `Pick ${label.toLowerCase()}`,
    preview: 'Live preview',
    previewName: 'Your organization',
    previewQuiz: 'Welcome quiz',
    previewFacts: '10 questions · 15 min',
    previewStart: 'Start Quiz',
    previewBadge: 'New',
    readable: (value: number, ink: 'white' | 'black') =>
      `Text on your primary color is ${ink}: contrast ${ratio(value)}, easy to read.`,
    pale: (value: number) =>
      `Your primary color is hard to see on white: contrast ${ratio(value)}, where 3\u00A0:\u00A01 is needed. Choose a darker one.`,
  },
  structure: {
    departments: 'Departments',
    departmentName: 'Department name',
    departmentNeeded: 'Please enter a department name',
    addDepartment: 'Add Department',
    noDepartments: 'No departments yet. Members can be sorted into them later, too.',
    categories: 'Custom Categories',
    categoryName: 'Category name',
    categoryNeeded: 'Please enter a category name',
    addCategory: 'Add Category',
    noCategories: 'No categories of your own yet. The usual ones are always there.',
    description: 'Description',
    color: 'Color',
    remove: (name: string) => `Remove ${name}`,
    twice: 'This name is there already',
    full: (most: number) => `At most ${most} at once. More can be added later.`,
  },
  settings: {
    switches: {
      allowPublicQuizzes: ['Allow public quizzes', 'Anyone with the link can see them.'],
      requireApprovalForQuizzes: [
        'Require approval for quizzes',
        'What creators publish waits for an owner or admin.',
      ],
      allowGuestParticipation: ['Allow guest participation', 'People can take quizzes without an account.'],
      enableLeaderboards: ['Enable leaderboards', 'Participants see how they rank.'],
      enableRewards: ['Enable rewards', 'Points, badges and certificates.'],
      enableAnalytics: ['Enable analytics', 'How members and departments do.'],
      enableAIGeneration: ['Enable AI generation', 'Part of the Professional plan and up.'],
    },
    maxQuizDuration: 'Max quiz duration',
    minutes: 'min',
    maxQuestionsPerQuiz: 'Max questions per quiz',
    planQuestions: (plan: string, limit: number) =>
      `The ${plan} plan allows ${limit} questions per quiz. The lower number applies.`,
    planUnlimited: (plan: string) => `The ${plan} plan has no limit of its own.`,
    summary: 'Your settings',
    summaryHint: 'Your organization starts with these. You can change them at any time in Settings.',
    defaultQuizVisibility: 'Default quiz visibility',
  },
  plans: {
    label: 'Choose a plan',
    cycle: 'Billing cycle',
    cycles: { monthly: 'Monthly', yearly: 'Yearly (save 20%)' },
    perMonth: 'per month',
    perYear: 'per year',
    includes: 'includes',
    choose: (plan: string) => `Choose ${plan}`,
    chosen: 'Selected',
    popular: 'Most popular',
    contactSales: 'Contact sales',
    trial: 'Paid plans begin with a 14-day free trial. No credit card needed.',
  },
  guided: {
    progress: 'Progress',
    fullForm: 'Use the full form',
    welcome: {
      title: 'Create your organization',
      text: 'A few short questions, one at a time. You can change everything later.',
      start: 'Get Started',
    },
    name: { title: 'What is your organization called?', text: 'As your members know it.' },
    type: { title: 'What kind of organization is it?', text: 'Choose what fits best.' },
    email: { title: 'What is your email address?', text: 'Where people reach your organization.' },
    phone: { title: 'Is there a phone number?', text: 'Optional. Press Continue to leave it out.' },
    location: { title: 'Where are you?', text: 'Optional. City and country are enough.' },
    logo: { title: 'Do you have a logo?', text: 'Optional. It can be added at any time.' },
    plan: { title: 'Choose a plan', text: 'A paid plan begins with 14 days for free.' },
    skipped: 'Organization created successfully! Redirecting to dashboard...',
    created: (plan: string) => `Organization created successfully! Welcome to ${plan} plan!`,
  },
  branded: {
    titles: {
      welcome: 'Welcome',
      details: 'Organization Details',
      contact: 'Contact Information',
      branding: 'Brand Identity',
      plan: 'Choose Your Plan',
      done: 'All Set',
    } satisfies Record<BrandedStep | 'done', string>,
    hints: {
      welcome: 'Set up a place for your quizzes, your people and your results.',
      details: 'What your organization is called, and what it is.',
      contact: 'Where people reach you.',
      branding: 'How your quizzes look. All of it is optional.',
      plan: 'You can change it at any time.',
      done: 'Your organization is ready.',
    } satisfies Record<BrandedStep | 'done', string>,
    start: 'Get Started',
    points: [
      'Invite your team, and give everyone a role',
      'Quizzes in your colors, with your logo',
      'See how members and departments do',
    ],
    stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
    incomplete: 'Please fill in all required fields',
    goToDashboard: 'Go to Dashboard',
    summary: 'Summary',
    plan: 'Plan',
    loadFailed: 'The summary could not be loaded. Your organization is there all the same.',
  },
};
