import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '@quizhall/shared/model/quizzes/question';
import { CODE_ALPHABET, CODE_LENGTH } from '@quizhall/shared/rules/quizzes/quiz-code';
import { shareableLink } from '@quizhall/shared/rules/slug';
import type { Quiz } from '@quizhall/functions/quizzes/model/quizzes.ts';
import { NewOrganization } from '@quizhall/shared/model/organizations/organization';
import { StageError } from '../../stage-error.ts';
import { OWNERS, planQuizzes, type PlannedQuiz } from './plan.ts';

/** Organizations of a full stage, each with the first of its people as the owner. */
const ORGANIZATIONS = [
  { name: 'Northgate School', type: 'school', primaryColor: '#3B82F6', is: 'isFeatured' },
  { name: 'Harbour University', type: 'university', primaryColor: '#8B5CF6', is: 'isVerified' },
  { name: 'Oak & Partners', type: 'company', primaryColor: '#10B981' },
  { name: 'Evening Academy', type: 'training_center', primaryColor: '#F59E0B', is: 'isFeatured' },
  { name: 'Open Library', type: 'nonprofit', primaryColor: '#EF4444' },
  { name: 'City Archive', type: 'government', primaryColor: '#18181B', is: 'isVerified' },
] as const;

/** Makes them, with their entries in the catalogue, and answers their ids. */
async function makeOrganizations(): Promise<string[]> {
  const [{ buildOrganization }, { putCatalogueChange }, { toOrganizationEntry }, { setOrganizationFlag }] =
    await Promise.all([
      import('@quizhall/functions/organizations/model/new-organization.ts'),
      import('@quizhall/functions/explore/model/catalogue.ts'),
      import('@quizhall/functions/explore/model/catalogue-entry.ts'),
      import('@quizhall/functions/organizations/model/organizations-by-id.ts'),
    ]);
  const ids: string[] = [];
  for (const [n, { name, type, primaryColor, ...more }] of ORGANIZATIONS.entries()) {
    const input = NewOrganization.parse({
      name,
      type,
      description: `${name} shares its quizzes with everybody.`,
      branding: { primaryColor },
      contactInfo: { email: `office${n}@quizhall.example` },
      acceptTerms: true,
    });
    const owner = { id: `seedowner${String(n).padStart(11, '0')}`, name: 'Ada Novak' };
    const { organization } = await buildOrganization(input, owner, undefined);
    const mark = 'is' in more ? more.is : undefined;
    if (mark) await setOrganizationFlag(organization, [mark, true], []);
    const marked = mark ? { ...organization, [mark]: true } : organization;
    const entry = toOrganizationEntry(marked);
    await putCatalogueChange({ id: entry.id, organization: entry, sequence: '' });
    ids.push(entry.id);
  }
  return ids;
}

/** Public quizzes of a full stage. */
const FULL = 10_000;
/** The other owners are organizations. */
const PEOPLE = OWNERS - ORGANIZATIONS.length;
const DAY_MS = 24 * 3_600_000;
const GIVEN = ['Ada', 'Ben', 'Chloe', 'Diego', 'Emil', 'Fatima', 'Greta', 'Hiro'];
const FAMILY = ['Novak', 'Okafor', 'Lindqvist', 'Moreau', 'Tanaka'];

type Item = object;

interface FillOptions {
  dataDir: string;
  /** Names the database. */
  database: string;
  /** Nothing of what was written until now has to be counted, and nothing follows it. */
  skip: () => Promise<void>;
}

/**
 * Fills a new stage with public quizzes of real questions and makes the catalogue of them. Past the API, which checks and
 * counts each quiz: ten thousand of them would take half an hour.
 * @throws StageError where the stage has been used before
 */
export async function fillStage({ dataDir, database, skip }: FillOptions): Promise<void> {
  const marker = join(dataDir, 'filled');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === database) return;
  if (existsSync(join(dataDir, 'seeded')))
    throw new StageError('Only a new stage can be filled: "npm run reset" empties this one.');
  console.log(`Filling the stage with ${FULL.toLocaleString('en')} quizzes …`);
  // The repositories read their environment once.
  const makers = await makersOf();
  for (let n = 0; n < PEOPLE; n += 1) await makers.owner(ownerId(n), nameOf(n));
  const organizationIds = await makeOrganizations();
  const idOf = (owner: number) => organizationIds[owner - PEOPLE] ?? ownerId(owner);
  const { putItems } = await import('@quizhall/functions/platform/dynamodb/commands.ts');
  await putItems(planQuizzes(FULL).flatMap((quiz, n) => makers.itemsOf(quiz, n, idOf(quiz.owner))));
  await makers.buildCatalogue();
  await skip();
  writeFileSync(marker, database);
}

const ownerId = (n: number): string => `seedowner${String(n).padStart(11, '0')}`;
const nameOf = (n: number): string =>
  `${GIVEN[n % GIVEN.length] ?? ''} ${FAMILY[Math.floor(n / GIVEN.length) % FAMILY.length] ?? ''}`;

