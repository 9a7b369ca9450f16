/** Addresses of the site's pages that more than one part of the product names: pages, mails, notifications. */
export const SITE_PATHS = {
  login: '/auth/login',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  profile: '/account/profile',
  notifications: '/notifications',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  quizCreate: '/quiz/create',
  quizManage: '/quiz/manage',
  quizEdit: '/quiz/:id/edit',
  quizDashboard: '/quiz/:id/dashboard',
  quiz: '/quiz/:ref',
  quizResult: '/quiz/:ref/result/:submissionId',
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
