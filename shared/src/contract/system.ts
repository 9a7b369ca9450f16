import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';

export const system = {
  getHealth: {
    method: 'GET',
    path: '/health',
    auth: 'public',
    access: 'anyone',
    summary: 'Whether this stage answers and reaches its table',
    response: z.object({
      status: z.enum(['ok', 'degraded']),
      stage: z.string(),
      version: z.string(),
      checks: z.record(z.string(), z.enum(['ok', 'failed'])),
    }),
    rights: { table: 'read' },
  },
} as const satisfies Record<string, Endpoint>;
