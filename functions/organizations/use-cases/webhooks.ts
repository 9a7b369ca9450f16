import { createHash } from 'node:crypto';
import {
  MOST_WEBHOOKS,
  type Webhook,
  type WebhookChanges,
  type WebhookDelivery,
  type WebhookEvent,
} from '@quizhall/shared/model/organizations/webhook';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import { webhookAddressProblem } from '@quizhall/shared/rules/organizations/webhook-address';
import { requestRedelivery, getDeliveries, putDelivery, toDeliveryAnswer } from '../model/deliveries.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { organizationEventItem } from '../model/organization-audit.ts';
import { decrementBoundedItem, incrementBoundedItem } from '../model/organization-counts.ts';
import { organizationExistsItem } from '../model/organizations.ts';
import {
  deleteWebhookItem,
  getWebhooks,
  saveWebhookItem,
  listWebhooks,
  type StoredWebhook,
} from '../model/webhooks.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { randomText } from '../../platform/security/random.ts';
import { sealText } from '../../platform/security/sealed-text.ts';
import { isLocalWebhookAllowed } from '../../platform/local-webhooks.ts';
import { formatWebhookBody } from './webhook-body.ts';

/** Encryption purpose of webhook secrets. */
export const WEBHOOK_SECRET_PURPOSE = 'webhook';
/** So long the secret before signs as well: time to put the new one where deliveries are checked. */
const BOTH_MS = 24 * 3_600_000;

const newSecret = (): string => `whsec_${randomText(40)}`;

/** Converts a stored webhook to its API shape. */
export const toWebhookAnswer = ({
  id,
  url,
  events,
  active,
  off,
  failingSince,
  createdAt,
}: StoredWebhook): Webhook => ({
  id,
  url,
  events,
  active,
  off,
  failingSince: failingSince === undefined ? undefined : new Date(failingSince).toISOString(),
  createdAt: new Date(createdAt).toISOString(),
});

const refused = (message: string) => new AppError('INVALID_INPUT', { errors: { url: message } });
const tooMany = () => refused(`An organization has at most ${MOST_WEBHOOKS} webhooks`);

function assertAddress(url: string): void {
  const problem = webhookAddressProblem(url, { thisMachine: isLocalWebhookAllowed() });
  if (problem) throw refused(problem);
}

/** A webhook of this organization. @throws AppError NOT_FOUND */
export async function getWebhook(organizationId: string, id: string): Promise<StoredWebhook> {
  const [hook] = await getWebhooks([{ organizationId, id }]);
  if (!hook) throw new AppError('NOT_FOUND');
  return hook;
}

const hostOf = ({ url }: Pick<StoredWebhook, 'url'>): string => new URL(url).hostname;

/** What a change made of a webhook, for the audit. */
const changesOf = (before: StoredWebhook, after: StoredWebhook) => ({
  ...(before.url !== after.url && { former: hostOf(before) }),
  ...(before.events.join(' ') !== after.events.join(' ') && { events: after.events }),
  ...(before.active !== after.active && { active: after.active }),
});

type What = 'created' | 'changed' | 'secret' | 'deleted' | 'failing';

/** Write of the audit entry for a webhook. Without `by`, the product made the change. */
export const webhookEventItem = (
  { organizationId, id, url }: Pick<StoredWebhook, 'organizationId' | 'id' | 'url'>,
  what: What,
  by?: string,
  more: { former?: string; events?: WebhookEvent[]; active?: boolean } = {},
) =>
  organizationEventItem(organizationId, {
    kind: 'webhook',
    data: { webhookId: id, what, host: hostOf({ url }), ...more },
    ...(by !== undefined && { by }),
  });

