import type { MemberInvite } from '@quizhall/shared/model/organizations/member';
import { useQuery } from '@tanstack/react-query';
import { Send, X } from 'lucide-react';
import toast from 'react-hot-toast';
import { Alert } from '@/components/ui/alert.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { formatDate } from '@/lib/format.ts';
import { cancelInvite, resendInvite } from './member-calls.ts';
import { invitesQuery } from '../shared/queries.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { memberMessages, ROLE_NAMES } from './member-messages.ts';
import { SmallButton } from '../shared/small-button.tsx';

const TEXT = memberMessages.invites;

interface PendingInvitesProps {
  id: string;
  /** Number of invitations on the dashboard. Reserves their space while they load. */
  expected: number;
}

/** Pending invitations. Renders nothing without any. */
export function PendingInvites({ id, expected }: PendingInvitesProps) {
  const { data, error } = useQuery(invitesQuery(id));
  if (error) return <Alert tone="danger">{standardMessage(error)}</Alert>;
  if (!data && expected > 0) return <Skeleton className="h-38 w-full" />;
  if (!data || data.length === 0) return null;
  return (
    <Panel title={TEXT.title} hint={TEXT.hint} padded={false}>
      <ul className="divide-y divide-line">
        {data.map((invite) => (
          <Row key={invite.id} id={id} invite={invite} />
        ))}
      </ul>
    </Panel>
  );
}

function Row({ id, invite }: { id: string; invite: MemberInvite }) {
  const { email, role, department, expiresAt } = invite;
  const resend = useOrganizationChange(id, () => resendInvite(id, invite.id));
  const cancel = useOrganizationChange(id, () => cancelInvite(id, invite.id));
  const problem = resend.problem ?? cancel.problem;
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-3.5 sm:px-6">
      <div className="min-w-0 flex-[1_1_12rem] text-sm">
        <p className="font-medium break-all text-ink">{email}</p>
        <p className="text-muted">
          {[TEXT.until(ROLE_NAMES[role], formatDate(expiresAt)), department?.name]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {problem && (
          <p role="alert" className="text-danger-ink">
            {problem}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <SmallButton
          icon={<Send />}
          aria-label={TEXT.resendOf(email)}
          loading={resend.running}
          onClick={() => resend.run(undefined, () => toast.success(TEXT.resent(email)))}
        >
          {TEXT.resend}
        </SmallButton>
        <SmallButton
          variant="ghost"
          icon={<X />}
          aria-label={TEXT.cancelOf(email)}
          loading={cancel.running}
          onClick={() => cancel.run(undefined, () => toast.success(TEXT.cancelled(email)))}
        >
          {TEXT.cancel}
        </SmallButton>
      </div>
    </li>
  );
}
