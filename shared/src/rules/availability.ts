import { firstPlanWith, PLAN_NAMES } from './payments/plans.ts';

interface Availability {
  what: string;
  who: string;
  /** Promised by a plan, not built yet. */
  isComing?: true;
}

const EVERY_PLAN = 'Every plan';

/** Availability of features by plan: the single source for the pages about plans and integrations. */
export const AVAILABILITY = {
  export: { what: 'Export of questions and results', who: EVERY_PLAN },
  types: { what: 'All question types, statistics and item analysis', who: EVERY_PLAN },
  webhooks: { what: 'Webhooks', who: 'Every organization' },
  apiTokens: {
    what: 'API tokens',
    who: `Organizations on the organization plan ${PLAN_NAMES[firstPlanWith('apiAccess')]} or higher`,
  },
  social: {
    what: 'Sign-in with Google or Microsoft',
    who: 'Every account, where the operator of the site has set it up',
  },
  sso: {
    what: 'Single sign-on (SSO and SAML)',
    who: `${PLAN_NAMES[firstPlanWith('singleSignOn')]} plan, coming soon`,
    isComing: true,
  },
} as const satisfies Record<string, Availability>;

/** Features that no plan has. */
export const UNAVAILABLE = [
  'A connection to learning platforms by LTI',
  'Statements for a learning record store (xAPI)',
] as const;

/** Note below the plan cards, which list only some of the features. */
export const PLANS_NOTE = `${AVAILABILITY.export.what} and all question types come with every plan, Free included. SSO and SAML are coming soon.`;
