import type { LiveQuiz } from '../_data/quiz-cache.ts';
import type { Principal } from '../_platform/tokens.ts';

/**
 * For whom a quiz is, as somebody finds it: `everybody`, or the members of its organization alone, of whom they are one
 * (`member`) or not (`stranger`, as every guest is).
 */
export type Audience = 'everybody' | 'member' | 'stranger';

/**
 * The one place that says so, to the card, the page before the start and admission alike. As long as no quiz can be kept to
 * an organization, all are for everybody. Whatever fills it looks at the quiz first, which every caller has already, and
 * reads a membership only of somebody signed in and for a quiz of members: no other start may read anything.
 */
export const audienceOf = (
  _quiz: Pick<LiveQuiz, 'id' | 'ownerId' | 'settings'>,
  _user: Principal | undefined,
): Promise<Audience> => Promise.resolve('everybody');
