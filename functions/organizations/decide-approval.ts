import { organizations } from '@quizhall/shared/contract/organizations';
import { DECIDED, decideOnQuiz } from '../_authoring/approvals.ts';
import { getApproval } from '../_data/approvals.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { decideOnMember } from '../_organizations/member-approvals.ts';
import { AppError } from '../_platform/errors.ts';
import { startStandings } from '../_runs/start-standings.ts';

export const handler = permittedEndpoint(
  organizations.decideApproval,
  async ({ organization, body: { id, decision, reason }, user }) => {
    const approval = await getApproval(organization.id, id);
    if (approval?.status !== 'pending') throw new AppError('NOT_FOUND', { message: DECIDED });
    const deciding = { decision, reason, by: user.id };
    if (approval.type === 'member') {
      await decideOnMember(organization, approval, deciding);
      return;
    }
    const published = await decideOnQuiz(approval, deciding);
    if (published) await startStandings(published.before, published.saved);
  },
);
