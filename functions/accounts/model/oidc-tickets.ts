import { Instant } from '@quizhall/shared/model/common';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '@quizhall/shared/model/enums';
import * as z from 'zod';
import { nowIso, nowSeconds } from '../../platform/clock.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { deleteIf, getItem, putItem } from '../../platform/dynamodb/commands.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { identityKey, linkedProviderKey, ticketKey } from '../../platform/dynamodb/keys.ts';
import type { newMailItem } from '../../notifications/model/outbox.ts';
import { type SecurityChange, endOtherSessionsItems } from './credential-changes.ts';
import { TableName } from '../../platform/dynamodb/table.ts';
import { getUser, NOBODY, type User } from './users.ts';

/** How long a code of the callback may be exchanged. */
export const TICKET_SECONDS = 10 * 60;

/** Who came back from a provider, until the page that they came to has signed them in. */
const Ticket = z.object({
  identity: z.object({
    provider: z.enum(SIGN_IN_PROVIDERS),
    id: z.string(),
    email: z.string(),
    isVerified: z.boolean(),
    name: z.string(),
  }),
  from: z.string().optional(),
  /** Digest of what only the browser has that came back. */
  browser: z.string(),
  /** Epoch seconds. */
  expiresAt: z.number(),
});
export type Ticket = z.output<typeof Ticket>;
type Identity = Ticket['identity'];

/** Keep who came back, under the digest of a code. */
export async function putTicket(digest: string, ticket: Omit<Ticket, 'expiresAt'>): Promise<void> {
  const item = Ticket.parse({ ...ticket, expiresAt: nowSeconds() + TICKET_SECONDS });
  await putItem({ ...ticketKey(digest), ...item });
}

/** Who came back with this code? */
export async function getTicket(digest: string): Promise<Ticket | undefined> {
  const item = await getItem(ticketKey(digest));
  const ticket = item && Ticket.parse(item);
  return ticket && ticket.expiresAt > nowSeconds() ? ticket : undefined;
}

/** Use up a code. False: it was used. */
export const useTicket = (digest: string): Promise<boolean> =>
  deleteIf({ Key: ticketKey(digest), ConditionExpression: 'attribute_exists(pk)' });

/** Whose account does this identity open? */
export async function findLinkedUser({ id }: Pick<Identity, 'id'>): Promise<User | undefined> {
  const item = await getItem(identityKey(id));
  return item && getUser(z.string().parse(item['userId']) || NOBODY);
}

/** The writes by which an identity opens an account; beside the profile, too, so that whoever deletes it finds it. */
export const linkOf = ({ provider, id }: Identity, userId: string) => [
  { Put: { TableName, Item: { ...identityKey(id), userId } } },
  { Put: { TableName, Item: { ...linkedProviderKey(userId, provider), identity: id, since: nowIso() } } },
];

/**
 * An identity opens an account from now on, with the mail that says so, and the one of the same provider that did before opens it no
 * more: nobody would know of it, and no deletion find it. False: that mail, and the link, were written.
 */
export async function linkIdentity(
  identity: Identity,
  userId: string,
  mail: ReturnType<typeof newMailItem>,
): Promise<boolean> {
  const Key = linkedProviderKey(userId, identity.provider);
  const item = await getItem(Key);
  const former = item && z.string().parse(item['identity']);
  const ended =
    former && former !== identity.id
      ? [
          {
            Delete: {
              TableName,
              Key: identityKey(former),
              ConditionExpression: 'attribute_not_exists(pk) OR userId = :userId',
              ExpressionAttributeValues: { ':userId': userId },
            },
          },
        ]
      : [];
  return !(await transactWrite(
    { links: linkOf(identity, userId) },
    { skippable: [...ended, { Put: mail }] },
  ));
}

const Linked = z.object({
  /** Digest of issuer and subject. */
  identity: z.string(),
  since: Instant.optional(),
});

/** Which provider opens an account, by whom it knows there. */
export type ProviderLink = z.output<typeof Linked> & { provider: SignInProvider };

/** A link as it stands beside the profile. */
export const toProviderLink = (provider: SignInProvider, item: unknown): ProviderLink => ({
  ...Linked.parse(item),
  provider,
});

/**
 * An identity opens an account no longer. Every other session and every reset link ends in the same transaction, and the
 * mail that says so waits. False: another one was linked meanwhile, or the account has changed.
 */
export async function unlinkIdentity(
  { link: { provider, identity }, ...change }: SecurityChange & { link: ProviderLink },
  mail: ReturnType<typeof newMailItem>,
): Promise<boolean> {
  const { id } = change.user;
  return !(await transactWrite({
    mail: { Put: mail },
    linkedProvider: {
      Delete: {
        TableName,
        Key: linkedProviderKey(id, provider),
        ConditionExpression: '#identity = :identity',
        ExpressionAttributeNames: { '#identity': 'identity' },
        ExpressionAttributeValues: { ':identity': identity },
      },
    },
    identity: {
      Delete: {
        TableName,
        Key: identityKey(identity),
        ConditionExpression: 'attribute_not_exists(pk) OR userId = :userId',
        ExpressionAttributeValues: { ':userId': id },
      },
    },
    sessions: endOtherSessionsItems(change),
  }));
}

/** The identities that open an account, by provider. */
export async function listProviderLinks(
  userId: string,
  providers: readonly SignInProvider[],
): Promise<ProviderLink[]> {
  const keys = providers.map((provider) => linkedProviderKey(userId, provider));
  const items = await getItems(keys, { consistent: true });
  return providers.flatMap((provider, at) => {
    const item = items.find((one) => z.object({ sk: z.string() }).parse(one).sk === keys[at]?.sk);
    return item === undefined ? [] : toProviderLink(provider, item);
  });
}
