import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

/** `reason` is told to whoever asked; a rejection needs one. @throws ApiError */
export const decideApproval = (
  organizationId: string,
  body: { id: string; decision: 'approve' | 'reject'; reason?: string },
) => call(routes.organizations.decideApproval, { query: { organizationId }, body }, { quiet: true });
