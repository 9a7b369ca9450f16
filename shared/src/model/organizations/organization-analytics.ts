import * as z from 'zod';
import { AnalyticsTotals, CreatorAnalytics } from '../quizzes/creator-analytics.ts';

/** A department in the days that are asked for; without figures nobody of it has begun anything. */
const DepartmentTotals = AnalyticsTotals.partial().extend({
  id: z.string(),
  name: z.string(),
  /** Finished of started attempts, percent. */
  completion: z.number().optional(),
});
export type DepartmentTotals = z.output<typeof DepartmentTotals>;

/** Totals over an organization's quizzes; days are those of its time zone. */
export const OrganizationAnalytics = CreatorAnalytics.extend({
  timezone: z.string(),
  /** The one that was asked for. */
  quiz: z.object({ id: z.string(), title: z.string() }).optional(),
  departments: z.array(DepartmentTotals),
  /** Its own ones, by which the quizzes can be narrowed down. */
  categories: z.array(z.object({ id: z.string(), name: z.string(), color: z.string() })),
});
export type OrganizationAnalytics = z.output<typeof OrganizationAnalytics>;
