import { Outcome, type OutcomeProps } from '@/components/outcome.tsx';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Link2Off, Lock } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { inviteQuery } from '../api/queries.ts';
import { OpenInvitation, SignInFirst } from '../components/open-invitation.tsx';
import { messages } from '../messages.ts';

const TEXT = messages.accept;

/** `/invite/:token`: invitation to work on a quiz. */
export function Component() {
  useTitle(TEXT.documentTitle);
  const { token = '' } = useParams();
  const { status, user } = useSession();
  const [declined, setDeclined] = useState(false);
  const query = useQuery({ ...inviteQuery(token, user?.id), enabled: status !== 'loading' && !declined });
  const { data: invite, error } = query;
  if (declined)
    return <Closed icon={<CircleCheck />} tone="success" title={TEXT.declined} text={TEXT.declinedText} />;
  if (invite) return <OpenInvitation token={token} invite={invite} onDeclined={() => setDeclined(true)} />;
  if (!error)
    return (
      <p role="status" className="text-center text-muted">
        {TEXT.loading}
      </p>
    );
  if (hasCode(error, 'SIGNED_OUT', 'SESSION_EXPIRED'))
    return (
      <Outcome icon={<Lock />} tone="accent" title={TEXT.signedOut}>
        <p className="mt-2 text-sm text-muted">{TEXT.signedOutText}</p>
        <SignInFirst />
      </Outcome>
    );
  if (hasCode(error, 'INVALID_LINK', 'NOT_FOUND', 'INVALID_INPUT'))
    return <Closed icon={<Link2Off />} tone="warning" title={TEXT.invalid} text={TEXT.invalidText} />;
  return (
    <ErrorState
      as="h1"
      title={TEXT.failed}
      message={serverMessage(error, API_MESSAGES.unexpected)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

type ClosedProps = Omit<OutcomeProps, 'children'> & { text: string };

/** The invitation is closed. If the user accepted it before, the quiz is in their list. */
function Closed({ text, ...look }: ClosedProps) {
  const { user } = useSession();
  return (
    <Outcome {...look}>
      <p className="mt-2 text-sm text-muted">{text}</p>
      <div className="mt-6 grid w-full gap-3">
        {user && (
          <ButtonLink variant="secondary" to={`${SITE_PATHS.quizManage}?scope=shared`}>
            {TEXT.shared}
          </ButtonLink>
        )}
        <ButtonLink variant="ghost" to={SITE_PATHS.home}>
          {TEXT.home}
        </ButtonLink>
      </div>
    </Outcome>
  );
}
