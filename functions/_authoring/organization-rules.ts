import { ownerOf } from '@quizhall/shared/rules/permissions';
import { organizationLimits, UNLIMITED } from '@quizhall/shared/rules/plans';
import { oneMore } from '../_data/organization-counts.ts';
import type { Writes } from '../_data/idioms.ts';
import { getOrganization, type Organization } from '../_data/organizations.ts';
import { getOrganizationCounts } from '../_data/organization-counts.ts';
import type { Quiz } from '../_data/quizzes.ts';
import { overPlan, overQuestions } from '../_organizations/over-plan.ts';
import { planOf } from '../_organizations/view.ts';
import { AppError } from '../_platform/errors.ts';

/** The organization that owns a quiz, and its plan; nothing of a person's. */
export async function owningOrganization({
  ownerId,
}: Pick<Quiz, 'ownerId'>): Promise<{ organization: Organization; plan: string } | undefined> {
  const owner = ownerOf(ownerId);
  if (!('organization' in owner)) return undefined;
  const [organization, plan] = await Promise.all([
    getOrganization(owner.organization),
    planOf(owner.organization),
  ]);
  if (!organization || organization.deletedAt) throw new AppError('NOT_FOUND');
  return { organization, plan };
}

/** A new quiz with what its organization has new ones begin with. */
export function newQuizOf(organization: Organization | undefined, quiz: Quiz): Quiz {
  if (!organization) return quiz;
  const { defaultQuizVisibility: visibility, language } = organization.settings;
  return { ...quiz, language, settings: { ...quiz.settings, visibility, isPublic: visibility === 'public' } };
}

/** What an organization has its quizzes be, whoever writes them. */
export function asOrganized<Q extends Pick<Quiz, 'settings' | 'rewards'>>(
  quiz: Q,
  { settings }: Organization,
): Q {
  const { allowGuestParticipation, enableLeaderboards, enableRewards } = settings;
  return {
    ...quiz,
    settings: { ...quiz.settings, allowGuests: quiz.settings.allowGuests && allowGuestParticipation },
    rewards: {
      ...quiz.rewards,
      enabled: quiz.rewards.enabled && enableRewards,
      leaderboard: quiz.rewards.leaderboard && enableLeaderboards,
    },
  };
}

/**
 * What an organization and its plan allow of a quiz.
 * @throws AppError PLAN_LIMIT for its questions, INVALID_INPUT
 */
export function assertOrganized(
  { settings, totalQuestions }: Pick<Quiz, 'settings' | 'totalQuestions'>,
  { organization, plan }: { organization: Organization; plan: string },
): void {
  const most = organizationLimits(plan).questionsPerQuiz;
  if (most !== UNLIMITED && totalQuestions > most) throw overQuestions(plan, totalQuestions);
  const { maxQuestionsPerQuiz, maxQuizDuration, allowPublicQuizzes } = organization.settings;
  const errors = {
    ...(totalQuestions > maxQuestionsPerQuiz && {
      questions: `Your organization allows at most ${maxQuestionsPerQuiz} questions`,
    }),
    ...(settings.timeLimit > maxQuizDuration && {
      'settings.timeLimit': `Your organization allows at most ${maxQuizDuration} minutes`,
    }),
    ...(!allowPublicQuizzes &&
      settings.isPublic && { 'settings.visibility': 'Your organization allows no public quizzes' }),
  };
  if (Object.keys(errors).length > 0) throw new AppError('INVALID_INPUT', { errors });
}

/** @throws AppError INVALID_INPUT for a quiz of a person that only members could take */
export function assertPersonal({ settings }: Pick<Quiz, 'settings'>): void {
  if (settings.visibility === 'organization')
    throw new AppError('INVALID_INPUT', {
      errors: { 'settings.visibility': 'Only a quiz of an organization can be for its members alone' },
    });
}

/** The write that counts a new quiz against the plan. */
export const countedQuiz = (organizationId: string, plan: string): Writes => [
  oneMore(organizationId, 'quizzes', organizationLimits(plan).quizzes),
];

/** Why a new quiz was refused, if it was its organization's plan. @throws AppError PLAN_LIMIT */
export async function assertRoomIn(organizationId: string, plan: string): Promise<void> {
  const { quizzes } = await getOrganizationCounts(organizationId);
  const limit = organizationLimits(plan).quizzes;
  if (limit !== UNLIMITED && quizzes >= limit) throw overPlan(plan, 'quizzes', quizzes);
}
