/** The address of every page of the site, for routes, links, mails and notifications: none stands anywhere else. */
export const SITE_PATHS = {
  home: '/',
  getStarted: '/get-started',
  explore: '/explore',
  creator: '/creators/:id',
  /** An organization as everybody finds it. */
  organizationPage: '/organizations/:slug',
  signup: '/auth/signup',
  login: '/auth/login',
  /** Where somebody comes back to who signs in with another provider. */
  providerSignIn: '/auth/provider',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  undoEmailChange: '/auth/undo-email-change',
  dashboard: '/dashboard',
  profile: '/account/profile',
  becomeCreator: '/become-creator',
  myResults: '/my-results',
  rewards: '/rewards',
  prize: '/prizes/:id',
  notifications: '/notifications',
  analytics: '/analytics',
  subscription: '/subscription',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  quizCreate: '/quiz/create',
  quizCreateGuided: '/quiz/create2',
  quizManage: '/quiz/manage',
  quizCompare: '/quiz/dashboard2',
  quizBank: '/quiz/bank',
  templates: '/templates',
  help: '/help',
  status: '/status',
  contact: '/contact',
  feedback: '/feedback',
  apiDocs: '/api-docs',
  quizEdit: '/quiz/:id/edit',
  quizEditTable: '/quiz/:id/edit2',
  quizDashboard: '/quiz/:id/dashboard',
  quizPresent: '/quiz/:id/present',
  quizGrading: '/quiz/:id/grading',
  quiz: '/quiz/:ref',
  quizPeople: '/quiz/:id/people',
  quizRegrade: '/quiz/:id/regrade',
  quizPayments: '/quiz/:id/payments',
  /** What waits of it to be approved. */
  quizReview: '/quiz/:id/review',
  /** The wizard, for the current organization. */
  organizationQuizCreate: '/dashboard/quiz/create',
  quizInvite: '/invite/:token',
  /** The link of an invitation into an organization. */
  organizationInvite: '/invites/:token',
  /** The link by which whoever has it joins an organization. */
  organizationJoin: '/org/:id/join/:key',
  organizationCreate: '/org/create',
  /** One question at a time. */
  organizationCreateGuided: '/org/create2',
  organizationCreateBranded: '/org/create3',
  /** The current organization. */
  organization: '/org/dashboard',
  organizationOf: '/org/:id/dashboard',
  /** Parts of the current one. */
  organizationTeam: '/org/team',
  organizationAnalytics: '/org/analytics',
  organizationSettings: '/org/settings',
  /** A quiz as somebody joins it by its code; the same pages. */
  join: '/join/:ref',
  joinStart: '/join/:ref/start',
  quizTake: '/quiz/:ref/take',
  quizResult: '/quiz/:ref/result/:submissionId',
  verifyCertificate: '/verify/:code',
  verifyReceipt: '/verify-receipt',
  /** Stands in for the page of a payment provider. */
  pay: '/pay/:id',
  receipt: '/receipt/:id',
} as const;

/** `'/quiz/:id/edit'` → `'id'`. */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * An address with its parameters filled in: `sitePath(SITE_PATHS.quizEdit, { id })`.
 * @param query goes behind the `?`
 */
export function sitePath<Path extends string>(
  path: Path,
  params: Readonly<Record<ParamsOf<Path>, string>>,
  query?: Readonly<Record<string, string>>,
): string {
  const values: Readonly<Record<string, string>> = params;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  return query ? `${filled}?${new URLSearchParams(query).toString()}` : filled;
}
