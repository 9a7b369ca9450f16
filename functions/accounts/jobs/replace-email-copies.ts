import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import * as z from 'zod';
import { replaceInviteEmails } from '../use-cases/erase-invites.ts';
import {
  replaceAttemptEmail,
  replaceExtraTimeEmail,
  replaceMessageEmails,
  replacePrizeEmails,
  replaceSubscriptionEmail,
} from '../model/replace-email.ts';
import { readdressInRoster } from '../../results/model/roster.ts';
import { settle } from '../../results/model/count-changes.ts';
import { pageOfUserAttempts } from '../../attempts/model/user-attempts.ts';
import { getUser } from '../model/users.ts';
import { subscriberId } from '../../site/model/links.ts';
import { jobKind, type JobStep } from '../../platform/jobs/job-kind.ts';

const PAGE = 20;

const Cursor = z.object({
  at: z.enum(['attempts', 'rest']),
  /** The last attempt that was handled. */
  after: z.object({ id: z.string(), completedAt: z.number() }).optional(),
});
type Cursor = z.output<typeof Cursor>;

/**
 * Replaces a former email address of an account wherever it is copied: attempts and rosters, prizes, extra time, open
 * invitations, messages to the site, the newsletter. Reads the address that holds now, so that a run from before an undo changes nothing.
 */
export const replaceEmailCopies = jobKind({
  input: z.object({ userId: z.string(), from: z.string() }),
  cursor: Cursor,
  failed: 'A new email address could not be brought everywhere.',
  step: async ({ userId, from }, cursor: Cursor = { at: 'attempts' }): Promise<JobStep<Cursor>> => {
    const to = (await getUser(userId))?.email;
    if (to === undefined || to === from) return { handled: 0, result: {} };
    return cursor.at === 'attempts'
      ? renewAttempts(userId, { from, to }, cursor)
      : renewRest(userId, { from, to });
  },
});

interface Renewal {
  from: string;
  to: string;
}

async function renewAttempts(userId: string, renewal: Renewal, { after }: Cursor): Promise<JobStep<Cursor>> {
  const place = after && { ...parseAttemptId(after.id), completedAt: after.completedAt };
  const cards = await pageOfUserAttempts(userId, { limit: PAGE, after: place });
  for (const { id, email } of cards) {
    if (email !== renewal.from) continue;
    const { quizId, participant } = parseAttemptId(id);
    // Roster entries that are not written yet hold the former address.
    await settle(quizId);
    await readdressInRoster(quizId, participant, renewal);
    await replaceAttemptEmail(id, renewal);
  }
  const last = cards.at(-1);
  const handled = cards.length;
  if (!last) return { handled, total: handled, cursor: { at: 'rest' } };
  const { id, completedAt } = last;
  return { handled, total: handled, cursor: { at: 'attempts', after: { id, completedAt } } };
}

async function renewRest(userId: string, renewal: Renewal): Promise<JobStep<Cursor>> {
  await replacePrizeEmails(userId, renewal);
  await replaceMessageEmails(userId, renewal);
  await replaceExtraTimeEmail(userId, renewal);
  await replaceInviteEmails({ id: userId, email: renewal.from, subscriber: undefined }, renewal);
  const [from, to] = await Promise.all([subscriberId(renewal.from), subscriberId(renewal.to)]);
  await replaceSubscriptionEmail(renewal.to, { from, to });
  return { handled: 0, result: {} };
}
