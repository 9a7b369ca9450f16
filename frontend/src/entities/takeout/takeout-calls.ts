import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

/** A link to its file that is good for ten minutes. @throws ApiError */
export const linkToTakeout = async (runId: string): Promise<string> =>
  (await call(routes.quizzes.getExport, { params: { id: runId } }, { quiet: true })).url;
