import * as z from 'zod';
import { Brand } from '../organizations/brand.ts';
import { Instant } from '../common.ts';
import { CERTIFICATE_TEMPLATES } from '../enums.ts';

/** GET /certificates/{code}: what anybody may know of a certificate (docs/decisions/0050-certificates.md). */
export const Certificate = z.object({
  code: z.string(),
  /** It stands: the attempt still passes. */
  valid: z.boolean(),
  /** Absent: none was given, or it is no longer kept. */
  name: z.string().optional(),
  quizTitle: z.string(),
  /** Percent. */
  score: z.number(),
  completedAt: Instant,
  template: z.enum(CERTIFICATE_TEMPLATES),
  issuer: z.string(),
  /** Of the organization that issues it. */
  brand: Brand.optional(),
});
export type Certificate = z.output<typeof Certificate>;
