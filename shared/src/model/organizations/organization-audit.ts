import * as z from 'zod';
import { API_TOKEN_ROLES } from './api-token.ts';
import { AuditReason } from '../results/audit.ts';
import { Instant } from '../common.ts';
import { ORGANIZATION_ROLES } from '../enums.ts';
import { JOIN_WAYS } from './organization-enums.ts';
import { SESSION_HOURS } from './organization-security.ts';
import { WEBHOOK_EVENTS } from './webhook.ts';

const event = <Kind extends string, Data extends z.ZodRawShape>(kind: Kind, data: Data) =>
  z.object({ kind: z.literal(kind), data: z.object(data) });

const Role = z.enum(ORGANIZATION_ROLES);
const person = { userId: z.string() };

/**
 * Everything that may be told of what was done in an organization: a closed list, each kind with its data. Ids of people, and
 * never names or addresses.
 */
export const OrganizationEvent = z.discriminatedUnion('kind', [
  event('created', {}),
  event('settingsChanged', { fields: z.array(z.string()).max(40) }),
  /** What is asked of the accounts of members from now on. */
  event('securityChanged', { twoFactor: z.boolean(), sessionHours: z.literal(SESSION_HOURS).optional() }),
  event('invited', { role: Role }),
  event('inviteCancelled', { role: Role }),
  event('joined', { role: Role, by: z.enum([...JOIN_WAYS, 'class']) }),
  event('accountCreated', { ...person }),
  event('passwordReset', { ...person }),
  event('roleChanged', { ...person, from: Role, to: Role }),
  event('emailChanged', {}),
  event('departmentChanged', { ...person, departmentId: z.string().optional() }),
  event('removed', { ...person, role: Role }),
  event('left', { role: Role }),
  event('handedOver', { ...person }),
  event('departmentCreated', { departmentId: z.string() }),
  event('departmentEdited', { departmentId: z.string() }),
  event('departmentDeleted', { departmentId: z.string() }),
  event('approved', { what: z.enum(['quiz', 'member']), subject: z.string() }),
  event('rejected', {
    what: z.enum(['quiz', 'member']),
    subject: z.string(),
    reason: AuditReason.optional(),
  }),
  /** Something waited no more without having been decided; `userId` had asked. */
  event('approvalEnded', {
    ...person,
    quizId: z.string(),
    how: z.enum(['withdrawn', 'replaced', 'overwritten']),
  }),
  event('quizMoved', { quizId: z.string(), into: z.boolean() }),
  event('assignment', {
    assignmentId: z.string(),
    quizId: z.string(),
    what: z.enum(['created', 'changed', 'reminded', 'deleted']),
  }),
  event('deleted', {}),
  event('restored', {}),
  event('exported', {}),
  event('domainAdded', { domain: z.string() }),
  event('domainProven', { domain: z.string() }),
  event('domainRemoved', { domain: z.string() }),
  /** Its record was not there any more. */
  event('domainLost', { domain: z.string() }),
  event('joinLinkRenewed', {}),
  event('joinLinkRemoved', {}),
  event('apiToken', {
    tokenId: z.string(),
    what: z.enum(['created', 'revoked']),
    role: z.enum(API_TOKEN_ROLES),
  }),
  event('webhook', {
    webhookId: z.string(),
    what: z.enum(['created', 'changed', 'secret', 'deleted', 'failing']),
    /** The name in its address, which may hold a secret behind it; before a change, and after it. */
    host: z.string().optional(),
    former: z.string().optional(),
    events: z.array(z.enum(WEBHOOK_EVENTS)).optional(),
    active: z.boolean().optional(),
  }),
]);
export type OrganizationEvent = z.output<typeof OrganizationEvent>;

export const ORGANIZATION_EVENTS = OrganizationEvent.options.map((one) => one.shape.kind.value);

/** One entry as it is shown, with the names of today. */
export const OrganizationAuditEntry = z.intersection(
  z.object({
    id: z.string(),
    at: Instant,
    /** Absent where the product did it by itself; without a name there is no such account any more. */
    by: z.object({ id: z.string(), name: z.string().optional() }).optional(),
    /** Whom or what it was done to, by its name of today. */
    about: z.string().optional(),
  }),
  OrganizationEvent,
);
