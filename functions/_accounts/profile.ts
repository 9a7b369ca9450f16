import type { Profile } from '@quizhall/shared/model/user';
import type { AttemptCard } from '../_data/attempts.ts';
import type { StoredCard } from '../_data/quizzes.ts';
import type { User } from '../_data/users.ts';
import { toSignedInUser } from './signed-in-user.ts';

const ACTIVITIES = 10;

type OwnQuizCard = Pick<StoredCard, 'id' | 'title' | 'status' | 'createdAt' | 'updatedAt'>;
type FinishedAttempt = Pick<AttemptCard, 'id' | 'quizTitle' | 'status' | 'percentage' | 'completedAt'>;

/** A person's own page: what they told, made and took. `attempts` newest first. */
export function toProfile(
  user: User,
  quizzes: readonly OwnQuizCard[],
  attempts: readonly FinishedAttempt[],
): Profile {
  const { phone, location, bio, dateOfBirth, createdAt, plan } = user;
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
      averageScore: averageScore(attempts),
      badges: 0,
    },
    quizzesCreated: latestFirst.map(({ id, title }) => ({ id, title })),
    recentActivity: recentActivity(quizzes, attempts),
    plan,
  };
}

/** Whole percent over graded attempts; what waits for its owner's review has no score yet. */
function averageScore(attempts: readonly FinishedAttempt[]): number {
  const graded = attempts.filter(({ status }) => status !== 'pending_review');
  if (graded.length === 0) return 0;
  return Math.round(graded.reduce((sum, { percentage }) => sum + percentage, 0) / graded.length);
}

function recentActivity(
  quizzes: readonly OwnQuizCard[],
  attempts: readonly FinishedAttempt[],
): Profile['recentActivity'] {
  const created = quizzes.map(({ id, title, createdAt }) => ({
    id,
    type: 'quiz_created',
    title,
    date: createdAt,
  }));
  const taken = attempts.map(({ id, quizTitle, status, percentage, completedAt }) => ({
    id,
    type: 'quiz_taken',
    title: quizTitle,
    date: new Date(completedAt).toISOString(),
    ...(status !== 'pending_review' && { score: percentage }),
  }));
  return [...created, ...taken].toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, ACTIVITIES);
}
