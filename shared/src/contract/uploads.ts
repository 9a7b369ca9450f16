import * as z from 'zod';
import { INCOMING_PURPOSES } from '../model/enums.ts';
import type { Endpoint } from './endpoint.ts';

export const uploads = {
  createUpload: {
    method: 'POST',
    path: '/uploads',
    auth: 'user',
    access: { action: 'upload.{purpose}', on: 'anywhere' },
    summary:
      'A presigned POST that lets the browser store one file of this type and size, straight into the bucket',
    body: z.strictObject({
      purpose: z.enum(INCOMING_PURPOSES),
      fileName: z.string().min(1).max(200),
      contentType: z.string().max(100),
      size: z.number().int().min(1),
    }),
    response: z.object({ url: z.string(), fields: z.record(z.string(), z.string()), key: z.string() }),
    status: 201,
    throttle: [{ by: 'user', limit: 200, windowSeconds: 3_600 }],
    rights: { table: 'write', media: 'sign' },
  },
} as const satisfies Record<string, Endpoint>;
