import type { ReceivedFile } from '@quizhall/shared/contract/endpoint';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { hasCode } from '@/lib/api/errors.ts';

/** What asks shows every failure itself. */
const QUIET = { quiet: true } as const;

/** The file at once where it fits into an answer, else the run that writes it. @throws ApiError */
export async function writeTakeout(): Promise<ReceivedFile | { runId: string }> {
  try {
    return await call(routes.users.exportAccount, {}, QUIET);
  } catch (error) {
    if (hasCode(error, 'EXPORT_TOO_LARGE')) return call(routes.users.beginTakeout, {}, QUIET);
    throw error;
  }
}
