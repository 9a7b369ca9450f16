import { sourceOf } from '../sources.ts';
import type { HttpHandler } from '../platform/local/http-event.ts';
import { type InvokeAnswer, invoke } from './invoke.ts';
import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import { ERRORS } from '@quizhall/shared/contract/errors';
import { StaleGrade } from '@quizhall/shared/contract/grading/grading';
import { endpoints } from '@quizhall/shared/contract/index';
import { StaleProgress } from '@quizhall/shared/model/attempts/attempt';
import { PriceChanged } from '@quizhall/shared/model/payments/payment';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { config } from '../platform/config.ts';
import { requestsTo } from './fuzz/requests.ts';
import { buildCallers } from './fuzz/world.ts';

/** The same in every run unless told otherwise; a failure names the seed and the path that lead back to it. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_101);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60);

/** A hash or a mail takes a quarter of a second. */
const runsOf = ({ memory, rights, auth }: Endpoint) =>
  rights.mail || (memory && auth === 'public') ? Math.ceil(RUNS / 4) : RUNS;

const MOST_BYTES = 16_000;

/** The refusals that have to tell what the server holds, and what they tell; no other tells anything. */
const TELLS: Partial<Record<keyof typeof ERRORS, z.ZodType>> = {
  STALE_PROGRESS: StaleProgress,
  STALE_GRADE: StaleGrade,
  PRICE_CHANGED: PriceChanged,
};

/** A failure as the contract describes it, and no more of it. */
const Failure = z.strictObject({
  success: z.literal(false),
  message: z.string().max(300),
  code: z.enum(Object.keys(ERRORS) as [keyof typeof ERRORS]),
  errors: z
    .record(z.string(), z.string())
    .refine((errors) => Object.keys(errors).length <= 20)
    .optional(),
  data: z.unknown().optional(),
  requestId: z.string().max(100),
});

function check({ redirect }: Endpoint, { status, body, headers }: InvokeAnswer<unknown>): void {
  if (redirect) return checkRedirect(redirect, status, headers['location']);
  expect(status, JSON.stringify(body)).toBeLessThan(500);
  if (body.success) return;
  const { code, message, data } = Failure.parse(body);
  (TELLS[code] ?? z.undefined()).parse(data);
  expect(status).toBe(ERRORS[code][0]);
  expect(message).not.toMatch(/\.ts:|node_modules|Exception/);
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(MOST_BYTES);
}

/** Nobody knows how to come back from a provider: browsers are led to the page that says so. */
function checkRedirect(page: string, status: number, location = ''): void {
  expect(status).toBe(302);
  const [path, code] = location.split('?error=');
  expect(path).toBe(config.SITE_URL + page);
  expect(ERRORS).toHaveProperty(code ?? '');
}

it.each(endpoints)(
  '$name answers whatever is sent as its contract says',
  async ({ file, endpoint }) => {
    const { handler } = (await import(`../${sourceOf(file)}`)) as { handler: HttpHandler };
    const answers = fc.asyncProperty(requestsTo(endpoint, await buildCallers()), async (request) =>
      check(endpoint, await invoke(handler, request)),
    );
    await fc.assert(answers, { seed: SEED, numRuns: runsOf(endpoint) });
  },
  600_000,
);
