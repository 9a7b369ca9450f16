import { memberDepartment } from '../_data/member-department.ts';
import type { LiveQuiz } from '../_data/quiz-cache.ts';
import type { Principal } from '../_platform/tokens.ts';

/**
 * For whom a quiz is, as somebody finds it: `everybody`, or the members of its organization alone, of whom they are one
 * (`member`) or not (`stranger`, as every guest is).
 */
export type Audience = 'everybody' | 'member' | 'stranger';

/**
 * The one place that says so, to the card, the page before the start and admission alike. It looks at the quiz first, which every
 * caller has already, and reads a membership only of somebody signed in and for a quiz of members: no other start reads anything.
 */
export async function audienceOf(quiz: Visited, user: Principal | undefined): Promise<Audience> {
  return (await visitOf(quiz, user)).audience;
}

type Visited = Pick<LiveQuiz, 'id' | 'ownerId' | 'settings'>;

/** The same, and of a member of whom a membership was read the department, empty for none. */
export async function visitOf(
  { ownerId, settings }: Visited,
  user: Principal | undefined,
): Promise<{ audience: Audience; department?: string | undefined }> {
  if (settings.visibility !== 'organization') return { audience: 'everybody' };
  const department = user && (await memberDepartment(ownerId, user.id));
  return { audience: department === undefined ? 'stranger' : 'member', department };
}
