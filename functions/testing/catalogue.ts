import type { Entry } from '../explore/model/catalogue-entry.ts';
import type { Figures, Listed } from '../explore/use-cases/segment.ts';

/** A quiz of the catalogue, for tests. */
export function listed({
  participants = 0,
  heat = 0,
  ratings = 0,
  rating = 0,
  description = '',
  author,
  ...entry
}: Partial<Entry & Figures> & { description?: string; author?: string } = {}): Listed {
  return {
    entry: {
      id: 'q_0000000000000000',
      code: '000000',
      title: 'General knowledge',
      text: description,
      tags: [],
      category: 'general',
      difficulty: 'medium',
      language: 'en',
      isPaid: false,
      ownerId: 'ada',
      createdAt: '2026-01-01T00:00:00.000Z',
      ...entry,
    },
    figures: { participants, heat, ratings, rating },
    author,
  };
}

/** Quizzes that are easily taken for others. */
export const MORE_QUIZZES: readonly Parameters<typeof listed>[0][] = [
  { title: 'World War II', tags: ['war', '2', 'history'], category: 'history', participants: 50 },
  { title: 'World music', tags: ['songs'], category: 'entertainment', participants: 90 },
  { title: 'War and peace', tags: ['tolstoy', 'world literature'], category: 'literature' },
  { title: 'Java for beginners', tags: ['programming'], category: 'technology', participants: 3 },
  { title: 'JavaScript basics', tags: ['programming', 'web'], category: 'technology', participants: 900 },
  { title: 'Python basics', tags: ['programming'], category: 'technology', participants: 20 },
  {
    title: 'Python for data science',
    tags: ['programming', 'statistics'],
    category: 'technology',
    participants: 80,
  },
  {
    title: 'Snakes of Asia',
    tags: ['animals'],
    description: 'From the cobra to the python.',
    participants: 500,
  },
  { title: 'Memory in C++', tags: ['programming'], category: 'technology' },
  { title: 'Memory and learning', tags: ['psychology'], category: 'science', participants: 40 },
  { title: 'Music theory', tags: ['notes'], category: 'art', participants: 95 },
  { title: 'Musicals of Broadway', tags: ['music'], category: 'entertainment', participants: 400 },
  { title: 'First aid at work', tags: ['health', 'safety'], category: 'science', participants: 10 },
  { title: 'Photography for everybody', tags: ['camera'], category: 'art' },
  { title: 'Photosynthesis', tags: ['biology basics', 'plants'], category: 'science', participants: 2 },
  { title: 'Écoles françaises', tags: ['france'], language: 'fr', participants: 2 },
  { title: 'Straßenschilder', tags: ['verkehr'], language: 'de' },
  { title: 'São Paulo und Rio', tags: ['brasilien'], category: 'geography', language: 'de' },
  { title: '日本の歴史', tags: ['日本'], category: 'history', language: 'ja' },
  { title: 'Chess openings', tags: ['games'], category: 'sports' },
  { title: 'Board games', tags: ['chess', 'go'], category: 'entertainment', participants: 700 },
  {
    title: 'Kings and queens',
    tags: ['royals'],
    description: 'Not those of chess.',
    category: 'history',
    participants: 990,
  },
  { title: 'Volcanoes', tags: ['earth'], category: 'geography', participants: 1 },
  { title: 'Mountains of fire', tags: ['volcano'], category: 'geography', participants: 60 },
  {
    title: 'Islands',
    code: 'QZ7K2M',
    tags: ['sea'],
    description: 'Many of them began as a volcano.',
    category: 'geography',
    participants: 800,
  },
  {
    title: 'Geometry of circles',
    tags: ['mathematics'],
    category: 'mathematics',
    participants: 30,
    author: 'Hypatia Alexandrin',
  },
  { title: 'Geometry of solids', tags: ['mathematics'], category: 'mathematics', participants: 5 },
  { title: 'Cooking at home', tags: ['food'], category: 'general', participants: 70 },
  { title: 'Cooking with gas', tags: ['food'], category: 'general', participants: 7 },
  { title: 'Capital letters', tags: ['grammar', 'typography'], category: 'literature', participants: 300 },
  { title: 'Capitals of Europe', tags: ['cities', 'world'], category: 'geography', participants: 600 },
];
