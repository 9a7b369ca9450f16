import * as z from 'zod';
import { LANGUAGES } from '../enums.ts';
import { CustomCategory } from '../organizations/organization.ts';
import { QUIZ_VISIBILITIES } from '../organizations/organization-enums.ts';

/** What an organization has its quizzes be, for whoever writes one in its name. */
export const QuizRules = z.object({
  /** Of the organization. */
  id: z.string(),
  name: z.string(),
  /** A new quiz begins with these. */
  visibility: z.enum(QUIZ_VISIBILITIES),
  language: z.enum(LANGUAGES),
  allowsPublic: z.boolean(),
  hasGuests: z.boolean(),
  hasLeaderboards: z.boolean(),
  hasRewards: z.boolean(),
  mostMinutes: z.number(),
  /** The fewer of what settings and plan allow. */
  mostQuestions: z.number(),
  /** What the caller publishes waits for whoever manages it. */
  waits: z.boolean(),
  categories: z.array(CustomCategory),
});
export type QuizRules = z.output<typeof QuizRules>;
