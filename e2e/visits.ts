import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { publishedQuiz, signedInAs } from './demo.ts';
import { demoOrganization, listingOrganization } from './organization.ts';
import { begin, isAt, numbered, publish } from './quiz.ts';
import { loaded } from './rest.ts';
import { takenOver, urls } from './stage.ts';

/** Brings a fresh page to a route, in the state that the test is named after. */
export type Visit = (page: Page) => Promise<void>;

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(urls.site + path);
  await expect(page.locator('h1').first()).toBeVisible();
  await takenOver(page);
  await loaded(page);
};

const at =
  (path: string): Visit =>
  (page) =>
    open(page, path);

const asCreator =
  (path: (quizId: string) => string): Visit =>
  async (page) => {
    const [{ id }] = await Promise.all([publishedQuiz(), signedInAs(page, demoAccounts.creator)]);
    await open(page, path(id));
  };

const asLearner =
  (path: string): Visit =>
  async (page) => {
    await signedInAs(page, demoAccounts.learner);
    await open(page, path);
  };

/** As somebody who owns an organization. */
const asOwner =
  (path: (organizationId: string) => string): Visit =>
  async (page) => {
    const [id] = await Promise.all([demoOrganization(), signedInAs(page, demoAccounts.organization)]);
    await open(page, path(id));
  };

const QUESTIONS = 3;

const taking = async (page: Page, wish: Parameters<typeof publish>[0] = {}): Promise<void> => {
  const { code } = await publish({ title: 'A page of every kind', questions: numbered(QUESTIONS), ...wish });
  await begin(page, code, QUESTIONS);
  await page.keyboard.press('1');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.getByText(/^(Kept on this device|Saved)$/).first()).toBeVisible();
};

const question: Visit = (page) => taking(page);

const review = async (page: Page, wish?: Parameters<typeof publish>[0]): Promise<void> => {
  await taking(page, wish);
  for (let number = 2; number <= QUESTIONS; number++) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await isAt(page, number, QUESTIONS);
  }
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeVisible();
};

