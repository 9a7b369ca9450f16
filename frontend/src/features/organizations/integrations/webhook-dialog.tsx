import { WEBHOOK_EVENTS, type Webhook } from '@quizhall/shared/model/organizations/webhook';
import { useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { ruled } from '@/lib/form/form-schema.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { createWebhook, saveWebhook, type WebhookBody } from './integration-calls.ts';
import { organizationKey } from '../shared/queries.ts';
import { EVENT_HINTS, EVENT_NAMES, integrationMessages } from './integration-messages.ts';

const TEXT = integrationMessages.webhooks;
const FORM = 'webhook';

const SCHEMA = ruled<WebhookBody>(
  ({ url, events }): Record<string, string> => ({
    ...(!url.trim() && { url: TEXT.noUrl }),
    ...(events.length === 0 && { events: TEXT.noEvents }),
  }),
);

interface WebhookDialogProps {
  organizationId: string;
  /** Webhook to edit; absent for a new one. */
  webhook?: Webhook;
  onClose: () => void;
  /** Called with the secret of a new webhook, which is displayed once. */
  onSecret: (secret: string) => void;
}

/** URL and events of a webhook. */
export function WebhookDialog({ organizationId, webhook, onClose, onSecret }: WebhookDialogProps) {
  const client = useQueryClient();
  const form = useSiteForm<WebhookBody, WebhookBody>({
    schema: SCHEMA,
    defaultValues: { url: webhook?.url ?? '', events: webhook?.events ?? ['attempt.finished'] },
    failed: TEXT.saveFailed,
    fieldOf: (path) => path.split('.')[0] ?? path,
    async onSubmit(body) {
      const secret = webhook
        ? await saveWebhook(organizationId, webhook.id, body).then(() => undefined)
        : (await createWebhook(organizationId, body)).secret;
      await client.invalidateQueries({ queryKey: organizationKey(organizationId) });
      onClose();
      if (secret === undefined) toast.success(TEXT.saved);
      else onSecret(secret);
    },
  });
  const events = useFormControl(form, 'events');
  const toggle = (event: WebhookBody['events'][number], on: boolean) =>
    events.set(WEBHOOK_EVENTS.filter((one) => (one === event ? on : events.value.includes(one))));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={webhook ? TEXT.editOf(new URL(webhook.url).host) : TEXT.addTitle}
      footer={
        <Button type="submit" form={FORM} loading={form.formState.isSubmitting}>
          {webhook ? TEXT.save : TEXT.add}
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5" data-first-focus>
        <FormError form={form} />
        <TextField
          label={TEXT.url}
          type="url"
          required
          maxLength={500}
          placeholder="https://example.com/quizhall"
          hint={TEXT.urlHint}
          {...form.field('url')}
        />
        <fieldset className="grid grid-cols-1 gap-3">
          <legend className="mb-2 text-sm font-medium text-ink">{TEXT.events}</legend>
          {WEBHOOK_EVENTS.map((event, index) => (
            <Checkbox
              key={event}
              label={EVENT_NAMES[event]}
              hint={EVENT_HINTS[event]}
              checked={events.value.includes(event)}
              onCheckedChange={(on) => toggle(event, on)}
              error={index === WEBHOOK_EVENTS.length - 1 ? events.error : undefined}
              ref={index === 0 ? events.ref : undefined}
            />
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
