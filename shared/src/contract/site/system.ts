import * as z from 'zod';
import { ContactMessage, SiteFeedback } from '../../model/site/site-message.ts';
import type { Endpoint } from '../endpoint.ts';

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
  sendMessage: {
    method: 'POST',
    path: '/contact',
    auth: 'public',
    access: 'anyone',
    summary:
      'Write to whoever runs this site: kept for 13 months and mailed to the address of the stage; the same message again changes nothing',
    body: ContactMessage,
    message: 'Your message was sent.',
    // A school may share an address.
    throttle: [
      { by: 'address', limit: 30, windowSeconds: 3_600 },
      { by: 'email', limit: 5, windowSeconds: 3_600 },
    ],
    rights: { table: 'write' },
  },
  sendFeedback: {
    method: 'POST',
    path: '/feedback',
    auth: 'user',
    access: 'self',
    summary:
      'Say what one thinks of the site: kept for 13 months and mailed to the address of the stage; the same words again change nothing',
    body: SiteFeedback,
    message: 'Thank you for your feedback.',
    throttle: [{ by: 'user', limit: 10, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