const result = async (page: Page, wish?: Parameters<typeof publish>[0]): Promise<void> => {
  await review(page, wish);
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  // Only the first question is answered.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page).toHaveURL(/\/result\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** With everything that a quiz can add to its results. */
const fullResult: Visit = async (page) => {
  await result(page, {
    questions: numbered(QUESTIONS).map((one, index) => ({ ...one, tags: [`Numbers of the kind ${index}`] })),
    rewards: { enabled: true, leaderboard: true },
    settings: { showScoreByTag: true, passingScore: 10 },
  });
  await expect(page.getByRole('table', { name: 'Leaderboard' })).toBeVisible();
};

/**
 * How a browser comes to every page of the site, by the path of its route (`frontend/src/app/route-table.ts`), one
 * entry for each state worth a look. A new route needs its entry here; a path whose page another path opens as well
 * needs none.
 */
export const VISITS: Record<string, Record<string, Visit>> = {
  '/': {
    whole: async (page) => {
      await open(page, '/');
      // The last of what the front page loads when it has the time.
      await expect(page.getByRole('heading', { name: 'Good questions' })).toBeAttached();
    },
  },
  '/get-started': { empty: at('/get-started') },
  '/how-it-works': { steps: at('/how-it-works') },
  '/help': { topics: at('/help'), found: at('/help?q=connection'), nothing: at('/help?q=zzzz') },
  '/status': { works: at('/status') },
  '/contact': { empty: at('/contact') },
  '/api-docs': {
    calls: at('/api-docs'),
    call: at('/api-docs#createQuiz'),
    nothing: at('/api-docs?q=zzzz'),
  },
  '/feedback': { learner: asLearner('/feedback') },
  '/pricing': { table: at('/pricing') },
  '/sitemap': { list: at('/sitemap') },
  '/auth/signup': { person: at('/auth/signup'), organization: at('/auth/signup?type=org') },
  '/auth/login': { empty: at('/auth/login') },
  '/auth/provider': { error: at('/auth/provider?error=PROVIDER_DENIED') },
  '/auth/forgot-password': { empty: at('/auth/forgot-password') },
  '/auth/undo-email-change': { 'unknown link': at('/auth/undo-email-change?token=unknown') },
  '/auth/reset-password': { 'unknown link': at('/auth/reset-password?token=unknown') },
  '/dashboard': { creator: asCreator(() => '/dashboard'), learner: asLearner('/dashboard') },
  '/account/profile': {
    creator: asCreator(() => '/account/profile'),
    learner: asLearner('/account/profile'),
    security: asLearner('/account/profile?tab=security'),
  },
  '/become-creator': { learner: asLearner('/become-creator') },
  '/my-results': { learner: asLearner('/my-results'), guest: at('/my-results') },
  '/rewards': { guest: at('/rewards'), learner: asLearner('/rewards') },
  '/subscription': { creator: asCreator(() => '/subscription') },
  '/prizes/:id': { unknown: at(`/prizes/${'a'.repeat(43)}`) },
  '/notifications': { creator: asCreator(() => '/notifications') },
  '/analytics': { creator: asCreator(() => '/analytics'), learner: asLearner('/analytics') },
  '/quiz/dashboard2': { quizzes: asCreator(() => '/quiz/dashboard2') },
  '/newsletter/confirm': { 'unknown link': at('/newsletter/confirm?token=unknown') },
  '/newsletter/unsubscribe': { 'unknown link': at('/newsletter/unsubscribe?token=unknown') },
  '/quiz/create': {
    empty: asCreator(() => '/quiz/create'),
    preview: asCreator(() => '/quiz/create?step=preview'),
    organization: asOwner((id) => `/quiz/create?organization=${id}&step=settings`),
  },
  '/dashboard/quiz/create': { wizard: asOwner(() => '/dashboard/quiz/create') },
  '/quiz/create2': { welcome: asCreator(() => '/quiz/create2') },
  '/explore': {
    list: at('/explore'),
    nothing: at('/explore?q=xylophone'),
    search: async (page) => {
      await open(page, '/explore');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
      await loaded(page);
    },
  },
  '/creators/:id': {
    known: async (page) => {
      const answer = await fetch(`${urls.site}/api/explore?limit=1`);
      const { data } = (await answer.json()) as { data: { quizzes: { creator?: { id: string } }[] } };
      await open(page, `/creators/${data.quizzes[0]?.creator?.id ?? ''}`);
    },
    nobody: at('/creators/nobody'),
  },
  '/organizations/:slug': {
    known: async (page) => {
      const { slug } = await listingOrganization();
      await open(page, `/organizations/${slug}`);
    },
    nobody: at('/organizations/nobody'),
  },
  '/templates': {
    gallery: at('/templates'),
    preview: async (page) => {
      await page.goto(`${urls.site}/templates?template=every-type-of-question`);
      await expect(page.getByRole('dialog', { name: 'Every type of question' })).toBeVisible();
      await takenOver(page);
      await loaded(page);
    },
  },
  '/quiz/bank': {
    questions: asCreator(() => '/quiz/bank'),
    nothing: asCreator(() => '/quiz/bank?q=there+is+no+such+question'),
  },
  '/quiz/manage': { quizzes: asCreator(() => '/quiz/manage') },
  '/quiz/:id/edit2': { published: asCreator((id) => `/quiz/${id}/edit2`) },
  '/quiz/:id/edit': { published: asCreator((id) => `/quiz/${id}/edit`) },
  '/quiz/:id/dashboard': { published: asCreator((id) => `/quiz/${id}/dashboard`) },
  '/quiz/:id/present': { published: asCreator((id) => `/quiz/${id}/present`) },
  '/quiz/:id/grading': { empty: asCreator((id) => `/quiz/${id}/grading`) },
  '/quiz/:id/regrade': { published: asCreator((id) => `/quiz/${id}/regrade`) },
  '/quiz/:id/review': { nothing: asCreator((id) => `/quiz/${id}/review`) },
  '/quiz/:id/people': { owner: asCreator((id) => `/quiz/${id}/people`) },
  '/invite/:token': { 'unknown link': at(`/invite/${'x'.repeat(43)}`) },
  '/org/create': {
    branding: asCreator(() => '/org/create?step=branding'),
    structure: asCreator(() => '/org/create?step=structure'),
    review: asCreator(() => '/org/create?step=review'),
  },
  '/org/create2': { welcome: asCreator(() => '/org/create2') },
  '/org/create3': {
    welcome: asCreator(() => '/org/create3'),
    created: asOwner((id) => `/org/create3?created=${id}`),
  },
  '/org/dashboard': {
    overview: asOwner(() => '/org/dashboard'),
    quizzes: asOwner(() => '/org/dashboard?tab=quizzes'),
    assignments: asOwner(() => '/org/dashboard?tab=assignments'),
    members: asOwner(() => '/org/team'),
    departments: asOwner(() => '/org/dashboard?tab=departments'),
    analytics: asOwner(() => '/org/analytics'),
    approvals: asOwner(() => '/org/dashboard?tab=approvals'),
    general: asOwner(() => '/org/settings'),
    branding: asOwner(() => '/org/settings?section=branding'),
    joining: asOwner(() => '/org/settings?section=members'),
    integrations: asOwner(() => '/org/settings?section=integrations'),
    billing: asOwner(() => '/org/settings?section=billing'),
    audit: asOwner(() => '/org/settings?section=security'),
  },
  '/org/:id/join/:key': { 'unknown link': at(`/org/o_0123456789abcdef/join/${'x'.repeat(43)}`) },
  '/invites/:token': { 'unknown link': at(`/invites/${'x'.repeat(43)}`) },
  '/quiz/:ref': {
    visitor: async (page) => open(page, `/quiz/${(await publishedQuiz()).code}`),
    'in a frame': async (page) => {
      const { code } = await publish({ title: 'Shown elsewhere', settings: { embeddable: true } });
      await open(page, `/embed/${code}`);
    },
  },
  '/quiz/:ref/take': { question, review: (page) => review(page) },
  '/quiz/:ref/result/:submissionId': { guest: (page) => result(page), rewarded: fullResult },
  '/verify/:code': { 'unknown code': at(`/verify/${'0'.repeat(16)}`) },
  '/verify-receipt': { empty: at('/verify-receipt') },
  '/receipt/:id': { 'unknown receipt': at(`/receipt/${'x'.repeat(43)}`) },
  '/quiz/:id/payments': { empty: asCreator((id) => `/quiz/${id}/payments`) },
  '/pay/:id': { 'unknown payment': at(`/pay/${'x'.repeat(43)}?to=/`) },
};