async function makersOf() {
  const [
    { newQuizItems },
    { newQuiz },
    { entryItem },
    { toCatalogueEntry },
    keys,
    { createUser },
    { rebuildCatalogue },
    random,
  ] = await Promise.all([
    import('@quizhall/functions/quizzes/model/quizzes.ts'),
    import('@quizhall/functions/quizzes/use-cases/new-quiz.ts'),
    import('@quizhall/functions/explore/model/catalogue.ts'),
    import('@quizhall/functions/explore/model/catalogue-entry.ts'),
    import('@quizhall/functions/platform/dynamodb/keys.ts'),
    import('@quizhall/functions/accounts/model/users.ts'),
    import('@quizhall/functions/explore/jobs/rebuild-catalogue.ts'),
    import('@quizhall/functions/platform/security/random.ts'),
  ]);
  const { randomText } = random;
  const now = Date.now();

  const quizOf = (planned: PlannedQuiz, n: number, owner: string): Quiz => {
    const createdAt = new Date(now - planned.age * DAY_MS).toISOString();
    const base = newQuiz(`q_${randomText(16)}`, owner, createdAt);
    return {
      ...base,
      title: planned.title,
      description: planned.description,
      tags: planned.tags,
      category: planned.category,
      difficulty: planned.difficulty,
      listed: true,
      status: 'published',
      version: 1,
      code: `${randomText(CODE_LENGTH - 1, CODE_ALPHABET)}${CODE_ALPHABET[n % CODE_ALPHABET.length] ?? ''}`,
      shareableLink: shareableLink(planned.title, randomText(8).toLowerCase()),
      totalQuestions: planned.questions.length,
      totalPoints: planned.questions.length * 10,
      settings: { ...base.settings, timeLimit: planned.timeLimit, maxAttempts: 3, allowRetake: true },
    };
  };

  return {
    owner: (id: string, name: string) =>
      createUser(personOf(id, name, new Date(now - 700 * DAY_MS).toISOString())),
    /** `owner`: the id of a person or an organization. */
    itemsOf(planned: PlannedQuiz, n: number, owner: string): Item[] {
      const quiz = quizOf(planned, n, owner);
      const changes = {
        fields: [],
        added: planned.questions.length,
        removed: 0,
        changed: 0,
        moved: 0,
        affectsScores: false,
      };
      const entry = toCatalogueEntry(quiz, now);
      return [
        ...newQuizItems(quiz, questionsOf(planned), { by: ownerId(0), changes }),
        ...(entry ? [entryItem({ id: quiz.id, entry, sequence: '' })] : []),
        ...numbersOf(planned, keys.cardNumbersKey(quiz.id), (year) => keys.daysKey(quiz.id, year), now),
      ];
    },
    async buildCatalogue(): Promise<void> {
      let cursor: unknown;
      for (;;) {
        const step = await rebuildCatalogue.step({ fresh: true }, cursor);
        if ('result' in step) return;
        cursor = step.cursor;
      }
    },
  };
}

const personOf = (id: string, name: string, createdAt: string) => ({
  id,
  name,
  email: `${id}@quizhall.example`,
  type: 'moderator' as const,
  canCreateQuizzes: true,
  // Nobody signs in as one of them.
  passwordHash: '',
  passwordChangedAt: createdAt,
  securityVersion: 1,
  phone: '',
  location: '',
  bio: '',
  dateOfBirth: '',
  plan: 'free' as const,
  createdAt,
  devices: [],
});

const questionsOf = ({ questions }: PlannedQuiz): Question[] =>
  questions.map(({ text, options, right }, n) => ({
    id: `q${n + 1}`,
    type: 'one_choice',
    question: text,
    description: '',
    options: options.map((option, at) => ({ text: option, isCorrect: at === right })),
    correctAnswers: [],
    explanation: '',
    points: 10,
    difficulty: 'medium',
    timeLimit: 0,
    tags: [],
  })) as unknown as Question[];

/** What the stream would have counted. */
function numbersOf(
  { participants, ratings, timeLimit }: PlannedQuiz,
  numbersKey: object,
  daysKey: (year: string) => object,
  now: number,
): Item[] {
  const completed = participants.before + participants.recent.reduce((sum, count) => sum + count, 0);
  if (completed === 0) return [];
  const passed = Math.round(completed * 0.7);
  const sums = { completed, waiting: 0, score: passed * 8_000, seconds: completed * 40 * (timeLimit || 6) };
  const seed = { ...sums, ratings: ratings.count, ratingSum: ratings.sum, passed, at: now, upTo: '0' };
  const byYear = Map.groupBy(
    participants.recent.map((count, ago) => ({
      count,
      day: new Date(now - ago * DAY_MS).toISOString().slice(0, 10),
    })),
    ({ day }) => day.slice(0, 4),
  );
  const years = [...byYear].map(([year, days]) => ({
    ...daysKey(year),
    since: 0,
    seed: {
      days: Object.fromEntries(
        days.map(({ day, count }) => [day.slice(5), [count, count, 0, count, count * 8_000]]),
      ),
      upTo: '0',
      at: now,
    },
  }));
  return [{ ...numbersKey, seed }, ...years];
}
