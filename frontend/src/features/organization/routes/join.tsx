import type { JoinOffer } from '@quizhall/shared/model/joining';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Building2, Link2Off } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { Outcome } from '@/components/outcome.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { joinOfferQuery } from '../api/queries.ts';
import { WithdrawRequest } from '../components/joining/withdraw-request.tsx';
import { SignInFirst } from '../components/sign-in-first.tsx';
import { useJoin } from '../hooks/use-join.ts';
import { joiningMessages } from '../joining-messages.ts';
import { memberMessages } from '../member-messages.ts';

const TEXT = joiningMessages.page;
const WORDS = memberMessages.accept;

/** `/org/:id/join/:key`: the link by which whoever has it joins an organization. */
export function Component() {
  useTitle(TEXT.documentTitle);
  const { id = '', key = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(joinOfferQuery(id, key));
  if (data) return <Offer offer={data} joinKey={key} />;
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
          <ButtonLink variant="ghost" className={WRAPS} to={SITE_PATHS.home}>
            {WORDS.home}
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

function Offer({ offer, joinKey }: { offer: JoinOffer; joinKey: string }) {
  const { user } = useSession();
  const { organization, waits } = offer;
  return (
    <Outcome icon={<Building2 />} tone="accent" title={TEXT.title(organization.name)}>
      {organization.logoUrl && (
        <img src={organization.logoUrl} alt="" className="mt-4 h-16 max-w-full object-contain" />
      )}
      <p className="mt-2 text-muted">
        {TEXT.text} {waits && TEXT.waits}
      </p>
      <p className="mt-4 text-sm text-muted">{WORDS.told}</p>
      {user ? (
        <>
          <p className="mt-2 text-sm wrap-anywhere text-muted">{WORDS.as(user.email)}</p>
          <Way offer={offer} joinKey={joinKey} />
        </>
      ) : (
        <SignInFirst />
      )}
    </Outcome>
  );
}

/** In, or what is said of whoever has asked or is in. */
function Way({ offer: { organization, waits, state }, joinKey }: { offer: JoinOffer; joinKey: string }) {
  const { join, joining, problem } = useJoin(organization, joinKey);
  if (state === 'waiting')
    return (
      <div className="@container mt-6 grid w-full gap-3">
        <Alert tone="neutral" className="text-left" title={TEXT.waiting} />
        <WithdrawRequest organization={organization} />
      </div>
    );
  return (
    <div className="@container mt-6 grid w-full gap-3">
      {problem && <Alert tone="danger">{problem}</Alert>}
      {state === 'member' ? (
        <>
          <p className="text-sm text-muted">{TEXT.member}</p>
          <ButtonLink className={WRAPS} to={sitePath(SITE_PATHS.organizationOf, { id: organization.id })}>
            {TEXT.open}
          </ButtonLink>
        </>
      ) : (
        <Button className={WRAPS} loading={joining} onClick={join}>
          {waits ? joiningMessages.offers.ask : joiningMessages.offers.join}
        </Button>
      )}
    </div>
  );
}
