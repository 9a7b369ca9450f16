import * as z from 'zod';
import { CATEGORIES, QUESTION_TYPES, QUIZ_DIFFICULTIES } from '../../model/enums.ts';
import { OrganizationId } from '../../model/organizations/organization.ts';
import { OwnQuiz } from '../../model/quizzes/quiz.ts';
import type { Endpoint } from '../endpoint.ts';

/** A question of a template as participants would see it: nothing tells its answer. */
export const TemplateQuestion = z.object({
  type: z.enum(QUESTION_TYPES),
  question: z.string(),
  description: z.string(),
  options: z.array(z.string()),
  /** Sides of a matching question. */
  lefts: z.array(z.string()),
  rights: z.array(z.string()),
  /** To be put in order. */
  items: z.array(z.string()),
  blanks: z.number(),
  points: z.number(),
});
export type TemplateQuestion = z.output<typeof TemplateQuestion>;

export const TemplateShown = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  difficulty: z.enum(QUIZ_DIFFICULTIES),
  tags: z.array(z.string()),
  /** Minutes; 0 = none. */
  timeLimit: z.number(),
  questions: z.array(TemplateQuestion),
});
export type TemplateShown = z.output<typeof TemplateShown>;

/** Starter quizzes: docs/product/authoring.md. */
export const templates = {
  listTemplates: {
    method: 'GET',
    path: '/templates',
    auth: 'public',
    access: 'anyone',
    summary: 'Starter quizzes with their questions, as participants would see them: one answer for all',
    response: z.object({ templates: z.array(TemplateShown) }),
    rights: {},
    sharedSeconds: 300,
  },
  useTemplate: {
    method: 'POST',
    path: '/templates/{id}/use',
    auth: 'user',
    access: { action: 'quiz.create', on: 'self', inNameOf: 'organizationId' },
    summary: 'Make a draft of a starter quiz, also in the name of an organization',
    params: z.strictObject({ id: z.string().regex(/^[a-z0-9-]{1,60}$/, 'Not the id of a template') }),
    body: z.strictObject({ organizationId: OrganizationId.optional() }),
    response: z.object({ quiz: OwnQuiz }),
    status: 201,
    idempotent: true,
    throttle: [{ by: 'user', limit: 200, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
