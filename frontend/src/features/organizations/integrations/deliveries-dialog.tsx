import type { Webhook, WebhookDelivery } from '@quizhall/shared/model/organizations/webhook';
import { RotateCw, Send } from 'lucide-react';
import { DataList } from '@/components/list/data-list.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { formatDateTime } from '@/lib/format.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { resendDelivery } from './integration-calls.ts';
import { deliveriesQuery } from '../shared/queries.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { DELIVERY_NAMES, EVENT_NAMES, FAILURE_NAMES, integrationMessages } from './integration-messages.ts';

const TEXT = integrationMessages.deliveries;
const TONES: Record<WebhookDelivery['status'], Tone> = {
  waiting: 'accent',
  retrying: 'warning',
  delivered: 'success',
  failed: 'danger',
  dropped: 'neutral',
};

interface DeliveriesDialogProps {
  organizationId: string;
  webhook: Webhook;
  onClose: () => void;
}

/** Deliveries of a webhook. Polls while a delivery is in progress. */
export function DeliveriesDialog({ organizationId, webhook, onClose }: DeliveriesDialogProps) {
  const list = useCursorList(deliveriesQuery(organizationId, webhook.id), ({ deliveries }) => deliveries);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={integrationMessages.webhooks.deliveriesOf(new URL(webhook.url).host)}
      description={TEXT.text}
    >
      <DataList
        list={list}
        texts={TEXT}
        skeleton={<Skeleton className="h-40 w-full" />}
        empty={<EmptyState icon={<Send />} title={TEXT.emptyTitle} text={TEXT.emptyText} />}
      >
        {(deliveries) => (
          <ul className="divide-y divide-line">
            {deliveries.map((delivery) => (
              <Row
                key={delivery.id}
                delivery={delivery}
                organizationId={organizationId}
                webhookId={webhook.id}
              />
            ))}
          </ul>
        )}
      </DataList>
    </Dialog>
  );
}

/** Returns the result of the last try, the number of tries and the time of the next one. */
const detailsOf = ({ answered, failure, tries, nextAt }: WebhookDelivery): string =>
  [
    answered !== undefined && TEXT.answered(answered),
    failure && FAILURE_NAMES[failure],
    tries > 0 && TEXT.tries(tries),
    nextAt && TEXT.next(formatDateTime(nextAt)),
  ]
    .filter(Boolean)
    .join(' · ');

interface RowProps {
  delivery: WebhookDelivery;
  organizationId: string;
  webhookId: string;
}

function Row({ delivery, organizationId, webhookId }: RowProps) {
  const { id, event, at, status } = delivery;
  const resend = useOrganizationChange(
    organizationId,
    () => resendDelivery(organizationId, webhookId, id),
    TEXT.resendFailed,
  );
  const when = formatDateTime(at);
  return (
    <li className="flex flex-wrap items-center gap-3 py-3.5">
      <div className="min-w-0 flex-[1_1_14rem] text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
          {EVENT_NAMES[event]} <Badge tone={TONES[status]}>{DELIVERY_NAMES[status]}</Badge>
        </p>
        <p className="text-muted">{[when, detailsOf(delivery)].filter(Boolean).join(' · ')}</p>
        {resend.problem && (
          <p role="alert" className="text-danger-ink">
            {resend.problem}
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={<RotateCw />}
        aria-label={TEXT.resendOf(EVENT_NAMES[event], when)}
        loading={resend.running}
        disabled={status === 'waiting'}
        onClick={() => resend.run(undefined, () => undefined)}
      >
        {TEXT.resend}
      </Button>
    </li>
  );
}
