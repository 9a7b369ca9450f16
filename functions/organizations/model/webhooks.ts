import { WEBHOOK_ENDS, WEBHOOK_EVENTS } from '@quizhall/shared/model/organizations/webhook';
import * as z from 'zod';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { queryAll, updateIf, withPrefix } from '../../platform/dynamodb/commands.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { WEBHOOK_PREFIX, webhookKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** Where an organization wants to be told of what happens. Times in epoch ms; secrets are sealed. */
const StoredWebhook = z.object({
  id: z.string(),
  organizationId: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  active: z.boolean(),
  off: z.enum(WEBHOOK_ENDS).optional(),
  secret: z.string(),
  /** The one before, which signs as well until then. */
  former: z.object({ secret: z.string(), until: z.number() }).optional(),
  createdAt: z.number(),
  /** Since when nothing has come through… */
  failingSince: z.number().optional(),
  /** …and until when nothing is sent, because something has just failed. */
  pausedUntil: z.number().optional(),
  revision: z.number(),
});
export type StoredWebhook = z.output<typeof StoredWebhook>;

/** The webhooks of an organization, the oldest first, with every change that was acknowledged. */
export async function listWebhooks(organizationId: string): Promise<StoredWebhook[]> {
  const items = await queryAll({
    ...withPrefix(webhookKey(organizationId, '').pk, WEBHOOK_PREFIX),
    ConsistentRead: true,
  });
  return items.map((item) => StoredWebhook.parse(item)).toSorted((a, b) => a.createdAt - b.createdAt);
}

/** These of them. */
export async function getWebhooks(
  refs: readonly Pick<StoredWebhook, 'organizationId' | 'id'>[],
): Promise<StoredWebhook[]> {
  const items = await getItems(
    refs.map(({ organizationId, id }) => webhookKey(organizationId, id)),
    { consistent: true },
  );
  return items.map((item) => StoredWebhook.parse(item));
}

/** Write that stores a webhook: a new one, or on top of the revision that was read. */
export const saveWebhookItem = (
  hook: Omit<StoredWebhook, 'revision'>,
  before?: Pick<StoredWebhook, 'revision'>,
): Writes[number] => ({
  Put: {
    TableName,
    Item: {
      ...webhookKey(hook.organizationId, hook.id),
      ...StoredWebhook.parse({ ...hook, revision: (before?.revision ?? 0) + 1 }),
    },
    ...(before
      ? {
          ConditionExpression: 'revision = :revision',
          ExpressionAttributeValues: { ':revision': before.revision },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
});

/** Write that deletes a webhook. */
export const deleteWebhookItem = ({
  organizationId,
  id,
}: Pick<StoredWebhook, 'organizationId' | 'id'>): Writes[number] => ({
  Delete: {
    TableName,
    Key: webhookKey(organizationId, id),
    ConditionExpression: 'attribute_exists(pk)',
  },
});

/**
 * Stores the delivery health of a webhook. Not an edit, so the revision stays. A webhook that was deleted or edited
 * meanwhile is left unchanged.
 */
export async function recordWebhookHealth(
  { organizationId, id, revision }: StoredWebhook,
  health: Pick<StoredWebhook, 'failingSince' | 'pausedUntil'>,
): Promise<void> {
  const names = ['failingSince', 'pausedUntil'] as const;
  const set = names.filter((name) => health[name] !== undefined);
  const gone = names.filter((name) => health[name] === undefined);
  const update = [
    set.length > 0 && `SET ${set.map((name) => `${name} = :${name}`).join(', ')}`,
    gone.length > 0 && `REMOVE ${gone.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ');
  await updateIf({
    Key: webhookKey(organizationId, id),
    UpdateExpression: update,
    ConditionExpression: 'revision = :revision',
    ExpressionAttributeValues: {
      ':revision': revision,
      ...Object.fromEntries(set.map((name) => [`:${name}`, health[name]])),
    },
  });
}
