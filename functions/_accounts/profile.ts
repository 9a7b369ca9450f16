import type { Profile } from '@quizhall/shared/model/user';
import type { StoredCard } from '../_data/quizzes.ts';
import type { User } from '../_data/users.ts';
import type { OwnAttempt } from './own-attempts.ts';
import { toSignedInUser } from './signed-in-user.ts';

const ACTIVITIES = 10;

type OwnQuizCard = Pick<StoredCard, 'id' | 'title' | 'status' | 'createdAt' | 'updatedAt'>;

/** A person's own page: what they told, made and took. `attempts` newest first. */
export function toProfile(
  user: User,
  quizzes: readonly OwnQuizCard[],
  attempts: readonly OwnAttempt[],
): Profile {
  const { phone, location, bio, dateOfBirth, createdAt, plan } = user;
  const scores = attempts.flatMap(({ percentage }) => percentage ?? []);
  const latestFirst = quizzes.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return {
    ...toSignedInUser(user),
    myQuizzes: latestFirst.map(({ id, title, status }) => ({ id, title, status })),
    organizations: [],
    phone,
    location,
    bio,
    dateOfBirth,
    joinedDate: createdAt,
    stats: {
      totalQuizzesTaken: attempts.length,
      totalQuizzesCreated: quizzes.length,
      averageScore: average(scores),
      scores: scores.length,
      badges: 0,
    },
    quizzesCreated: latestFirst.map(({ id, title }) => ({ id, title })),
    recentActivity: recentActivity(quizzes, attempts),
    plan,
  };
}

/** Whole percent. */
function average(scores: readonly number[]): number {
  return scores.length === 0 ? 0 : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
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
