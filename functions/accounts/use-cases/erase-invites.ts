import {
  type CoInvite,
  getCoInvite,
  readdressCoInvite,
  removeCoInvite,
} from '../../quizzes/model/co-invites.ts';
import { listStoredNotifications } from '../model/erase-account-data.ts';
import type { Who } from '../model/personal-data.ts';

/** The name of an invitation, as its notification links it. */
const NAMED = /\/(q_[A-Za-z0-9]{16})\.([\w-]{22})(?:$|[?#])/;

/** Takes back the invitations to quizzes that a person has not answered: whoever has an account is told of each. */
export async function eraseInvites(who: Who, email: string): Promise<void> {
  for await (const invite of openInvites(who, email)) await removeCoInvite(invite);
}

/** Moves open invitations to the user's new address. */
export async function replaceInviteEmails(
  who: Who,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for await (const invite of openInvites(who, from)) await readdressCoInvite(invite, to);
}

async function* openInvites(who: Who, email: string): AsyncGenerator<CoInvite> {
  for await (const { link } of listStoredNotifications(who)) {
    const [, quizId, inviteId] = NAMED.exec(String(link)) ?? [];
    const invite = quizId && inviteId ? await getCoInvite(quizId, inviteId) : undefined;
    if (invite?.email === email) yield invite;
  }
}
