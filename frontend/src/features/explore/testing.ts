import type { ExploreCard, OrganizationTile } from '@quizhall/shared/model/explore/explore';

/** A quiz as everybody finds it, for tests. */
export const exploreCard = (quiz: Partial<ExploreCard> = {}): ExploreCard => ({
  id: 'q_0000000000000001',
  title: 'Rivers',
  description: 'Of **Europe**',
  category: 'geography',
  difficulty: 'easy',
  language: 'en',
  tags: ['water', 'maps'],
  totalQuestions: 3,
  timeLimit: 10,
  isPaid: false,
  price: 0,
  rating: { average: 4.5, count: 2 },
  participants: 1_200,
  isFeatured: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  creator: { id: 'ada', name: 'Ada Lovelace' },
  ...quiz,
});

/** An organization as everybody finds it, for tests. */
export const organizationTile = (organization: Partial<OrganizationTile> = {}): OrganizationTile => ({
  id: 'o_0000000000000001',
  name: 'Acme School',
  slug: 'acme-school',
  description: 'Quizzes for all',
  type: 'school',
  isVerified: false,
  isFeatured: false,
  categories: ['science', 'history', 'art'],
  quizzes: 12,
  participants: 1,
  ...organization,
});
