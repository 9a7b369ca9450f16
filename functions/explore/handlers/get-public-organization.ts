import { explore } from '@quizhall/shared/contract/explore/explore';
import { getResultPage } from '../use-cases/result-page.ts';
import { getPublicOrganization } from '../use-cases/public-organization.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

/** Whoever lists a quiz is shown to everybody; of no other organization is anything told. */
export const handler = endpoint(
  explore.getPublicOrganization,
  async ({ params: { slug }, query: { category, customCategory, limit, cursor } }) => {
    const organization = await getPublicOrganization(slug);
    if (!organization) throw new AppError('NOT_FOUND');
    const isKnown = organization.customCategories.some(({ id }) => id === customCategory);
    // What is in one of its own categories is its.
    const filters = { ownerId: customCategory && isKnown ? customCategory : organization.id, category };
    const page = await getResultPage({ query: '', filters, sort: 'popular', limit }, cursor);
    const isEmpty = category === undefined && cursor === undefined && page.quizzes.length === 0;
    if (isEmpty) throw new AppError('NOT_FOUND');
    const { quizzes, total, nextCursor } = page;
    return { organization, quizzes, total, nextCursor };
  },
);
