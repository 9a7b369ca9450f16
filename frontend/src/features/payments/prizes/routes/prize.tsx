import type { Prize } from '@quizhall/shared/model/payments/prize';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { Alert } from '@/components/ui/alert.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Page } from '@/components/ui/page.tsx';
import { PrizeBadge } from '@/entities/prize/prize-badge.tsx';
import { prizeQuery } from '@/entities/prize/prize-calls.ts';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { formatMoney, formatDate } from '@/lib/format.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { ClaimForm } from '../components/claim-form.tsx';
import { messages as TEXT } from '../prize-messages.ts';

/** `/prizes/:id`: a prize and what to do about it, for its winner: signed in, or by the link of the mail. */
export function Component() {
  const { id = '' } = useParams();
  const token = useLocation().hash.slice(1);
  const { status } = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    ...prizeQuery(id, token),
    enabled: token !== '' || status !== 'loading',
  });
  if (data) return <Shown {...data} token={token} />;
  return (
    <Page width="text" title={TEXT.title}>
      {!error && <p role="status">{TEXT.loading}</p>}
      {error && hasCode(error, 'NOT_FOUND', 'INVALID_INPUT') && (
        <Unknown signedOut={status === 'signed-out'} />
      )}
      {error && !hasCode(error, 'NOT_FOUND', 'INVALID_INPUT') && (
        <ErrorState
          title={TEXT.failed}
          message={serverMessage(error, API_MESSAGES.unexpected)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

function Unknown({ signedOut }: { signedOut: boolean }) {
  const from = useLocation();
  return (
    <Alert
      tone="warning"
      title={TEXT.unknown}
      action={
        signedOut ? (
          <ButtonLink size="sm" to={SITE_PATHS.login} state={{ from }}>
            {TEXT.signIn}
          </ButtonLink>
        ) : undefined
      }
    >
      {TEXT.unknownText}
    </Alert>
  );
}

function Shown({ prize, paysOut, token }: { prize: Prize; paysOut: boolean; token: string }) {
  const top = useRef<HTMLDivElement>(null);
  return (
    <Page width="text" title={TEXT.title} lead={TEXT.won({ place: prize.place, quiz: prize.quizTitle })}>
      <div ref={top} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <span
            aria-hidden="true"
            className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink"
          >
            <Trophy className="size-6" />
          </span>
          <p className="min-w-0 flex-1 text-3xl font-display tracking-tight text-ink tabular-nums">
            {formatMoney(prize.cents / 100)}
          </p>
          <PrizeBadge status={prize.status} />
        </Card>
        <State prize={prize} />
        {prize.status === 'claimable' &&
          (paysOut ? (
            <ClaimForm prize={prize} token={token} onClaimed={() => top.current?.focus()} />
          ) : (
            <Alert tone="warning" live={false}>
              {TEXT.off}
            </Alert>
          ))}
      </div>
    </Page>
  );
}

/** What became of it; announced when it changes. */
function State({ prize }: { prize: Prize }) {
  const { status, heldUntil = '', holdReason, paidAt = '', returnedAt = '', returned = 'unclaimed' } = prize;
  return (
    <div aria-live="polite" className="empty:hidden">
      {status === 'held' && (
        <Alert tone="warning" live={false} title={TEXT.held}>
          {TEXT.heldText({ until: formatDate(heldUntil) })}{' '}
          {holdReason && TEXT.reason({ reason: holdReason })}
        </Alert>
      )}
      {status === 'claimed' && (
        <Alert tone="accent" live={false} title={TEXT.claimed}>
          {TEXT.claimedText}
        </Alert>
      )}
      {status === 'paid' && (
        <Alert tone="success" live={false} title={TEXT.paid}>
          {TEXT.paidText({ at: formatDate(paidAt) })}
        </Alert>
      )}
      {status === 'returned' && (
        <Alert tone="neutral" live={false} title={TEXT.returned[returned]}>
          {TEXT.returnedText[returned]({ at: formatDate(returnedAt) })}
        </Alert>
      )}
    </div>
  );
}
