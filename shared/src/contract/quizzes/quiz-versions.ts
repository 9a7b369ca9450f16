import { ApprovalId } from '../../model/quizzes/approval.ts';
import * as z from 'zod';
import { PageSize, QuizId } from '../../model/common.ts';
import { OwnQuiz } from '../../model/quizzes/quiz.ts';
import { QuizVersion, ReplacedDraft, VersionNumber, VersionRef } from '../../model/quizzes/version.ts';
import type { Endpoint } from '../endpoint.ts';

const ById = z.strictObject({ id: QuizId });
const ByNumber = ById.extend({ n: VersionRef });

/** What was published of a quiz: docs/decisions/0036-versions.md. Part of the area `quizzes`. */
export const quizVersions = {
  listVersions: {
    method: 'GET',
    path: '/quizzes/{id}/versions',
    auth: 'user',
    access: { action: 'quiz.view', on: 'quiz', id: 'id' },
    summary: 'Which versions of a quiz were published, newest first: who, when, what changed',
    params: ById,
    query: z.strictObject({
      limit: PageSize(20, 100),
      /** The number of the last version that was answered. */
      cursor: VersionNumber.optional(),
    }),
    response: z.object({
      versions: z.array(QuizVersion),
      /** Drafts that another save replaced before the first version, newest first; on the last page. */
      drafts: z.array(ReplacedDraft).optional(),
      nextCursor: z.string().optional(),
    }),
    rights: { table: 'read' },
  },
  getVersion: {
    method: 'GET',
    path: '/quizzes/{id}/versions/{n}',
    auth: 'user',
    access: { action: 'quiz.view', on: 'quiz', id: 'id' },
    summary:
      'A whole quiz as it was in a version; status, revision, numbers and prize pool are those of today',
    params: ByNumber,
    response: z.object({ quiz: OwnQuiz, version: z.union([ReplacedDraft, QuizVersion]) }),
    rights: { table: 'read' },
  },
  restoreVersion: {
    method: 'POST',
    path: '/quizzes/{id}/versions/{n}/restore',
    auth: 'user',
    access: { action: 'quiz.edit', on: 'quiz', id: 'id' },
    summary:
      'Publish what a version held as the next one, on top of `revision`; an unpublished quiz stays a draft',
    params: ByNumber,
    /** `approvalId`: what waits of it, which this replaces where it has to wait too. */
    body: z.strictObject({ revision: z.number().int().min(1), approvalId: ApprovalId.optional() }),
    response: z.object({ quiz: OwnQuiz, approvalId: ApprovalId.optional() }),
    throttle: [{ by: 'user', limit: 600, windowSeconds: 3_600 }],
    memory: 1_024,
    rights: { table: 'write', payments: true },
  },
} as const satisfies Record<string, Endpoint>;
