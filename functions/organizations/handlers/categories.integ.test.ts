import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { expect, it } from 'vitest';
import { getOrganization } from '../model/organizations.ts';
import { getQuiz } from '../../quizzes/model/quizzes.ts';
import { now } from '../../platform/clock.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { memberIn, someOrganization } from '../../testing/organizations.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as createQuiz } from '../../quizzes/handlers/create-quiz.ts';
import { handler as updateQuiz } from '../../quizzes/handlers/update-quiz.ts';
import { handler as getAnalytics } from './get-organization-analytics.ts';
import { handler as listQuizzes } from './list-organization-quizzes.ts';
import { handler as moveQuiz } from './move-quiz.ts';
import { handler as saveSettings } from './save-organization-settings.ts';

const stream = await testStream(everyReader(), now);

/** An organization with two categories, and its owner. */
async function sorted() {
  const { id } = await someOrganization({
    customCategories: [{ name: 'Safety', color: '#EF4444' }, { name: 'Onboarding' }],
  });
  const { token } = await memberIn(id, 'owner');
  const { customCategories } = (await getOrganization(id)) ?? { customCategories: [] };
  const [safety = '', onboarding = ''] = customCategories.map((category) => category.id);
  return { id, token, safety, onboarding };
}

const create = async (token: string, body: object) =>
  (await invokeEndpoint(createQuiz, quizzes.createQuiz, { token, body: { title: 'Ladders', ...body } })).body
    .data.quiz;
const list = async (token: string, id: string, query: { category?: string } = {}) =>
  (await invokeEndpoint(listQuizzes, organizations.listOrganizationQuizzes, { token, params: { id }, query }))
    .body.data;

it('a quiz is in a category of its organization until another, or none, is chosen', async () => {
  const { id, token, safety, onboarding } = await sorted();
  const quiz = await create(token, { organizationId: id, customCategory: safety });
  expect(quiz.customCategory).toBe(safety);
  const save = async (customCategory: string | undefined, revision: number) =>
    (
      await invokeEndpoint(updateQuiz, quizzes.updateQuiz, {
        token,
        params: { id: quiz.id },
        body: { revision, title: 'Ladders', ...(customCategory !== undefined && { customCategory }) },
      })
    ).body.data.quiz.customCategory;
  expect(await save(undefined, 1), 'what is not sent stays').toBe(safety);
  expect(await save(onboarding, 2)).toBe(onboarding);
  expect(await save('', 3)).toBeUndefined();
});

it('nobody is in a category of somebody else', async () => {
  const [mine, other] = [await sorted(), await sorted()];
  const quiz = await create(mine.token, { organizationId: mine.id, customCategory: other.safety });
  expect(quiz.customCategory).toBeUndefined();
  const { token } = await signedIn();
  expect((await create(token, { customCategory: mine.safety })).customCategory).toBeUndefined();
});

it('the list of quizzes is narrowed down to one, and names and colours all', async () => {
  const { id, token, safety, onboarding } = await sorted();
  await create(token, { organizationId: id, title: 'Ladders', customCategory: safety });
  await create(token, { organizationId: id, title: 'Welcome', customCategory: onboarding });
  await create(token, { organizationId: id, title: 'Lunch' });
  const { quizzes: found, total, categories, counts } = await list(token, id, { category: safety });
  expect(found.map(({ title, customCategory }) => [title, customCategory])).toEqual([['Ladders', safety]]);
  expect([total, counts.all]).toEqual([1, 1]);
  expect(categories).toEqual([
    { id: safety, name: 'Safety', color: '#EF4444' },
    { id: onboarding, name: 'Onboarding', color: '#3B82F6' },
  ]);
  expect((await list(token, id)).total).toBe(3);
});

it('a quiz leaves its category behind when it is moved', async () => {
  const { id, token, safety } = await sorted();
  const { id: quizId } = await create(token, { organizationId: id, customCategory: safety });
  const moved = await invokeEndpoint(moveQuiz, organizations.moveQuiz, {
    token,
    params: { id: quizId },
    body: { organizationId: null },
  });
  expect([moved.status, (await getQuiz(quizId))?.customCategory]).toEqual([200, undefined]);
});

it('a category that was deleted leaves its quizzes as they are, in none', async () => {
  const { id, token, safety, onboarding } = await sorted();
  const { id: quizId } = await create(token, { organizationId: id, customCategory: safety });
  await invokeEndpoint(saveSettings, organizations.saveOrganizationSettings, {
    token,
    params: { id },
    body: { revision: 1, customCategories: [{ id: onboarding, name: 'First days', color: '#10B981' }] },
  });
  const { quizzes: all, categories } = await list(token, id);
  expect(categories).toEqual([{ id: onboarding, name: 'First days', color: '#10B981' }]);
  expect(all.map((quiz) => quiz.id)).toEqual([quizId]);
  const saved = await invokeEndpoint(updateQuiz, quizzes.updateQuiz, {
    token,
    params: { id: quizId },
    body: { revision: 1, title: 'Steps' },
  });
  expect([saved.status, saved.body.data.quiz.customCategory]).toEqual([200, undefined]);
});

it('analytics are those of the quizzes of one category', async () => {
  const { id, token, safety, onboarding } = await sorted();
  const quizOf = (customCategory: string) => publishedQuiz({ quiz: { ownerId: id, customCategory } });
  const [one, two] = [await quizOf(safety), await quizOf(onboarding)];
  for (const quiz of [one, one, two]) await submit((await start(quiz.id)).body.data, RIGHT);
  await stream.drain();
  const ask = async (categoryId?: string) =>
    (
      await invokeEndpoint(getAnalytics, organizations.getOrganizationAnalytics, {
        token,
        query: { organizationId: id, ...(categoryId && { categoryId }) },
      })
    ).body.data;
  const all = await ask();
  expect([all.totals.completed, all.categories.map(({ name }) => name)]).toEqual([
    3,
    ['Safety', 'Onboarding'],
  ]);
  const ofOne = await ask(safety);
  expect([ofOne.totals.completed, ofOne.quizzes.map((quiz) => quiz.id)]).toEqual([2, [one.id]]);
  expect((await ask('c_000000000000')).totals.completed).toBe(0);
});
