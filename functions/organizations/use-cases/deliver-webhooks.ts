import {
  failsSince,
  isGivenUp,
  isSlow,
  SLOW_BREATH_MS,
  webhookBreath,
  webhookPause,
} from '@quizhall/shared/rules/organizations/webhook-retries';
import { storeDeliveryOutcome, getDeliveries, type StoredDelivery } from '../model/deliveries.ts';
import { listOrganizations } from '../model/organizations.ts';
import { getWebhooks, recordWebhookHealth, type StoredWebhook, saveWebhookItem } from '../model/webhooks.ts';
import { signWebhook } from '../../payments/model/webhook-signature.ts';
import { now } from '../../platform/clock.ts';
import { logger } from '../../platform/logger.ts';
import { unsealText } from '../../platform/security/sealed-text.ts';
import type { HookOutcome, HookPost } from './post-webhook.ts';
import { WEBHOOK_SECRET_PURPOSE, webhookEventItem } from './webhooks.ts';
import { createHash } from 'node:crypto';
import type { OrganizationRole } from '@quizhall/shared/model/enums';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { listMembers } from '../model/memberships.ts';
import { newNotificationItem } from '../../notifications/model/notifications.ts';
import { listPeople } from '../../accounts/model/users.ts';
import { notificationMessage } from '../../platform/messages/message.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';

const MANAGING: readonly OrganizationRole[] = ['owner', 'admin'];
/** Maximum number of managers that are notified. */
const MOST_TOLD = 20;

/** The writes that tell those who manage the organization that a webhook was switched off. */
async function tellings({ organizationId, id, url, revision }: StoredWebhook): Promise<Writes> {
  const members = await listMembers(organizationId);
  const managers = members.filter(({ role }) => MANAGING.includes(role)).slice(0, MOST_TOLD);
  const people = await listPeople(managers.map(({ userId }) => userId));
  const host = new URL(url).hostname;
  const path = sitePath(
    SITE_PATHS.organizationOf,
    { id: organizationId },
    { tab: 'settings', section: 'integrations', webhook: id },
  );
  const cause = `${id}#${revision}`;
  return [...people.values()].flatMap(({ id: userId, email }) => {
    const digest = createHash('sha256').update(`webhookOff#${cause}#${userId}`).digest();
    const note = { id: ulidOf(now(), digest), type: 'webhook_off' as const, link: path };
    return [
      {
        Put: newTypedMailItem('webhookOff', { to: email, cause: `${cause}#${userId}`, data: { host, path } }),
      },
      { Put: newNotificationItem(userId, { ...notificationMessage('webhookOff', { host }), ...note }) },
    ];
  });
}

/** Switches a webhook off to which nothing has come through for days, and tells those who manage the organization; once. */
async function giveUpOn(hook: StoredWebhook): Promise<void> {
  const { pausedUntil: _, ...before } = hook;
  // Refused, somebody has changed it at this moment: the next failure looks again.
  await transactWrite({
    webhook: saveWebhookItem({ ...before, active: false, off: 'failing' }, hook),
    event: webhookEventItem(hook, 'failing'),
    notifications: await tellings(hook),
  });
}

/** Sends these, in their order; whoever sends has rights to nothing. */
export type SendPosts = (posts: readonly HookPost[]) => Promise<readonly HookOutcome[]>;

type Pair = { hook: StoredWebhook; delivery: StoredDelivery };

/** Where others wait because something has just failed, this one goes on for so long at most (ms). */
const SPREAD_MS = 5 * 60_000;

async function postOf({ hook, delivery }: Pair): Promise<HookPost> {
  const { former } = hook;
  const sealed = [hook.secret, ...(former && former.until > now() ? [former.secret] : [])];
  const secrets = await Promise.all(sealed.map((one) => unsealText(WEBHOOK_SECRET_PURPOSE, one)));
  return {
    url: hook.url,
    body: delivery.body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(delivery.body)),
      'user-agent': 'Quizhall-Webhooks/1',
      'quizhall-event': delivery.event,
      'quizhall-delivery': delivery.id,
      'quizhall-signature': signWebhook(secrets, delivery.body),
    },
  };
}

/** Those that can be signed; one that cannot holds up no other. */
async function readied(pairs: readonly Pair[]): Promise<{ pair: Pair; post: HookPost }[]> {
  const ready: { pair: Pair; post: HookPost }[] = [];
  for (const pair of pairs) {
    try {
      ready.push({ pair, post: await postOf(pair) });
    } catch (error) {
      logger.error('webhook not signed', { webhookId: pair.hook.id, reason: String(error) });
      await storeDeliveryOutcome(pair.delivery, { status: 'failed', tries: pair.delivery.tries }, false);
    }
  }
  return ready;
}

const isTaken = (outcome: HookOutcome): boolean =>
  'answered' in outcome && outcome.answered >= 200 && outcome.answered < 300;

