import type { Contract } from '@quizhall/shared/contract';
import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { cursorQuery } from '@/lib/list/cursor-list.ts';

export type AuditPage = ResponseOf<Contract['quizzes']['listAudit']>;

/** Query keys of one submission. An intervention invalidates all of them. */
export const submissionKeys = {
  details: (id: string) => ['quizzes', 'submission', id] as const,
  audit: (id: string) => ['quizzes', 'submission', id, 'audit'] as const,
};

/** Polling interval; equals that of the numbers on the page below. */
const FOLLOW_MS = 5_000;

export const submissionQuery = (id: string) =>
  queryOptions({
    queryKey: submissionKeys.details(id),
    queryFn: ({ signal }) =>
      call(routes.quizzes.getSubmissionDetails, { params: { id } }, { quiet: true, signal }),
    staleTime: 5_000,
    // Polls while the attempt is running.
    refetchInterval: ({ state }) => (state.data?.status === 'in_progress' ? FOLLOW_MS : false),
  });

/** Audit log of the submission, newest first. */
export const auditQuery = (id: string) =>
  cursorQuery({
    queryKey: submissionKeys.audit(id),
    read: (cursor, signal) =>
      call(
        routes.quizzes.listAudit,
        { params: { id: id.split('.')[0] ?? '' }, query: { submissionId: id, ...(cursor && { cursor }) } },
        { quiet: true, signal },
      ),
  });
