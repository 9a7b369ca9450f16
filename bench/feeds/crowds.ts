import { spreadMemberStatistics } from '@quizhall/functions/organizations/model/organizations.ts';
import type { Quiz } from '@quizhall/functions/quizzes/model/quizzes.ts';
import { now } from '@quizhall/functions/platform/clock.ts';
import { memberIn, someAssignment, someOrganization } from '@quizhall/functions/testing/organizations.ts';
import { publishedQuiz } from '@quizhall/functions/testing/scenarios.ts';
import { questions as timed } from '../sample.ts';

/** A quiz and who comes to it. */
export interface Crowd {
  /** Publishes one more such quiz. */
  makeQuiz: () => Promise<Quiz>;
  /** The access token of one more who comes; guests have none. */
  tokenFor: (quiz: Quiz) => Promise<string | undefined>;
}

/** So many questions, without limits of their own: with them a hand-in reads what was saved in time. */
const questionsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => timed[n % timed.length])
    .filter((question) => question !== undefined)
    .map((question, n) => ({ ...question, id: `question${n}`, timeLimit: 0 }));

const scheduled = () => ({
  schedule: { isScheduled: true, startDate: new Date(now() - 60_000).toISOString() },
  shards: 64,
});

const asGuest = async () => undefined;

/** Guests at a quiz of so many questions. */
export function guestsAt(count: number): Crowd {
  const questions = questionsOf(count);
  return {
    makeQuiz: () => publishedQuiz({ questions, quiz: scheduled() }),
    tokenFor: asGuest,
  };
}

const USUAL = guestsAt(timed.length);

const POOLS = 5;
const POOL_SIZE = 40;

/** Guests who each get 50 of 200 questions, ten of each of five pools. */
function guestsAtPools(): Crowd {
  const each = timed.length / POOLS;
  const questions = questionsOf(POOLS * POOL_SIZE).map((question, n) => ({
    ...question,
    pool: `Pool ${n % POOLS}`,
  }));
  const pools = Array.from({ length: POOLS }, (_, n) => ({ name: `Pool ${n}`, draw: each }));
  return {
    makeQuiz: () => publishedQuiz({ questions, quiz: scheduled(), settings: { pools } }),
    tokenFor: asGuest,
  };
}

/** Members of a large organization at a quiz for members alone, which is assigned to all of them. */
function members(): Crowd {
  const questions = questionsOf(timed.length);
  return {
    ...USUAL,
    makeQuiz: async () => {
      const { id: ownerId } = await someOrganization();
      await spreadMemberStatistics(ownerId);
      const settings = { visibility: 'organization' as const };
      const quiz = await publishedQuiz({ questions, quiz: { ...scheduled(), ownerId }, settings });
      await someAssignment(ownerId, { quizId: quiz.id });
      return quiz;
    },
    tokenFor: async ({ ownerId }) => (await memberIn(ownerId, 'member')).token,
  };
}

/** The crowds that are counted, by the name that the benches take: `-- --members`. */
export const CROWDS = { usual: USUAL, large: guestsAt(500), pool: guestsAtPools(), members: members() };
export type CrowdName = keyof typeof CROWDS;
