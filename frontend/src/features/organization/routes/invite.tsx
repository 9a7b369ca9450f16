import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { Outcome } from '@/components/outcome.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { inviteQuery } from '../api/queries.ts';
import { OpenInvite } from '../components/members/open-invite.tsx';
import { memberMessages } from '../member-messages.ts';

const TEXT = memberMessages.accept;

/** `/invites/:token`: the link of an invitation into an organization. */
export function Component() {
  useTitle(TEXT.documentTitle);
  const { token = '' } = useParams();
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useQuery(inviteQuery(token));
  if (data) return <OpenInvite token={token} invite={data} />;
  if (!error)
    return (
      <p role="status" className="text-center text-muted">
        {TEXT.loading}
      </p>
    );
  if (hasCode(error, 'INVALID_LINK', 'NOT_FOUND', 'INVALID_INPUT'))
    return (
      <Outcome icon={<Link2Off />} tone="warning" title={TEXT.invalid}>
        <p className="mt-2 text-sm text-muted">{TEXT.invalidText}</p>
        <div className="@container mt-6 grid w-full gap-3">
          {user?.organizationId && (
            <ButtonLink variant="secondary" className={WRAPS} to={SITE_PATHS.organization}>
              {TEXT.dashboard}
            </ButtonLink>
          )}
          <ButtonLink variant="ghost" className={WRAPS} to={SITE_PATHS.home}>
            {TEXT.home}
          </ButtonLink>
        </div>
      </Outcome>
    );
  return (
    <ErrorState
      as="h1"
      title={TEXT.failed}
      message={serverMessage(error, API_MESSAGES.unexpected)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
