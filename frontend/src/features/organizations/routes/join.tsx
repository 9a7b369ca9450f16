import type { JoinOffer } from '@quizhall/shared/model/organizations/joining';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { Outcome } from '@/components/outcome.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { joinOfferQuery } from '../shared/queries.ts';
import { LinkProblem } from '../shared/link-problem.tsx';
import { WithdrawRequest } from '../joining/withdraw-request.tsx';
import { SignInFirst } from '../shared/sign-in-first.tsx';
import { useJoin } from '../joining/use-join.ts';
import { joiningMessages } from '../joining/joining-messages.ts';
import { memberMessages } from '../members/member-messages.ts';

const TEXT = joiningMessages.page;
const WORDS = memberMessages.accept;

/** `/org/:id/join/:key`: join link of an organization. */
export function Component() {
  useTitle(TEXT.documentTitle);
  const { id = '', key = '' } = useParams();
  const query = useQuery(joinOfferQuery(id, key));
  const { data } = query;
  if (data) return <Offer offer={data} joinKey={key} />;
  return <LinkProblem query={query} text={TEXT} />;
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

/** Action to join, or the state of an existing request or membership. */
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
