import type { Webhook } from '@quizhall/shared/model/organizations/webhook';
import { Ellipsis, KeyRound, ListChecks, Pencil, Power, Send, Trash2 } from 'lucide-react';
import toast from 'react-hot-toast';
import { Badge } from '@/components/ui/badge.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { saveWebhook, testWebhook } from './integration-calls.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { EVENT_NAMES, integrationMessages } from './integration-messages.ts';
import { SmallButton } from '../shared/small-button.tsx';

const TEXT = integrationMessages.webhooks;

/** Dialogs of a webhook. */
export type WebhookQuestion = 'edit' | 'rotate' | 'delete';

interface WebhookRowProps {
  organizationId: string;
  webhook: Webhook;
  onAsk: (what: WebhookQuestion) => void;
  onDeliveries: () => void;
}

/** Webhook with its URL, events, status and actions. */
export function WebhookRow({ organizationId, webhook, onAsk, onDeliveries }: WebhookRowProps) {
  const { id, url, events, active } = webhook;
  const { host } = new URL(url);
  const test = useOrganizationChange(organizationId, () => testWebhook(organizationId, id), TEXT.testFailed);
  const power = useOrganizationChange(
    organizationId,
    () => saveWebhook(organizationId, id, { active: !active }),
    TEXT.failedChange,
  );
  const problem = test.problem ?? power.problem;
  const onSwitched = () => void toast.success(active ? TEXT.switchedOff : TEXT.switchedOn);
  return (
    <li className="grid grid-cols-1 gap-3 px-5 py-4 sm:px-6">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium break-all text-ink">{url}</span> <State webhook={webhook} />
        </p>
        <p className="mt-1 text-muted">{events.map((event) => EVENT_NAMES[event]).join(', ')}</p>
        {webhook.off === 'failing' && <p className="mt-1 text-danger-ink">{TEXT.offFailing}</p>}
        {active && webhook.failingSince && (
          <p className="mt-1 text-warning-ink">{TEXT.failingSince(formatDateTime(webhook.failingSince))}</p>
        )}
        {problem && (
          <p role="alert" className="mt-1 text-danger-ink">
            {problem}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <SmallButton icon={<ListChecks />} aria-label={TEXT.deliveriesOf(host)} onClick={onDeliveries}>
          {TEXT.deliveries}
        </SmallButton>
        <SmallButton
          icon={<Send />}
          aria-label={TEXT.testOf(host)}
          loading={test.running}
          onClick={() => test.run(undefined, onDeliveries)}
        >
          {TEXT.test}
        </SmallButton>
        <Menu
          label={TEXT.more(host)}
          items={[
            { label: TEXT.edit, icon: <Pencil />, onSelect: () => onAsk('edit') },
            {
              label: active ? TEXT.switchOff : TEXT.switchOn,
              icon: <Power />,
              onSelect: () => power.run(undefined, onSwitched),
            },
            { label: TEXT.rotate, icon: <KeyRound />, onSelect: () => onAsk('rotate') },
            { label: TEXT.delete, icon: <Trash2 />, danger: true, onSelect: () => onAsk('delete') },
          ]}
          trigger={<IconButton label={TEXT.more(host)} icon={<Ellipsis />} size="sm" />}
        />
      </div>
    </li>
  );
}

function State({ webhook: { active, failingSince } }: { webhook: Webhook }) {
  if (!active) return <Badge>{TEXT.off}</Badge>;
  return failingSince ? (
    <Badge tone="warning">{TEXT.failing}</Badge>
  ) : (
    <Badge tone="success">{TEXT.on}</Badge>
  );
}
