import { Instant } from '@quizhall/shared/model/common';
import { ACCOUNT_TYPES, SITE_LANGUAGES } from '@quizhall/shared/model/enums';
import { noCounters } from '@quizhall/shared/rules/accounts/counters';
import * as z from 'zod';
import { toCountersItem } from './counters.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { nowSeconds } from '../../platform/clock.ts';
import { getItem, updateIf } from '../../platform/dynamodb/commands.ts';
import { type NamedWrites, transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { emailKey, signupKey, userKey } from '../../platform/dynamodb/keys.ts';
import type { newMailItem } from '../../notifications/model/outbox.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** An address the account had. It stays reserved for its owner until it can no longer be restored. */
const FormerEmail = z.object({
  email: z.string(),
  /** Hash of the secret in the undo link. */
  digest: z.string(),
  /** When the address was replaced, and when the undo link expires. Epoch seconds. */
  changedAt: z.number(),
  until: z.number(),
});
export type FormerEmail = z.output<typeof FormerEmail>;

/** An account as stored. */
export const User = z.object({
  id: z.string(),
  /** Lower case. */
  email: z.string(),
  name: z.string(),
  type: z.enum(ACCOUNT_TYPES),
  organizationName: z.string().optional(),
  /** What site and mails speak to them, as they chose it or signed up in it. */
  language: z.enum(SITE_LANGUAGES).optional(),
  canCreateQuizzes: z.boolean(),
  /** Empty where the person signs in with another provider and has set none. */
  passwordHash: z.string(),
  passwordChangedAt: Instant,
  /** Since when a sign-in asks for a code, too; the secret is an item of its own. */
  twoFactorSince: Instant.optional(),
  /** Grows when all sessions must end: refresh tokens and reset links of an older version no longer work. */
  securityVersion: z.number(),
  phone: z.string(),
  location: z.string(),
  bio: z.string(),
  dateOfBirth: z.string(),
  /** The picture in use. */
  avatarKey: z.string().optional(),
  plan: z.string(),
  /** The organization that made the account, which has no email: its managers may reset the password. */
  managedBy: z.string().optional(),
  createdAt: Instant,
  /** Addresses that can still be restored, oldest first. */
  formerEmails: z.array(FormerEmail).optional(),
  /** Devices that have signed in, in words: `functions/accounts/use-cases/device-name.ts`. */
  devices: z.array(z.string()).optional(),
});
export type User = z.output<typeof User>;

/** The former addresses of an account that can still be restored, oldest first. */
export const restorableEmails = ({ formerEmails = [] }: Pick<User, 'formerEmails'>): FormerEmail[] =>
  formerEmails.filter(({ until }) => until > nowSeconds());

/** Is or was an address this account's, as long as the former one can be restored? */
export const isOwnAddress = (user: Pick<User, 'email' | 'formerEmails'>, address: string): boolean =>
  [user.email, ...restorableEmails(user).map(({ email }) => email)].includes(address.toLowerCase());

/** Nobody has this id; looking it up costs what looking up a person costs. */
export const NOBODY = 'nobody';

/** A person by id, with every change that was acknowledged. */
export async function getUser(id: string): Promise<User | undefined> {
  const item = await getItem(userKey(id));
  return item && User.parse(item);
}

/** Who has this address? Two reads whether or not anybody does, so that time does not tell. */
export async function findUserByEmail(email: string): Promise<User | undefined> {
  const userId = await findUserId(email);
  return getUser(userId ?? NOBODY);
}

/** The accounts that have these addresses (lower case), by address. */
export async function listUserIds(emails: readonly string[]): Promise<Map<string, string>> {
  const found = await getItems([...new Set(emails)].map(emailKey), { consistent: true });
  const items = found.map((item) => Address.extend({ pk: z.string() }).parse(item)).filter(isCurrent);
  return new Map(items.map(({ pk, userId }) => [pk.slice(pk.indexOf('#') + 1), userId]));
}

/** Does an account have this address, or can it still be restored to one other than `except`? */
export async function isEmailTaken(email: string, except?: string): Promise<boolean> {
  const address = await getAddress(email);
  if (!address || (address.expiresAt !== undefined && address.userId === except)) return false;
  return (address.expiresAt ?? Number.POSITIVE_INFINITY) > nowSeconds();
}

/** Names, addresses and pictures of people, and since when they have a second factor, by their ids; whose account is gone is missing. */
export async function listPeople(ids: readonly string[]): Promise<Map<string, z.output<typeof Person>>> {
  const found = await getItems([...new Set(ids)].map(userKey));
  return new Map(found.map((item) => Person.parse(item)).map((person) => [person.id, person]));
}

/** Their names alone. */
export async function listNames(ids: readonly string[]): Promise<Map<string, string>> {
  return new Map([...(await listPeople(ids))].map(([id, { name }]) => [id, name]));
}

const Person = User.pick({
  id: true,
  name: true,
  email: true,
  avatarKey: true,
  twoFactorSince: true,
  createdAt: true,
});

/** Whose an address is. With `expiresAt` (epoch seconds) it is a former one, reserved until then. */
const Address = z.object({ userId: z.string(), expiresAt: z.number().optional() });

const isCurrent = ({ expiresAt }: z.output<typeof Address>): boolean => expiresAt === undefined;

async function getAddress(email: string): Promise<z.output<typeof Address> | undefined> {
  const item = await getItem(emailKey(email));
  return item && Address.parse(item);
}

async function findUserId(email: string): Promise<string | undefined> {
  const address = await getAddress(email);
  return address && isCurrent(address) ? address.userId : undefined;
}

/** Write that reserves an address for the account. Rejected if it is in use or can be restored. */
export const reserveAddressItem = (email: string, userId: string) => ({
  Put: {
    TableName,
    Item: { ...emailKey(email), userId },
    ConditionExpression:
      'attribute_not_exists(pk) OR expiresAt <= :now OR (userId = :user AND expiresAt > :now)',
    ExpressionAttributeValues: { ':now': nowSeconds(), ':user': userId },
  },
});

/**
 * Create an account, if nobody has its id or address; its pending signup goes with it. One transaction, so two
 * requests at once create one account. `more` is written with it. Answers whether it did.
 */
export async function createUser(user: User, more: NamedWrites<string> = {}): Promise<boolean> {
  const ConditionExpression = 'attribute_not_exists(pk)';
  const item = { ...userKey(user.id), ...User.parse(user) };
  return !(await transactWrite({
    user: { Put: { TableName, Item: item, ConditionExpression } },
    address: reserveAddressItem(user.email, user.id),
    counters: { Put: { TableName, Item: toCountersItem(user.id, noCounters()) } },
    signup: { Delete: { TableName, Key: signupKey(user.email) } },
    ...more,
  }));
}

/** Write that changes a user's plan, for the transaction with the payment. */
export const changePlanItem = (userId: string, plan: string) => ({
  Update: {
    TableName,
    Key: userKey(userId),
    UpdateExpression: 'SET #plan = :plan',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#plan': 'plan' },
    ExpressionAttributeValues: { ':plan': plan },
  },
});

/** What people change about their own account. */
export type AccountChange = Partial<
  Pick<
    User,
    | 'name'
    | 'dateOfBirth'
    | 'location'
    | 'phone'
    | 'bio'
    | 'avatarKey'
    | 'language'
    | 'type'
    | 'canCreateQuizzes'
    | 'devices'
  >
>;

/**
 * Change fields of an account, with what follows from that; what is undefined goes. Answers how it is then; undefined: there is
 * none.
 */
export async function changeAccount(
  id: string,
  change: AccountChange,
  beside: Writes = [],
): Promise<User | undefined> {
  const entries = Object.entries(change);
  const gone = entries.flatMap(([name, value]) => (value === undefined ? [`#${name}`] : []));
  const kept = entries.filter(([, value]) => value !== undefined);
  const parts = [
    kept.length > 0 && `SET ${kept.map(([name]) => `#${name} = :${name}`).join(', ')}`,
    gone.length > 0 && `REMOVE ${gone.join(', ')}`,
  ];
  const update = {
    Key: userKey(id),
    UpdateExpression: parts.filter(Boolean).join(' '),
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    ...(kept.length > 0 && {
      ExpressionAttributeValues: Object.fromEntries(kept.map(([name, value]) => [`:${name}`, value])),
    }),
  };
  if (beside.length > 0)
    return (await transactWrite({ user: { Update: { TableName, ...update } }, beside }))
      ? undefined
      : getUser(id);
  const { item } = await updateIf({ ...update, ReturnValues: 'ALL_NEW' });
  return item && User.parse(item);
}

/**
 * Allows an account to create quizzes, together with the writes in `beside`. False if it may already or does
 * not exist.
 */
export const allowQuizCreation = async (id: string, beside: Writes): Promise<boolean> =>
  !(await transactWrite({
    user: {
      Update: {
        TableName,
        Key: userKey(id),
        UpdateExpression: 'SET #type = :type, canCreateQuizzes = :yes',
        ConditionExpression: 'attribute_exists(pk) AND canCreateQuizzes = :no',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: { ':type': 'moderator', ':yes': true, ':no': false },
      },
    },
    beside,
  }));

/** Records the first sign-in of a device and queues the mail about it. False if it was recorded already. */
export const recordDevice = async (
  id: string,
  device: string,
  mail: ReturnType<typeof newMailItem>,
): Promise<boolean> =>
  !(await transactWrite({
    user: {
      Update: {
        TableName,
        Key: userKey(id),
        UpdateExpression: 'SET devices = list_append(if_not_exists(devices, :none), :one)',
        ConditionExpression: 'attribute_exists(pk) AND NOT contains(devices, :device)',
        ExpressionAttributeValues: { ':none': [], ':one': [device], ':device': device },
      },
    },
    mail: { Put: mail },
  }));

/** Replaces the hash of an unchanged password. False: the password has changed meanwhile. */
export async function rehashPassword(
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
  next: string,
): Promise<boolean> {
  const { done } = await updateIf({
    Key: userKey(id),
    UpdateExpression: 'SET passwordHash = :next',
    ConditionExpression: 'passwordHash = :before',
    ExpressionAttributeValues: { ':before': passwordHash, ':next': next },
  });
  return done;
}
