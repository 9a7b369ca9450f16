import type { OpenInvite } from '@quizhall/shared/model/quizzes/co-author';
import { Mail } from 'lucide-react';
import toast from 'react-hot-toast';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { formatDate } from '@/lib/format.ts';
import { cancelInvite, invite } from '../api/people-calls.ts';
import { useChange } from '../hooks/use-change.ts';
import { messages } from '../messages.ts';

const TEXT = messages.invites;

interface InviteListProps {
  quizId: string;
  invites: readonly OpenInvite[];
}

export function InviteList({ quizId, invites }: InviteListProps) {
  if (invites.length === 0) return null;
  return (
    <Panel title={TEXT.title} padded={false}>
      <ul className="divide-y divide-line">
        {invites.map((open) => (
          <InviteRow key={open.id} quizId={quizId} open={open} />
        ))}
      </ul>
    </Panel>
  );
}

function InviteRow({ quizId, open }: { quizId: string; open: OpenInvite }) {
  const { id, email, role, expiresAt } = open;
  const resending = useChange(quizId, () => invite(quizId, { email, role }));
  const cancelling = useChange(quizId, () => cancelInvite(quizId, id));
  const problem = resending.problem ?? cancelling.problem;
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-3.5 sm:px-6">
      <Mail aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="truncate text-sm font-medium text-ink">{email}</p>
        <p className="text-xs text-muted">{TEXT.until(messages.roles[role].title, formatDate(expiresAt))}</p>
        {problem && (
          <p role="alert" className="text-xs text-danger-ink">
            {problem}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          loading={resending.running}
          aria-label={TEXT.resendOf(email)}
          onClick={() => resending.run(undefined, () => toast.success(messages.invite.sent(email)))}
        >
          {TEXT.resend}
        </Button>
        <Button
          variant="ghost"
          loading={cancelling.running}
          aria-label={TEXT.cancelOf(email)}
          onClick={() => cancelling.run(undefined, () => toast.success(TEXT.cancelled(email)))}
        >
          {TEXT.cancel}
        </Button>
      </div>
    </li>
  );
}
