import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BookmarkCheck } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { isEmbedded } from '@/lib/embedded.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { claimResult } from './claim-results.ts';
import { keeperQuery } from '../shared/queries.ts';
import { result } from './result-messages.ts';
import { keepAtSignIn } from '../storage/kept-results.ts';

const { keep: text } = result;

/**
 * What was taken as a guest can be kept with an account, as long as this browser can prove it. In another site's page it cannot be:
 * the tab in which one would sign in knows nothing of the frame.
 */
export function KeepResult({ submissionId }: { submissionId: string }) {
  const isGuests = parseAttemptId(submissionId).participant.startsWith('g_');
  const { status, user } = useSession();
  const { data } = useQuery({ ...keeperQuery(submissionId), enabled: isGuests && !isEmbedded });
  if (isEmbedded || !isGuests || !data || status === 'loading') return null;
  if (data.userId !== undefined && data.userId !== user?.id) return null;
  return (
    <Card as="section" aria-labelledby="keep" className="flex flex-col gap-4">
      <div>
        <h2 id="keep" className="text-xl font-display tracking-tight text-ink">
          {data.userId ? text.kept : text.title}
        </h2>
        <p className="mt-1 text-sm text-muted">{data.userId ? text.keptText : text.text}</p>
      </div>
      {data.userId ? (
        <p>
          <TextLink to={SITE_PATHS.myResults}>{text.myResults}</TextLink>
        </p>
      ) : user ? (
        <ClaimButton {...{ submissionId }} userId={user.id} />
      ) : (
        <SignInLinks submissionId={submissionId} />
      )}
    </Card>
  );
}

/** The way through the mailed code may be long: what waits is noted before it begins. */
function SignInLinks({ submissionId }: { submissionId: string }) {
  const from = useLocation();
  const note = () => keepAtSignIn(submissionId, Date.now());
  return (
    <div className="@container">
      <div className="flex flex-col gap-3 @min-[37rem]:flex-row">
        <ButtonLink
          to={SITE_PATHS.signup}
          state={{ from }}
          onClick={note}
          className={WRAPS}
          icon={<BookmarkCheck aria-hidden="true" />}
        >
          {text.signUp}
        </ButtonLink>
        <ButtonLink
          to={SITE_PATHS.login}
          state={{ from }}
          onClick={note}
          variant="secondary"
          className={WRAPS}
        >
          {text.signIn}
        </ButtonLink>
      </div>
    </div>
  );
}

function ClaimButton({ submissionId, userId }: { submissionId: string; userId: string }) {
  const claim = useMutation({ mutationFn: () => claimResult(submissionId, userId) });
  const failed = claim.isError || claim.data === false;
  return (
    <>
      {failed && (
        <p role="alert" className="text-sm text-danger-ink">
          {claim.isError ? text.failed : text.notYet}
        </p>
      )}
      <Button
        className="sm:self-start"
        loading={claim.isPending}
        onClick={() => claim.mutate()}
        icon={<BookmarkCheck aria-hidden="true" />}
      >
        {text.add}
      </Button>
    </>
  );
}
