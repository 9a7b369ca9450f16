import type { Contract } from '@quizhall/shared/contract';
import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

export type Template = ResponseOf<Contract['quizzes']['listTemplates']>['templates'][number];

/** The page shows failures itself. */
const QUIET = { quiet: true } as const;

/** All templates; they change with a release. */
export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: async ({ signal }) =>
    (await call(routes.quizzes.listTemplates, {}, { ...QUIET, signal })).templates,
});

/** Makes a draft of a template. Repeating it with the same key gives the first answer again. @throws ApiError */
export async function makeDraft(
  id: string,
  organizationId: string | undefined,
  idempotencyKey: string,
): Promise<{ id: string }> {
  const body = { ...(organizationId && { organizationId }) };
  const { quiz } = await call(
    routes.quizzes.useTemplate,
    { params: { id }, body },
    { ...QUIET, idempotencyKey },
  );
  return quiz;
}