/** Adds a webhook; its secret is told here alone. @throws AppError INVALID_INPUT */
export async function addWebhook(
  organizationId: string,
  { url, events }: { url: string; events: WebhookEvent[] },
  by: string,
): Promise<{ webhook: Webhook; secret: string }> {
  assertAddress(url);
  if ((await listWebhooks(organizationId)).length >= MOST_WEBHOOKS) throw tooMany();
  const secret = newSecret();
  const hook = {
    id: `w_${randomText(12)}`,
    organizationId,
    url,
    events,
    active: true,
    secret: await sealText(WEBHOOK_SECRET_PURPOSE, secret),
    createdAt: now(),
  };
  const failed = await transactWrite({
    count: incrementBoundedItem(organizationId, 'webhooks', MOST_WEBHOOKS),
    organization: organizationExistsItem(organizationId),
    webhook: saveWebhookItem(hook),
    event: webhookEventItem(hook, 'created', by, { events }),
  });
  if (failed === 'count') throw tooMany();
  if (failed) throw new AppError('NOT_FOUND');
  return { webhook: toWebhookAnswer({ ...hook, revision: 1 }), secret };
}

/** Stores a webhook. @throws AppError STALE_REVISION if it was changed meanwhile */
export async function storeWebhook(
  before: StoredWebhook,
  after: StoredWebhook,
  { what, by }: { what: What; by?: string },
): Promise<void> {
  const failed = await transactWrite({
    webhook: saveWebhookItem(after, before),
    event: webhookEventItem(after, what, by, changesOf(before, after)),
  });
  if (failed) throw new AppError('STALE_REVISION');
}

/** Changes what is sent of it. Switched on again, it begins anew. @throws AppError NOT_FOUND, INVALID_INPUT, STALE_REVISION */
export async function changeWebhook(
  before: StoredWebhook,
  { url = before.url, events = before.events, active = before.active }: WebhookChanges,
  by: string,
): Promise<Webhook> {
  if (url !== before.url) assertAddress(url);
  const { off, failingSince, pausedUntil, former, ...rest } = before;
  const isSame = active && before.active && url === before.url;
  const after: StoredWebhook = {
    ...rest,
    url,
    events,
    active,
    // What signs no longer is not kept.
    ...(former && former.until > now() && { former }),
    ...(isSame && { failingSince, pausedUntil }),
    ...(!active && { off: before.active ? 'by_hand' : off }),
  };
  await storeWebhook(before, after, { what: 'changed', by });
  return toWebhookAnswer(after);
}

/** Replaces the secret. The previous one stays valid for a day unless it was disclosed. */
export async function rotateWebhookSecret(
  before: StoredWebhook,
  by: string,
  { endFormer }: { endFormer: boolean },
): Promise<string> {
  const secret = newSecret();
  const former = endFormer ? undefined : { secret: before.secret, until: now() + BOTH_MS };
  const after = { ...before, secret: await sealText(WEBHOOK_SECRET_PURPOSE, secret), former };
  await storeWebhook(before, after, { what: 'secret', by });
  return secret;
}

/** Nothing is sent there any more. @throws AppError NOT_FOUND */
export async function removeWebhook(hook: StoredWebhook, by: string): Promise<void> {
  const failed = await transactWrite({
    webhook: deleteWebhookItem(hook),
    count: decrementBoundedItem(hook.organizationId, 'webhooks'),
    event: webhookEventItem(hook, 'deleted', by),
  });
  if (failed) throw new AppError('NOT_FOUND');
}

/** A delivery as it stands. @throws AppError NOT_FOUND */
async function deliveryOf(webhookId: string, id: string): Promise<WebhookDelivery> {
  const [delivery] = await getDeliveries([{ webhookId, id }]);
  if (!delivery) throw new AppError('NOT_FOUND');
  return toDeliveryAnswer(delivery);
}

/** Sends a test delivery without content. */
export async function sendTestDelivery({
  organizationId,
  id: webhookId,
}: StoredWebhook): Promise<WebhookDelivery> {
  const at = now();
  const id = ulidOf(at, createHash('sha256').update(randomText(20)).digest());
  const body = formatWebhookBody({ id, event: 'ping', at, organizationId, data: { webhookId } });
  await putDelivery({ organizationId, webhookId, id, event: 'ping', body, byHand: true });
  return deliveryOf(webhookId, id);
}

/** Sends a delivery again. @throws AppError NOT_FOUND */
export async function resendDelivery({ id: webhookId }: StoredWebhook, id: string): Promise<WebhookDelivery> {
  const [known] = await getDeliveries([{ webhookId, id }]);
  if (!known) throw new AppError('NOT_FOUND');
  await requestRedelivery(known, { byHand: true });
  return deliveryOf(webhookId, id);
}
