import type { SignedInUser } from '@quizhall/shared/model/accounts/user';

/** User who takes quizzes. */
export const LEARNER = {
  id: 'u1',
  email: 'ada@example.org',
  fullName: 'Ada',
  userType: 'learner',
  isEmailVerified: true,
  canCreateQuizzes: false,
} as const satisfies SignedInUser;

/** User who also creates quizzes. */
export const CREATOR = {
  ...LEARNER,
  userType: 'moderator',
  canCreateQuizzes: true,
} as const satisfies SignedInUser;
