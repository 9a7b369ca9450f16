import * as z from 'zod';
import { AttemptId } from '../../model/common.ts';
import { SubmissionDetails } from '../../model/results/submission-details.ts';
import type { Endpoint } from '../endpoint.ts';

/** What happened in an attempt, for whoever decides on its result: docs/decisions/0053-evidence-and-replay.md. */
export const submissionDetails = {
  getSubmissionDetails: {
    method: 'GET',
    path: '/submissions/{id}/details',
    auth: 'user',
    // An attempt is somebody's: who may not see who took the quiz may not see what they did.
    access: { action: 'quiz.grade', on: 'quiz', id: 'id', evenDeleted: true },
    summary:
      'An attempt with its evidence, its marks and comments, and the whole paper as this participant saw it; also while it runs',
    params: z.strictObject({ id: AttemptId }),
    response: SubmissionDetails,
    rights: { table: 'read' },
    memory: 1_024,
  },
  downloadSubmission: {
    method: 'GET',
    path: '/submissions/{id}/download',
    auth: 'user',
    access: { action: 'quiz.grade', on: 'quiz', id: 'id', evenDeleted: true },
    summary: 'The same on paper: a tagged PDF, named after the submission',
    params: z.strictObject({ id: AttemptId }),
    file: true,
    throttle: [{ by: 'user', limit: 600, windowSeconds: 3_600 }],
    // It counts its requests.
    rights: { table: 'write' },
    // Fonts and shaping take a processor.
    memory: 1_769,
  },
} as const satisfies Record<string, Endpoint>;
