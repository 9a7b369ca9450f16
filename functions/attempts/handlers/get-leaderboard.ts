import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { hasLeaderboard } from '@quizhall/shared/rules/accounts/rewards';
import { getQuizOrganization } from '../../quizzes/model/quiz-organization.ts';
import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { verifyAttemptToken } from '../../platform/security/tokens.ts';
import { audienceOf } from '../model/audience.ts';
import { getShownQuiz } from '../model/entry-card.ts';
import { leaderboardOf } from '../../results/model/leaderboard.ts';

/** Whether its organization has leaderboards still. */
async function isShownIn(quiz: LiveQuiz): Promise<boolean> {
  const { enableLeaderboards = true, enableRewards = true } =
    (await getQuizOrganization(quiz))?.settings ?? {};
  return enableLeaderboards && enableRewards;
}

export const handler = endpoint(attempts.getLeaderboard, async ({ params, user, sessionToken }) => {
  const quiz = await getShownQuiz(params.id);
  if (!hasLeaderboard(quiz.rewards) || !(await isShownIn(quiz))) throw new AppError('NOT_FOUND');
  const own = sessionToken ? parseAttemptId((await verifyAttemptToken(sessionToken)).id) : undefined;
  const participant = own?.quizId === quiz.id ? own.participant : user && `u_${user.id}`;
  // Where a sign-in is asked for, names are not for strangers.
  if (quiz.settings.requireLogin && !participant) throw new AppError('LOGIN_REQUIRED');
  // Nor those of an organization's members for anybody else, but for who took it as one of them.
  const audience = own?.quizId === quiz.id ? 'member' : await audienceOf(quiz, user);
  if (audience === 'locked') throw new AppError('TWO_FACTOR_REQUIRED');
  if (audience === 'stranger') throw new AppError(user ? 'MEMBERS_ONLY' : 'LOGIN_REQUIRED');
  return leaderboardOf(quiz, participant);
});
