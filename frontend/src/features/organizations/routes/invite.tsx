import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { inviteQuery } from '../shared/queries.ts';
import { LinkProblem } from '../shared/link-problem.tsx';
import { OpenInvite } from '../members/open-invite.tsx';
import { memberMessages } from '../members/member-messages.ts';

const TEXT = memberMessages.accept;

/** `/invites/:token`: invitation to an organization. */
export function Component() {
  useTitle(TEXT.documentTitle);
  const { token = '' } = useParams();
  const { user } = useSession();
  const query = useQuery(inviteQuery(token));
  const { data } = query;
  if (data) return <OpenInvite token={token} invite={data} />;
  return (
    <LinkProblem query={query} text={TEXT}>
      {user?.organizationId && (
        <ButtonLink variant="secondary" className={WRAPS} to={SITE_PATHS.organization}>
          {TEXT.dashboard}
        </ButtonLink>
      )}
    </LinkProblem>
  );
}
