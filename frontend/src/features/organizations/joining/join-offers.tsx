import type { JoinOffer } from '@quizhall/shared/model/organizations/joining';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { joinOffersQuery } from '../shared/queries.ts';
import { useJoin } from './use-join.ts';
import { joiningMessages } from './joining-messages.ts';
import { WithdrawRequest } from './withdraw-request.tsx';

const TEXT = joiningMessages.offers;

/** Organizations that the user can join by email domain or has asked to join. Renders nothing without any. */
export function JoinOffers() {
  const id = useId();
  const { data = [] } = useQuery(joinOffersQuery);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <SectionTitle id={id}>{TEXT.title}</SectionTitle>
      <Card as="ul" padded={false} className="divide-y divide-line">
        {data.map((offer) => (
          <Offer key={offer.organization.id} offer={offer} />
        ))}
      </Card>
    </section>
  );
}

function Offer({ offer: { organization, waits, state } }: { offer: JoinOffer }) {
  const { join, joining, problem } = useJoin(organization);
  const { name } = organization;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-3.5">
      <span className="min-w-0 flex-[1_1_8rem] font-medium break-words text-ink">{name}</span>
      {state === 'waiting' ? (
        <span className="flex flex-wrap items-center gap-3">
          <Badge>{TEXT.waiting}</Badge>
          <WithdrawRequest organization={organization} />
        </span>
      ) : (
        <Button
          size="sm"
          className={WRAPS}
          loading={joining}
          aria-label={waits ? TEXT.askOf(name) : TEXT.joinOf(name)}
          onClick={join}
        >
          {waits ? TEXT.ask : TEXT.join}
        </Button>
      )}
      {problem && (
        <p role="alert" className="w-full text-sm text-danger-ink">
          {problem}
        </p>
      )}
    </li>
  );
}
