import type { GivenRole } from '@quizhall/shared/model/organizations/organization-enums';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useMutation } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { Outcome } from '@/components/outcome.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { serverMessage } from '@/lib/api/errors.ts';
import { formatDate } from '@/lib/format.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { acceptInvite } from './member-calls.ts';
import { useSessionReload } from '../shared/use-session-reload.ts';
import { memberMessages, ROLE_NAMES } from './member-messages.ts';
import { WithdrawRequest } from '../joining/withdraw-request.tsx';
import { SignInFirst } from '../shared/sign-in-first.tsx';

const TEXT = memberMessages.accept;

/** Invitation, as visible to anyone who has the link. */
interface Invite {
  organization: { name: string; logoUrl?: string | undefined };
  role: GivenRole;
  from?: string | undefined;
  /** The address it was sent to. */
  email: string;
  expiresAt: string;
}

interface OpenInviteProps {
  token: string;
  invite: Invite;
}

/** Details of the invitation, with the action to accept it. */
export function OpenInvite({ token, invite }: OpenInviteProps) {
  const { user } = useSession();
  const { organization, role, from, email, expiresAt } = invite;
  const isOther = user !== undefined && user.email !== email.toLowerCase();
  return (
    <Outcome icon={<Building2 />} tone="accent" title={TEXT.title(organization.name)}>
      {organization.logoUrl && (
        <img src={organization.logoUrl} alt="" className="mt-4 h-16 max-w-full object-contain" />
      )}
      <p className="mt-2 text-muted">{TEXT.from(from)}</p>
      <p className="mt-4 w-full rounded-control bg-well p-4 text-left text-sm text-ink">
        <strong className="font-medium">{ROLE_NAMES[role]}.</strong> {TEXT.roles[role]}
      </p>
      <p className="mt-4 text-sm wrap-anywhere text-muted">
        {TEXT.sentTo(email)} {TEXT.until(formatDate(expiresAt))} {TEXT.told}
      </p>
      {user ? (
        <>
          <p className="mt-2 text-sm wrap-anywhere text-muted">{TEXT.as(user.email)}</p>
          {isOther && <p className="mt-2 text-sm text-ink">{TEXT.other(organization.name)}</p>}
          <Accept token={token} name={organization.name} isOther={isOther} />
        </>
      ) : (
        <SignInFirst email={email} />
      )}
    </Outcome>
  );
}

interface AcceptProps {
  token: string;
  name: string;
  /** The invitation was sent to another address: a manager has to approve it. */
  isOther: boolean;
}

function Accept({ token, name, isOther }: AcceptProps) {
  const navigate = useNavigate();
  const reload = useSessionReload();
  const { data, mutate, isPending, error, reset } = useMutation({
    async mutationFn() {
      const answer = await acceptInvite(token);
      if (answer.state === 'joined') await reload();
      return answer;
    },
    onSuccess({ organizationId: id, state }) {
      if (state === 'waiting') return;
      toast.success(TEXT.accepted(name));
      void navigate(sitePath(SITE_PATHS.organizationOf, { id }), { replace: true });
    },
  });
  if (data?.state === 'waiting')
    return (
      <div className="@container mt-6 grid w-full gap-3">
        <Alert tone="neutral" className="text-left" title={TEXT.waiting} />
        <WithdrawRequest organization={{ id: data.organizationId, name }} onWithdrawn={reset} />
      </div>
    );
  return (
    <div className="@container mt-6 grid w-full gap-3">
      {error && <Alert tone="danger">{serverMessage(error, TEXT.answerFailed)}</Alert>}
      <Button className={WRAPS} loading={isPending} onClick={() => mutate()}>
        {isOther ? TEXT.ask : TEXT.accept}
      </Button>
    </div>
  );
}
