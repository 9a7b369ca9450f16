import * as z from 'zod';
import { CategoryId, Cursor, PageSize, QuizId } from '../../model/common.ts';
import { QUIZ_FILTERS, QUIZ_SORTS } from '../../model/enums.ts';
import { ShownDepartment } from '../../model/organizations/member.ts';
import { CustomCategory, DepartmentId, OrganizationId } from '../../model/organizations/organization.ts';
import { QuizCard } from '../../model/quizzes/quiz.ts';
import { QuizRules } from '../../model/quizzes/quiz-rules.ts';
import type { Endpoint } from '../endpoint.ts';

const { totalResponses, avgScore, avgTime, rating } = QuizCard.shape;

/** A quiz of an organization, and who made it. */
const OrganizationQuiz = QuizCard.extend({
  /** How it goes, for whoever may see that. */
  totalResponses: totalResponses.optional(),
  avgScore: avgScore.optional(),
  avgTime: avgTime.optional(),
  rating: rating.optional(),
  /** Without a name there is no such account any more. */
  creator: z.object({ id: z.string(), name: z.string().optional() }).optional(),
  /** Departments of its creator and those it is assigned to, by name. */
  departments: z.array(ShownDepartment).optional(),
  /** It waits to be approved under this id. */
  approvalId: z.string().optional(),
});

/** Quizzes that belong to an organization. */
export const organizationQuizzes = {
  listOrganizationQuizzes: {
    method: 'GET',
    path: '/organization/{id}/quizzes',
    auth: 'user',
    access: { action: 'organization.view', on: 'organization', id: 'id' },
    apiToken: true,
    summary:
      'The quizzes of an organization: searched, filtered, sorted and paged. Members who make none see those that are published',
    params: z.strictObject({ id: OrganizationId }),
    query: z.strictObject({
      search: z.string().trim().max(200).optional(),
      status: z.enum(QUIZ_FILTERS).default('all'),
      /** One of its own categories. */
      category: CategoryId.optional(),
      /** Department of its creator, or one it is assigned to. */
      departmentId: DepartmentId.optional(),
      sort: z.enum(QUIZ_SORTS).default('recent'),
      limit: PageSize(20, 50),
      cursor: Cursor,
    }),
    response: z.object({
      quizzes: z.array(OrganizationQuiz),
      total: z.number(),
      counts: z.record(z.enum(QUIZ_FILTERS), z.number()),
      /** Its own ones, by which `customCategory` of a quiz is named and coloured. */
      categories: z.array(CustomCategory.omit({ description: true })),
      /** Departments to filter by, for those who make quizzes. */
      departments: z.array(ShownDepartment).optional(),
      nextCursor: z.string().optional(),
    }),
    rights: { table: 'write' },
  },
  getQuizRules: {
    method: 'GET',
    path: '/organization/{id}/quiz-rules',
    auth: 'user',
    access: { action: 'quiz.create', on: 'organization', id: 'id' },
    summary: 'What an organization has its quizzes be, for whoever makes one in its name',
    params: z.strictObject({ id: OrganizationId }),
    response: z.object({ rules: QuizRules }),
    rights: { table: 'read' },
  },
  moveQuiz: {
    method: 'POST',
    path: '/quizzes/{id}/move',
    auth: 'user',
    access: { action: 'quiz.move', on: 'quiz', id: 'id' },
    summary:
      'Give a quiz to an organization in whose name the caller may make quizzes, or (null) take it out of one, as the own quiz. Nobody else works on it any more',
    params: z.strictObject({ id: QuizId }),
    body: z.strictObject({ organizationId: OrganizationId.nullable() }),
    response: z.object({ quiz: QuizCard }),
    throttle: [{ by: 'user', limit: 200, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
