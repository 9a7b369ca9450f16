import { isMember } from '../_data/is-member.ts';
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
export async function audienceOf(
  { ownerId, settings }: Pick<LiveQuiz, 'id' | 'ownerId' | 'settings'>,
  user: Principal | undefined,
): Promise<Audience> {
  if (settings.visibility !== 'organization') return 'everybody';
  return user && (await isMember(ownerId, user.id)) ? 'member' : 'stranger';
}
