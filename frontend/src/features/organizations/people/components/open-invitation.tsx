import type { ShownInvite } from '@quizhall/shared/model/quizzes/co-author';
import { Outcome } from '@/components/outcome.tsx';
import { coAuthorRoles, may } from '@quizhall/shared/rules/permissions';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { useMutation } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useLocation, useNavigate } from 'react-router-dom';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { dashboardPath, editPath } from '@/entities/quiz/quiz-links.ts';
import { serverMessage } from '@/lib/api/errors.ts';
import { formatDate } from '@/lib/format.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { acceptInvite, declineInvite } from '../api/people-calls.ts';
import { messages } from '../messages.ts';

const TEXT = messages.accept;

interface OpenInvitationProps {
  token: string;
  invite: ShownInvite;
  onDeclined: () => void;
}

/** Details of the invitation, with accept and decline. */
export function OpenInvitation({ token, invite, onDeclined }: OpenInvitationProps) {
  const { user } = useSession();
  const title = invite.title || messages.untitled;
  const role = messages.roles[invite.role];
  return (
    <Outcome icon={<Handshake />} tone="accent" title={TEXT.title(title)}>
      <p className="mt-2 text-muted">{TEXT.from(invite.from)}</p>
      <p className="mt-4 w-full rounded-control bg-well p-4 text-left text-sm text-ink">
        <strong className="font-medium">{role.title}.</strong> {role.description}
      </p>
      <p className="mt-4 text-sm text-muted">
        {TEXT.until(formatDate(invite.expiresAt))} {TEXT.told}
      </p>
      <p className="mt-4 text-sm wrap-anywhere text-ink">{TEXT.sentTo(invite.email)}</p>
      {user ? (
        <>
          <p className="mt-2 text-sm wrap-anywhere text-muted">{TEXT.as(user.email)}</p>
          {invite.own === false && (
            <Alert tone="warning" className="mt-4 w-full text-left">
              {TEXT.otherAccount}
            </Alert>
          )}
          <Answers token={token} invite={invite} onDeclined={onDeclined} />
        </>
      ) : (
        <SignInFirst />
      )}
    </Outcome>
  );
}

/** Sign-in or signup that returns to this page. */
export function SignInFirst() {
  const from = useLocation().pathname;
  return (
    <div className="mt-6 grid w-full gap-3">
      <ButtonLink to={SITE_PATHS.login} state={{ from }}>
        {TEXT.signIn}
      </ButtonLink>
      <ButtonLink to={SITE_PATHS.signup} state={{ from }} variant="secondary">
        {TEXT.signUp}
      </ButtonLink>
    </div>
  );
}

function Answers({ token, invite, onDeclined }: OpenInvitationProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const acceptance = useMutation({
    mutationFn: () => acceptInvite(token),
    onSuccess: ({ quizId, role }) => {
      toast.success(TEXT.accepted(invite.title || messages.untitled));
      const mayEdit = may(coAuthorRoles({ role }), 'quiz.edit');
      void navigate(mayEdit ? editPath(quizId) : dashboardPath(quizId), { replace: true });
    },
  });
  const refusal = useMutation({ mutationFn: () => declineInvite(token), onSuccess: onDeclined });
  const said = (error: Error | null) => (error ? serverMessage(error, TEXT.answerFailed) : undefined);
  return (
    <div className="mt-6 grid w-full gap-3">
      {acceptance.error && <Alert tone="danger">{said(acceptance.error)}</Alert>}
      {invite.own !== false && (
        <Button loading={acceptance.isPending} onClick={() => acceptance.mutate()}>
          {TEXT.accept}
        </Button>
      )}
      <Button variant="ghost" disabled={acceptance.isPending} onClick={() => setAsking(true)}>
        {TEXT.decline}
      </Button>
      <ConfirmDialog
        open={asking}
        type="warning"
        title={TEXT.confirmDecline.title}
        message={TEXT.confirmDecline.message}
        confirmLabel={TEXT.decline}
        loading={refusal.isPending}
        error={said(refusal.error)}
        onConfirm={() => refusal.mutate()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
