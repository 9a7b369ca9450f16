import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { CoAuthorRole } from '@quizhall/shared/model/enums';
import { coAuthorItem, listCoAuthorItems } from '../quizzes/model/co-authors.ts';
import { type CoInvite, sentInviteCount, storeCoInvite } from '../quizzes/model/co-invites.ts';
import type { Quiz } from '../quizzes/model/quizzes.ts';
import { TableName, table } from '../platform/dynamodb/table.ts';
import { NOBODY } from '../accounts/model/users.ts';
import { toInviteId } from '../quizzes/use-cases/co-authors.ts';
import { quizInvite } from '../notifications/model/notification-content.ts';
import { now } from '../platform/clock.ts';
import { randomSecret, randomText } from '../platform/security/random.ts';
import { sha256 } from '../platform/security/tokens.ts';
import { newEmail } from './accounts.ts';
import { signedIn } from './scenarios.ts';

/** Lets somebody work on a quiz. */
export async function letIn(quizId: string, userId: string, role: CoAuthorRole): Promise<void> {
  await table.send(new PutCommand({ TableName, Item: coAuthorItem(quizId, userId, role) }));
}

/** A signed-in learner who works on a quiz of somebody else's, and may do nothing as a person. */
export async function coAuthorOf(quizId: string, role: CoAuthorRole) {
  const person = await signedIn({ type: 'learner', canCreateQuizzes: false });
  await letIn(quizId, person.user.id, role);
  return person;
}

/** The id of somebody who works on a quiz. */
export async function someCoAuthor(quizId: string): Promise<string> {
  const id = randomText(20);
  await letIn(quizId, id, 'viewer');
  return id;
}

/** An invitation to a quiz that nobody has answered, and what its link ends with. */
export async function openInviteOf(
  { id: quizId, ownerId }: Quiz,
  overrides: Partial<CoInvite> = {},
): Promise<CoInvite & { token: string }> {
  const token = randomSecret();
  const { email = newEmail(), role = 'editor' } = overrides;
  const inviteId = toInviteId(quizId, email);
  const digest = sha256(token);
  const invite: CoInvite = { quizId, ownerId, email, role, inviteId, digest, sentAt: now(), ...overrides };
  const invited = sentInviteCount(await listCoAuthorItems(quizId));
  const told = { userId: NOBODY, note: quizInvite(invite), earlier: undefined };
  if (!(await storeCoInvite(invite, { earlier: undefined, invited, told }))) throw new Error('Not invited');
  return { ...invite, token };
}
