import { needsSecondFactor } from '@quizhall/shared/rules/organizations/member-security';
import { hasSecondFactor } from '../../accounts/model/has-second-factor.ts';
import { memberAtStart } from './member-at-start.ts';
import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { now } from '../../platform/clock.ts';
import type { Principal } from '../../platform/security/tokens.ts';

/**
 * For whom a quiz is, as somebody finds it: `everybody`, or the members of its organization alone, of whom they are one
 * (`member`) or not (`stranger`, as every guest is), or one without the second factor that it asks for (`locked`).
 */
export type Audience = 'everybody' | 'member' | 'stranger' | 'locked';

/**
 * The one place that says so, to the card, the page before the start and admission alike. It looks at the quiz first, which every
 * caller has already, and reads a membership only of somebody signed in and for a quiz of members: no other start reads anything. Where
 * the organization asks for a second factor, the access token tells of it, and only for one without it is the account read.
 */
export async function audienceOf(quiz: Visited, user: Principal | undefined): Promise<Audience> {
  return (await visitOf(quiz, user)).audience;
}

/** Whether somebody may know of a quiz: no stranger to it, nor without the second factor that it asks for. */
export const isLetIn = async (quiz: Visited, user: Principal | undefined): Promise<boolean> =>
  ['everybody', 'member'].includes(await audienceOf(quiz, user));

type Visited = Pick<LiveQuiz, 'id' | 'ownerId' | 'settings'>;

/** The same, and of a member of whom a membership was read the department, empty for none. */
export async function visitOf(
  { ownerId, settings }: Visited,
  user: Principal | undefined,
): Promise<{ audience: Audience; department?: string | undefined }> {
  if (settings.visibility !== 'organization') return { audience: 'everybody' };
  const member = user && (await memberAtStart(ownerId, user.id));
  if (!member) return { audience: 'stranger' };
  const isOpen =
    !needsSecondFactor(member, now()) || user.secondFactor === true || (await hasSecondFactor(user.id));
  return { audience: isOpen ? 'member' : 'locked', department: member.department };
}
