import * as z from 'zod';

/** An organization as participants see it. */
export const Brand = z.object({ name: z.string(), logoUrl: z.string().optional(), color: z.string() });
export type Brand = z.output<typeof Brand>;
