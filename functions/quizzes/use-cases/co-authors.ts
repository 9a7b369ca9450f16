import type { CoAuthor as ShownCoAuthor, OpenInvite } from '@quizhall/shared/model/quizzes/co-author';
import { shownEmail } from '@quizhall/shared/model/organizations/pupil-account';
import type { CoAuthor } from '../model/co-authors.ts';
import { type CoInvite, findCoInvite, getCoInvite, inviteExpiresAt } from '../model/co-invites.ts';
import { pictureFields } from '../../accounts/model/signed-in-user.ts';
import { getUser, isOwnAddress, listPeople } from '../../accounts/model/users.ts';
import { AppError } from '../../platform/errors.ts';
import { type Principal, sha256 } from '../../platform/security/tokens.ts';

const ID_LENGTH = 22;

/**
 * Id of the invitation of an address to a quiz. Not secret: it works for the account with that address only.
 */
export const toInviteId = (quizId: string, email: string): string =>
  sha256(`${quizId}\n${email}`).slice(0, ID_LENGTH);

/** Co-authors for the API response, with their current names and addresses. */
export async function toShownCoAuthors(coAuthors: readonly CoAuthor[]): Promise<ShownCoAuthor[]> {
  const people = await listPeople(coAuthors.map(({ userId }) => userId));
  return coAuthors
    .map(({ userId: id, role, since }) => {
      const person = people.get(id);
      return {
        ...person,
        ...(person && { email: shownEmail(person.email), ...pictureFields(person) }),
        id,
        role,
        since,
      };
    })
    .toSorted((a, b) => a.since.localeCompare(b.since));
}

export const toOpenInvite = (invite: CoInvite): OpenInvite => ({
  id: invite.inviteId,
  email: invite.email,
  role: invite.role,
  sentAt: new Date(invite.sentAt).toISOString(),
  expiresAt: new Date(inviteExpiresAt(invite)).toISOString(),
});

/**
 * The invitation that a link names: by the secret that was mailed, or, from a notification, by its name, which works for
 * the account with the invited address alone.
 * @throws AppError INVALID_LINK once it is used, withdrawn, sent again or a week old; SIGNED_OUT
 */
export async function getOpenInvite(token: string, user: Principal | undefined): Promise<CoInvite> {
  const [quizId = '', inviteId] = token.split('.');
  if (inviteId && !user) throw new AppError('SIGNED_OUT');
  const invite = inviteId ? await getCoInvite(quizId, inviteId) : await findCoInvite(sha256(token));
  if (!invite || (inviteId && user && !(await hasAddress(user, invite.email))))
    throw new AppError('INVALID_LINK');
  return invite;
}

/**
 * True for the account with this address, or with it as a former address that can still be restored. The token is not
 * consulted: it may be older than a change of address.
 */
export async function hasAddress({ id }: Pick<Principal, 'id'>, email: string): Promise<boolean> {
  const account = await getUser(id);
  return account !== undefined && isOwnAddress(account, email);
}