async function keep({ delivery }: Pair, outcome: HookOutcome, chance: number): Promise<void> {
  const tries = delivery.tries + 1;
  if (isTaken(outcome))
    return storeDeliveryOutcome(delivery, { ...outcome, status: 'delivered', tries }, true);
  // A ping is tried once: whoever pressed the button looks at it.
  const pause = delivery.event === 'ping' ? undefined : webhookPause(tries, chance);
  return storeDeliveryOutcome(
    delivery,
    pause === undefined
      ? { ...outcome, status: 'failed', tries }
      : { ...outcome, status: 'retrying', tries, nextAt: now() + pause },
    true,
  );
}

/** How it goes with one hook after these: what was kept of that, is kept anew where it is something else. */
async function keepHealth(hook: StoredWebhook, outcomes: readonly HookOutcome[]): Promise<void> {
  if (outcomes.some(isTaken)) {
    // Who answers just in time holds up everybody's deliveries as much as who does not answer.
    const slow = outcomes.some((outcome) => 'answered' in outcome && isSlow(outcome.ms));
    if (slow) await recordWebhookHealth(hook, { pausedUntil: now() + SLOW_BREATH_MS });
    else if (hook.failingSince !== undefined || hook.pausedUntil !== undefined)
      await recordWebhookHealth(hook, {});
    return;
  }
  const failingSince = failsSince(hook, now());
  if (hook.active && isGivenUp(failingSince, now())) await giveUpOn(hook);
  else if ((hook.pausedUntil ?? 0) <= now())
    await recordWebhookHealth(hook, {
      failingSince,
      pausedUntil: now() + webhookBreath(now() - failingSince),
    });
}

/** Off: nothing is sent any more but what somebody asks for by hand. */
const isDropped = ({ byHand }: StoredDelivery, { active }: StoredWebhook): boolean => !active && !byHand;

const mustWait = ({ hook, delivery }: Pair): boolean => !delivery.byHand && (hook.pausedUntil ?? 0) > now();

/** These webhooks by their ids, but for those of organizations that were deleted. */
async function liveHooks(refs: readonly Pick<StoredWebhook, 'organizationId' | 'id'>[]) {
  const [hooks, organizations] = await Promise.all([
    getWebhooks(refs),
    listOrganizations([...new Set(refs.map(({ organizationId }) => organizationId))]),
  ]);
  const live = new Set(organizations.flatMap(({ id, deletedAt }) => (deletedAt === undefined ? [id] : [])));
  return new Map(
    hooks.filter(({ organizationId }) => live.has(organizationId)).map((hook) => [hook.id, hook]),
  );
}

/**
 * Sends what waits, and keeps what came of it. What cannot be sent now is noted for later, and one that does not answer holds up
 * the others for seconds at most: what comes after it waits until it has had time.
 */
export async function deliverHooks(
  refs: readonly Pick<StoredDelivery, 'webhookId' | 'id'>[],
  { send, chance }: { send: SendPosts; chance: () => number },
): Promise<void> {
  const unique = [...new Map(refs.map((ref) => [`${ref.webhookId}/${ref.id}`, ref])).values()];
  const waiting = (await getDeliveries(unique)).filter(({ status }) => status === 'waiting');
  const owners = new Map(waiting.map(({ organizationId, webhookId: id }) => [id, { organizationId, id }]));
  const hooks = await liveHooks([...owners.values()]);
  const pairs: Pair[] = [];
  for (const delivery of waiting) {
    const hook = hooks.get(delivery.webhookId);
    const { tries } = delivery;
    if (!hook || isDropped(delivery, hook))
      await storeDeliveryOutcome(delivery, { status: 'dropped', tries }, false);
    else if (mustWait({ hook, delivery })) {
      const nextAt = (hook.pausedUntil ?? now()) + Math.round(SPREAD_MS * chance());
      await storeDeliveryOutcome(delivery, { status: 'retrying', tries, nextAt }, false);
    } else pairs.push({ hook, delivery });
  }
  const ready = await readied(pairs);
  if (ready.length === 0) return;
  const outcomes = await send(ready.map(({ post }) => post));
  const done = ready.map(({ pair }, index) => ({
    pair,
    outcome: outcomes[index] ?? ({ failure: 'unreachable' } as const),
  }));
  for (const { pair, outcome } of done) await keep(pair, outcome, chance());
  for (const group of Map.groupBy(done, ({ pair }) => pair.hook.id).values()) {
    const [first] = group;
    // A ping that fails is no news: it is sent to try an address.
    const told = group.filter(({ pair, outcome }) => pair.delivery.event !== 'ping' || isTaken(outcome));
    if (!first || told.length === 0) continue;
    await keepHealth(
      first.pair.hook,
      told.map(({ outcome }) => outcome),
    );
  }
}
