import * as z from 'zod';
import { Job, JobId } from '../model/job.ts';
import type { Endpoint } from './endpoint.ts';

/** Jobs in the background; what begins one answers its id. They are kept for 30 days. */
export const runs = {
  getRun: {
    method: 'GET',
    path: '/runs/{id}',
    auth: 'user',
    access: 'self',
    summary: 'How far a background run of one’s own is, and what came out of it',
    params: z.strictObject({ id: JobId }),
    response: Job,
    rights: { table: 'read' },
  },
} as const satisfies Record<string, Endpoint>;
