import type { SignedInUser } from '@quizhall/shared/model/accounts/user';

/** Somebody with an account, who takes quizzes. */
export const LEARNER = {
  id: 'u1',
  email: 'ada@example.org',
  fullName: 'Ada',
  userType: 'learner',
  isEmailVerified: true,
  canCreateQuizzes: false,
} as const satisfies SignedInUser;

/** The same, who makes them, too. */
export const CREATOR = {
  ...LEARNER,
  userType: 'moderator',
  canCreateQuizzes: true,
} as const satisfies SignedInUser;
