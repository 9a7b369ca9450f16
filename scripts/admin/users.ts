import { newOperatorEntry } from '../../functions/site/model/operator-log.ts';
import { removeTwoFactor } from '../../functions/accounts/model/two-factor.ts';
import {
  findUserByEmail,
  getUser,
  allowQuizCreation,
  type User,
} from '../../functions/accounts/model/users.ts';
import { newTypedMailItem } from '../../functions/notifications/model/new-mail.ts';
import { type Call, Refusal } from './command.ts';

/** Whose address or id this is. */
async function personOf(wanted: string): Promise<User> {
  const text = wanted.trim();
  const user = text.includes('@') ? await findUserByEmail(text.toLowerCase()) : await getUser(text);
  if (!user) throw new Refusal(`Nobody has the ${text.includes('@') ? 'address' : 'id'} "${text}"`);
  return user;
}

const nameOf = ({ name, email, id }: User): string => `${name} <${email}> (${id})`;

/** `user find` */
export async function findPerson({ args }: Call): Promise<string[]> {
  const user = await personOf(args['person'] ?? '');
  const facts: Record<string, string | undefined> = {
    id: user.id,
    name: user.name,
    email: user.email,
    type: user.type,
    organization: user.organizationName,
    'creates quizzes': user.canCreateQuizzes ? 'yes' : 'no',
    plan: user.plan,
    'second factor': user.twoFactorSince ? `since ${user.twoFactorSince}` : 'no',
    'password since': user.passwordChangedAt,
    joined: user.createdAt,
  };
  return Object.entries(facts).flatMap(([name, value]) => (value ? `${name.padEnd(16)}${value}` : []));
}

/** `user make-creator` */
export async function makeCreator({ args, by, dryRun }: Call): Promise<string[]> {
  const user = await personOf(args['person'] ?? '');
  if (user.canCreateQuizzes) return [`${nameOf(user)} creates quizzes already.`];
  if (dryRun) return [`${nameOf(user)} would create quizzes.`];
  const entry = newOperatorEntry({ command: 'user make-creator', target: user.id, by });
  if (!(await allowQuizCreation(user.id, [{ Put: entry }])))
    throw new Refusal(`${nameOf(user)} has changed meanwhile. Please look again.`);
  return [`${nameOf(user)} creates quizzes now, as soon as the page is loaded again.`];
}

/** `user remove-factor` */
export async function removeFactor({ args, options, by, dryRun }: Call): Promise<string[]> {
  const user = await personOf(args['person'] ?? '');
  const since = user.twoFactorSince;
  if (!since) throw new Refusal(`${nameOf(user)} has no second factor`);
  if (dryRun) return [`The second factor of ${nameOf(user)}, on since ${since}, would be removed.`];
  const entry = newOperatorEntry({
    command: 'user remove-factor',
    target: user.id,
    by,
    reason: options['reason'],
  });
  const mail = newTypedMailItem('twoFactor', {
    to: user.email,
    cause: `${user.id}#removed#${since}`,
    data: { name: user.name, what: 'off' },
  });
  if (!(await removeTwoFactor(user.id, mail, [{ Put: entry }])))
    throw new Refusal(`${nameOf(user)} has changed meanwhile. Please look again.`);
  return [`${nameOf(user)} signs in with the password alone now. All sessions have ended; a mail says so.`];
}
