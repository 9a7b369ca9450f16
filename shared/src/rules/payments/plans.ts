/** In limits. */
export const UNLIMITED = -1;

export const ORGANIZATION_PLANS = ['free', 'basic', 'professional', 'enterprise'] as const;
export type OrganizationPlan = (typeof ORGANIZATION_PLANS)[number];

export const PERSONAL_PLANS = ['free', 'pro', 'enterprise'] as const;
export type PersonalPlan = (typeof PERSONAL_PLANS)[number];

/** How people call them. */
export const PLAN_NAMES: Readonly<Record<PersonalPlan | OrganizationPlan, string>> = {
  free: 'Free',
  pro: 'Pro',
  basic: 'Basic',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

/** What a stored plan is called. */
export const planName = (plan: string): string => (PLAN_NAMES as Record<string, string>)[plan] ?? plan;

type Limits<What extends string> = Readonly<Record<What, number>>;

/** What a plan id allows, whichever flow it was chosen in. */
export const ORGANIZATION_LIMITS: Record<
  OrganizationPlan,
  Limits<'members' | 'quizzes' | 'questionsPerQuiz'>
> = {
  free: { members: 10, quizzes: 5, questionsPerQuiz: 20 },
  basic: { members: 50, quizzes: UNLIMITED, questionsPerQuiz: 50 },
  professional: { members: 200, quizzes: UNLIMITED, questionsPerQuiz: 100 },
  enterprise: { members: UNLIMITED, quizzes: UNLIMITED, questionsPerQuiz: UNLIMITED },
};

/** What a stored plan of an organization allows. */
export const organizationLimits = (plan: string): (typeof ORGANIZATION_LIMITS)['free'] =>
  ORGANIZATION_LIMITS[ORGANIZATION_PLANS.find((one) => one === plan) ?? 'free'];

/** The plans of the front page. */
export const PERSONAL_LIMITS: Record<PersonalPlan, Limits<'quizzes' | 'responsesPerMonth'>> = {
  free: { quizzes: 3, responsesPerMonth: 50 },
  pro: { quizzes: UNLIMITED, responsesPerMonth: UNLIMITED },
  enterprise: { quizzes: UNLIMITED, responsesPerMonth: UNLIMITED },
};

/** Dollars a month; undefined = by agreement. */
type Prices<Plan extends string> = Readonly<Partial<Record<Plan, number>>>;

/**
 * The two price tables, each for its own way to create an organization. A plan chosen in `create3` is the plan of the same name:
 * it allows at least what that table promises (professional 100 members there, 200 here).
 */
export const ORGANIZATION_PRICES: Record<'standard' | 'create3', Prices<OrganizationPlan>> = {
  standard: { free: 0, basic: 29, professional: 99, enterprise: 299 },
  create3: { free: 0, professional: 29 },
};

/** What the `create3` flow shows and promises. */
export const CREATE3_PROMISES: Partial<Record<OrganizationPlan, Limits<'members' | 'quizzes'>>> = {
  free: { members: 10, quizzes: 5 },
  professional: { members: 100, quizzes: UNLIMITED },
  enterprise: { members: UNLIMITED, quizzes: UNLIMITED },
};

export const PERSONAL_PRICES: Prices<PersonalPlan> = { free: 0, pro: 29 };

/** Dollars for a year: twelve months with 20 percent off, rounded to a dollar. */
export const yearlyPrice = (monthly: number): number => Math.round(monthly * 12 * 0.8);

/** What only some plans of organizations have, and the first plan that has it. */
const FEATURES = {
  basicAnalytics: 'free',
  aiGeneration: 'professional',
  apiAccess: 'professional',
  whiteLabel: 'enterprise',
  singleSignOn: 'enterprise',
} as const satisfies Record<string, OrganizationPlan>;
export type OrganizationFeature = keyof typeof FEATURES;

/** Lowest organization plan with the feature. */
export const firstPlanWith = (feature: OrganizationFeature): OrganizationPlan => FEATURES[feature];

export type PlanCheck<Plan> =
  | { allowed: true }
  /** `liftedBy`: the next plan that allows it. */
  | { allowed: false; limit: number; count: number; liftedBy: Plan | undefined };

const allows = (limit: number, count: number): boolean => limit === UNLIMITED || count <= limit;

function check<Plan extends string, What extends string>(
  plans: readonly Plan[],
  limits: Record<Plan, Limits<What>>,
  plan: Plan,
  what: What,
  count: number,
): PlanCheck<Plan> {
  const limit = limits[plan][what];
  if (allows(limit, count)) return { allowed: true };
  const higher = plans.slice(plans.indexOf(plan) + 1);
  return { allowed: false, limit, count, liftedBy: higher.find((next) => allows(limits[next][what], count)) };
}

/** Whether an organization may have `count` of something, what is to be added included. */
export const checkOrganizationLimit = (
  plan: OrganizationPlan,
  what: keyof (typeof ORGANIZATION_LIMITS)['free'],
  count: number,
): PlanCheck<OrganizationPlan> => check(ORGANIZATION_PLANS, ORGANIZATION_LIMITS, plan, what, count);

/** The same for a person; enforced only where the stage says so. */
export const checkPersonalLimit = (
  plan: PersonalPlan,
  what: keyof (typeof PERSONAL_LIMITS)['free'],
  count: number,
): PlanCheck<PersonalPlan> => check(PERSONAL_PLANS, PERSONAL_LIMITS, plan, what, count);

/** The plan that brings a feature, or undefined when the organization's plan has it already. */
export function planForFeature(
  plan: OrganizationPlan,
  feature: OrganizationFeature,
): OrganizationPlan | undefined {
  const first = FEATURES[feature];
  return ORGANIZATION_PLANS.indexOf(plan) >= ORGANIZATION_PLANS.indexOf(first) ? undefined : first;
}

/** The plan that an organization would need for a feature that its stored plan does not have. */
export const missingPlan = (plan: string, feature: OrganizationFeature): OrganizationPlan | undefined =>
  planForFeature(ORGANIZATION_PLANS.find((one) => one === plan) ?? 'free', feature);
