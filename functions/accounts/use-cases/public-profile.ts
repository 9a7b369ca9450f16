import type { Profile } from '@quizhall/shared/model/accounts/user';
import type { Counters } from '@quizhall/shared/rules/accounts/counters';
import { firstBadges } from '@quizhall/shared/rules/accounts/rewards';
import type { StoredCard } from '../../quizzes/model/quizzes.ts';
import type { User } from '../model/users.ts';
import type { OwnAttempt } from './own-attempts.ts';
import { profileFields } from '../model/signed-in-user.ts';

const ACTIVITIES = 10;

type OwnQuizCard = Pick<StoredCard, 'id' | 'title' | 'status' | 'createdAt' | 'updatedAt'>;

/** Maximum number of recent quizzes and attempts on a profile. */
export const PROFILE_ITEMS = 50;

interface Newest {
  quizzes: readonly OwnQuizCard[];
  /** Newest first. */
  attempts: readonly OwnAttempt[];
  /** Distinct quizzes among all finished attempts, not only the newest. */
  quizzesTaken: number;
}

/** A person's own page: what they told, made and took. */
export function toProfile(
  user: User,
  counters: Counters,
  { quizzes, attempts, quizzesTaken }: Newest,
): Profile {
  const { createdAt, passwordChangedAt, plan } = user;
  const latestFirst = quizzes.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return {
    ...profileFields(user),
    myQuizzes: latestFirst.map(({ id, title, status }) => ({ id, title, status })),
    organizations: [],
    joinedDate: createdAt,
    passwordChangedAt,
    stats: {
      ...statsOf(counters, attempts),
      totalQuizzesTaken: quizzesTaken,
      totalQuizzesCreated:
        quizzes.length < PROFILE_ITEMS ? quizzes.length : Math.max(PROFILE_ITEMS, counters.quizzes),
    },
    quizzesCreated: latestFirst.map(({ id, title }) => ({ id, title })),
    recentActivity: recentActivity(quizzes, attempts),
    plan,
  };
}

/**
 * Of somebody with fewer attempts than were read, everything is there; otherwise the counters know the settled scores,
 * and what had to be waited for is taken from the newest attempts, where it is certain what may be known now.
 */
function statsOf(counters: Counters, attempts: readonly OwnAttempt[]) {
  const isWhole = attempts.length < PROFILE_ITEMS;
  const known = attempts.flatMap(({ percentage, settled }) =>
    percentage === undefined || (settled && !isWhole) ? [] : percentage,
  );
  const scores = known.length + (isWhole ? 0 : counters.scores);
  const sum = known.reduce((total, score) => total + score, isWhole ? 0 : counters.scoreSum);
  return {
    /** Whole percent. */
    averageScore: scores === 0 ? 0 : Math.round(sum / scores),
    scores,
    badges: firstBadges(attempts).length,
    // Those of older attempts are known only to whoever reads them all.
    badgesOfNewest: isWhole ? undefined : (true as const),
  };
}

function recentActivity(
  quizzes: readonly OwnQuizCard[],
  attempts: readonly OwnAttempt[],
): Profile['recentActivity'] {
  const created = quizzes.map(({ id, title, createdAt }) => ({
    id,
    type: 'quiz_created',
    title,
    date: createdAt,
  }));
  const taken = attempts.map(({ id, quizId, quizTitle, completedAt, percentage, withheld }) => ({
    id,
    quizId,
    type: 'quiz_taken',
    title: quizTitle,
    date: new Date(completedAt).toISOString(),
    ...(withheld ? { withheld } : { score: percentage }),
  }));
  return [...created, ...taken].toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, ACTIVITIES);
}
