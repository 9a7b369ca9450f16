import type { Webhook } from '@quizhall/shared/model/organizations/webhook';
import { useQuery } from '@tanstack/react-query';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { DataList } from '@/components/list/data-list.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { listState } from '@/lib/list/cursor-list.ts';
import { typed } from '@/lib/list/filters.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { deleteWebhook, rotateSecret } from './integration-calls.ts';
import { webhooksQuery } from '../shared/queries.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { integrationMessages } from './integration-messages.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookRow, type WebhookQuestion } from './webhook-row.tsx';

const TEXT = integrationMessages.webhooks;
/** URL state: id of the webhook whose deliveries are open. */
const OPENED = { webhook: typed(20) };

type Asked =
  | { what: 'create' }
  | { what: WebhookQuestion; webhook: Webhook }
  | { what: 'secret'; secret: string };

export function Webhooks({ id }: { id: string }) {
  const webhooks = useQuery(webhooksQuery(id));
  const { filters, set } = useListFilters(OPENED);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const opened = webhooks.data?.find((webhook) => webhook.id === filters.webhook);
  return (
    <Panel
      title={TEXT.title}
      hint={TEXT.hint}
      padded={false}
      actions={
        <Button icon={<Plus />} size="sm" className={WRAPS} onClick={() => setAsked({ what: 'create' })}>
          {TEXT.add}
        </Button>
      }
    >
      <DataList
        list={listState(webhooks, webhooks.data)}
        texts={TEXT}
        skeleton={<Skeleton className="m-5 h-20 sm:mx-6" />}
        empty={<EmptyState icon={<WebhookIcon />} title={TEXT.emptyTitle} text={TEXT.emptyText} />}
      >
        {(items) => (
          <ul className="divide-y divide-line">
            {items.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                organizationId={id}
                webhook={webhook}
                onAsk={(what) => setAsked({ what, webhook })}
                onDeliveries={() => set({ webhook: webhook.id })}
              />
            ))}
          </ul>
        )}
      </DataList>
      {opened && (
        <DeliveriesDialog organizationId={id} webhook={opened} onClose={() => set({ webhook: '' })} />
      )}
      {(asked?.what === 'create' || asked?.what === 'edit') && (
        <WebhookDialog
          organizationId={id}
          {...(asked.what === 'edit' && { webhook: asked.webhook })}
          onClose={close}
          onSecret={(secret) => setAsked({ what: 'secret', secret })}
        />
      )}
      {asked?.what === 'secret' && (
        <SecretDialog
          title={TEXT.secretTitle}
          text={TEXT.secretText}
          label={TEXT.secretLabel}
          secret={asked.secret}
          onClose={close}
        />
      )}
      {asked?.what === 'rotate' && (
        <RotateQuestion
          organizationId={id}
          webhook={asked.webhook}
          onCancel={close}
          onSecret={(secret) => setAsked({ what: 'secret', secret })}
        />
      )}
      {asked?.what === 'delete' && (
        <DeleteQuestion organizationId={id} webhook={asked.webhook} onClose={close} />
      )}
    </Panel>
  );
}

interface QuestionProps {
  organizationId: string;
  webhook: Webhook;
}

interface RotateQuestionProps extends QuestionProps {
  onCancel: () => void;
  onSecret: (secret: string) => void;
}

function RotateQuestion({ organizationId, webhook, onCancel, onSecret }: RotateQuestionProps) {
  const [endFormer, setEndFormer] = useState(false);
  const rotate = useOrganizationChange(
    organizationId,
    () => rotateSecret(organizationId, webhook.id, endFormer),
    TEXT.failedChange,
  );
  return (
    <ConfirmDialog
      open
      type="warning"
      title={TEXT.rotateTitle}
      message={
        <div className="grid gap-3">
          <p>{TEXT.rotateText}</p>
          <Checkbox label={TEXT.rotateNow} checked={endFormer} onCheckedChange={setEndFormer} />
        </div>
      }
      confirmLabel={TEXT.rotateConfirm}
      loading={rotate.running}
      error={rotate.problem}
      onConfirm={() => rotate.run(undefined, ({ secret }) => onSecret(secret))}
      onCancel={onCancel}
    />
  );
}

function DeleteQuestion({ organizationId, webhook, onClose }: QuestionProps & { onClose: () => void }) {
  const remove = useOrganizationChange(
    organizationId,
    () => deleteWebhook(organizationId, webhook.id),
    TEXT.failedChange,
  );
  const onDone = () => {
    toast.success(TEXT.deleted);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      type="danger"
      title={TEXT.deleteTitle}
      message={TEXT.deleteText(webhook.url)}
      confirmLabel={TEXT.deleteConfirm}
      loading={remove.running}
      error={remove.problem}
      onConfirm={() => remove.run(undefined, onDone)}
      onCancel={onClose}
    />
  );
}
