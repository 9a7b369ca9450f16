import type { QuizRole } from '@quizhall/shared/model/enums';
import { may, ownerOf } from '@quizhall/shared/rules/permissions';
import type { QuizVisibility } from '@quizhall/shared/model/organizations/organization-enums';
import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { effectiveTimeLimit } from '@quizhall/shared/rules/attempts/deadline';
import { organizationLimits, UNLIMITED } from '@quizhall/shared/rules/payments/plans';
import { ruleProblems } from '@quizhall/shared/rules/quizzes/quiz-rules';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { getOrganizationCounts, incrementCountItem } from './organization-counts.ts';
import { getOrganization, type Organization } from './organizations.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { planLimitError, questionLimitError } from './plan-limit-errors.ts';
import { getOrganizationPlan } from './organization-view.ts';
import { AppError } from '../../platform/errors.ts';

/** The organization that owns a quiz, and its plan. Undefined for a personal quiz. */
export async function findOwningOrganization({
  ownerId,
}: Pick<Quiz, 'ownerId'>): Promise<{ organization: Organization; plan: string } | undefined> {
  const owner = ownerOf(ownerId);
  if (!('organization' in owner)) return undefined;
  const [organization, plan] = await Promise.all([
    getOrganization(owner.organization),
    getOrganizationPlan(owner.organization),
  ]);
  if (!organization || organization.deletedAt) throw new AppError('NOT_FOUND');
  return { organization, plan };
}

/** Returns whether publishing in this role needs approval in this organization. */
export const needsApproval = (
  organization: Pick<Organization, 'settings'> | undefined,
  roles: readonly QuizRole[],
): boolean => organization?.settings.requireApprovalForQuizzes === true && !may(roles, 'quiz.publish');

/** Returns whether a caller with these roles needs approval to publish the quiz. */
export const needsPublishApproval = async (
  quiz: Pick<Quiz, 'ownerId'>,
  roles: readonly QuizRole[],
): Promise<boolean> => needsApproval((await findOwningOrganization(quiz))?.organization, roles);

/** Rules that an organization and its plan set for quizzes. */
export function toQuizRules(
  { id, name, settings, customCategories }: Organization,
  plan: string,
): Omit<QuizRules, 'waits'> {
  const { questionsPerQuiz } = organizationLimits(plan);
  const { maxQuestionsPerQuiz } = settings;
  return {
    id,
    name,
    visibility: firstVisibility(settings),
    language: settings.language,
    allowsPublic: settings.allowPublicQuizzes,
    hasGuests: settings.allowGuestParticipation,
    hasLeaderboards: settings.enableLeaderboards,
    hasRewards: settings.enableRewards,
    mostMinutes: settings.maxQuizDuration,
    mostQuestions:
      questionsPerQuiz === UNLIMITED ? maxQuestionsPerQuiz : Math.min(questionsPerQuiz, maxQuestionsPerQuiz),
    categories: customCategories,
  };
}

/** What was chosen before public quizzes were switched off is not what new ones can begin with. */
const firstVisibility = ({
  defaultQuizVisibility,
  allowPublicQuizzes,
}: Organization['settings']): QuizVisibility =>
  defaultQuizVisibility === 'public' && !allowPublicQuizzes ? 'organization' : defaultQuizVisibility;

/** Applies the organization's defaults to a new quiz. */
export function applyNewQuizDefaults(organization: Organization | undefined, quiz: Quiz): Quiz {
  if (!organization) return quiz;
  const { language } = organization.settings;
  const visibility = firstVisibility(organization.settings);
  return { ...quiz, language, settings: { ...quiz.settings, visibility, isPublic: visibility === 'public' } };
}

/** Applies the organization's quiz rules. */
export function applyQuizRules<Q extends Pick<Quiz, 'settings' | 'rewards' | 'customCategory'>>(
  quiz: Q,
  { settings, customCategories }: Organization,
): Q {
  const { allowGuestParticipation, enableLeaderboards, enableRewards, maxQuizDuration } = settings;
  const { timeLimit, allowGuests, isPublic, visibility = isPublic ? 'public' : 'private' } = quiz.settings;
  const isKnown = customCategories.some(({ id }) => id === quiz.customCategory);
  return {
    ...quiz,
    customCategory: isKnown ? quiz.customCategory : undefined,
    settings: {
      ...quiz.settings,
      visibility,
      allowGuests: allowGuests && allowGuestParticipation,
      // Nobody has set one: the usual time, or what the organization allows of it.
      timeLimit: timeLimit === 0 && effectiveTimeLimit(0) > maxQuizDuration ? maxQuizDuration : timeLimit,
    },
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
export function assertQuizRules(
  { settings, totalQuestions }: Pick<Quiz, 'settings' | 'totalQuestions'>,
  { organization, plan }: { organization: Organization; plan: string },
): void {
  const most = organizationLimits(plan).questionsPerQuiz;
  if (most !== UNLIMITED && totalQuestions > most) throw questionLimitError(plan, totalQuestions);
  const errors = ruleProblems({ settings, totalQuestions }, toQuizRules(organization, plan));
  if (Object.keys(errors).length > 0) throw new AppError('INVALID_INPUT', { errors });
}

/**
 * A quiz of a person, who has no categories but the usual ones.
 * @throws AppError INVALID_INPUT for one that only members could take
 */
export function toPersonalQuiz(quiz: Quiz): Quiz {
  if (quiz.settings.visibility === 'organization')
    throw new AppError('INVALID_INPUT', {
      errors: { 'settings.visibility': 'Only a quiz of an organization can be for its members alone' },
    });
  return { ...quiz, customCategory: undefined };
}

/** Writes that count a new quiz against the plan. */
export const countQuizItems = (organizationId: string, plan: string): Writes => [
  incrementCountItem(organizationId, 'quizzes', organizationLimits(plan).quizzes),
];

/** Rejects a new quiz above the plan's limit. @throws AppError PLAN_LIMIT */
export async function assertQuizRoom(organizationId: string, plan: string): Promise<void> {
  const { quizzes } = await getOrganizationCounts(organizationId);
  const limit = organizationLimits(plan).quizzes;
  if (limit !== UNLIMITED && quizzes >= limit) throw planLimitError(plan, 'quizzes', quizzes);
}
