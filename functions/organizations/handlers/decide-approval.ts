import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { ALREADY_DECIDED, decideApproval } from '../../quizzes/model/publish-approvals.ts';
import { getApproval } from '../../quizzes/model/approvals.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { decideMemberRequest } from '../use-cases/member-approvals.ts';
import { AppError } from '../../platform/errors.ts';
import { startStandings } from '../../results/model/start-leaderboard.ts';

export const handler = permittedEndpoint(
  organizations.decideApproval,
  async ({ organization, body: { id, decision, reason }, user }) => {
    const approval = await getApproval(organization.id, id);
    if (approval?.status !== 'pending') throw new AppError('NOT_FOUND', { message: ALREADY_DECIDED });
    const deciding = { decision, reason, by: user.id };
    if (approval.type === 'member') {
      await decideMemberRequest(organization, approval, deciding);
      return;
    }
    const published = await decideApproval(approval, deciding);
    if (published) await startStandings(published.before, published.saved);
  },
);
