import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

/** Decides on an approval. The requester is sent `reason`, which a rejection requires. @throws ApiError */
export const decideApproval = (
  organizationId: string,
  body: { id: string; decision: 'approve' | 'reject'; reason?: string },
) => call(routes.organizations.decideApproval, { query: { organizationId }, body }, { quiet: true });
