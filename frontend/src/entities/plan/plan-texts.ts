import { PERSONAL_PRICES } from '@quizhall/shared/rules/payments/plans';

/** The personal plans as the front page and the page of the subscription describe them. */
export const PLANS = {
  free: {
    name: 'Free',
    price: '$0',
    period: 'forever',
    description: 'For trying things out and small groups.',
    features: [
      'Up to 3 quizzes',
      '50 responses a month',
      'Basic question types',
      'Email support',
      'Quizhall branding',
    ],
  },
  pro: {
    name: 'Pro',
    price: `$${PERSONAL_PRICES.pro}`,
    period: 'per month',
    description: 'For teachers who quiz every week.',
    features: [
      'Unlimited quizzes and responses',
      'All question types',
      'Advanced analytics',
      'Priority support',
      'Custom branding',
      'Export',
      'Team collaboration',
    ],
  },
  enterprise: {
    name: 'Enterprise',
    price: 'Custom',
    period: 'per organization',
    description: 'For schools and companies.',
    features: [
      'SSO and SAML',
      'Dedicated support',
      'Custom integrations',
      'Advanced security',
      'SLA',
      'Onboarding',
      'White label',
    ],
  },
} as const;

/** Billing cycles, as choices above the plans. */
export const BILLING_CYCLES = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly, 20% off' },
] as const;

export const TRIAL_ACTION = 'Start 14-day free trial';
