import { createHash } from 'node:crypto';
import type { OrganizationRole } from '@quizhall/shared/model/enums';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import { refusalsOf, type Writes } from '../_data/idioms.ts';
import { listMembers } from '../_data/memberships.ts';
import { newNotification } from '../_data/notifications.ts';
import { listPeople } from '../_data/users.ts';
import { keptWebhook, type StoredWebhook } from '../_data/webhooks.ts';
import { says } from '../_languages/says.ts';
import { newMailOf } from '../_outbox/new-mail.ts';
import { now } from '../_platform/clock.ts';
import { webhookEvent } from './webhooks.ts';

const MANAGING: readonly OrganizationRole[] = ['owner', 'admin'];
/** So many who manage an organization are told. */
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
      { Put: newMailOf('webhookOff', { to: email, cause: `${cause}#${userId}`, data: { host, path } }) },
      { Put: newNotification(userId, { ...says('webhookOff', { host }), ...note }) },
    ];
  });
}

/** Switches a webhook off to which nothing has come through for days, and tells those who manage the organization; once. */
export async function giveUpOn(hook: StoredWebhook): Promise<void> {
  const { pausedUntil: _, ...before } = hook;
  // Refused, somebody has changed it at this moment: the next failure looks again.
  await refusalsOf([
    keptWebhook({ ...before, active: false, off: 'failing' }, hook),
    webhookEvent(hook, 'failing'),
    ...(await tellings(hook)),
  ]);
}
