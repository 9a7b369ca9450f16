import {
  type Look,
  lookAfter,
  type Proof,
  proofEnds,
} from '@quizhall/shared/rules/organizations/domain-verification';
import { proofRecord } from '@quizhall/shared/rules/organizations/email-domains';
import { newDomainLook } from '../../attempts/model/due-work.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { organizationEventItem } from '../model/organization-audit.ts';
import {
  findDomain,
  recordDomainCheckItem,
  type StoredDomain,
  unverifyDomainItem,
} from '../model/organization-domains.ts';
import { getTxtRecords } from '../../platform/txt-records.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyManagers } from '../model/notify-managers.ts';
import { domainUnverifiedNotification } from './member-notifications.ts';

type Ref = Pick<StoredDomain, 'organizationId' | 'domain' | 'token' | 'nextLookAt'>;

/**
 * The write that has the record of a proven domain looked for at this moment, beside the one that keeps the moment in the domain. The note
 * says both what proves the domain and when: where another look is the next by then, it is nobody's any more.
 */
export const nextDomainCheckItem = (
  { organizationId, domain, token }: Pick<Ref, 'organizationId' | 'domain' | 'token'>,
  nextLookAt: string,
) => ({
  Put: newDomainLook([organizationId, domain, token, nextLookAt].join(' '), Date.parse(nextLookAt)),
});

export function readDomainRef(ref: string): Ref {
  const [organizationId = '', domain = '', token = '', nextLookAt] = ref.split(' ');
  return { organizationId, domain, token, nextLookAt };
}

/** Looks up the TXT record that verifies a domain. @throws AppError UNAVAILABLE if no name server answers */
export async function hasDomainRecord({ domain, token }: Pick<Ref, 'domain' | 'token'>): Promise<boolean> {
  const { name, value } = proofRecord(domain, token);
  return (await getTxtRecords(name)).includes(value);
}

async function proofOf(domain: StoredDomain): Promise<Proof> {
  try {
    return (await hasDomainRecord(domain)) ? 'there' : 'missing';
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return 'silent';
    throw error;
  }
}

const iso = (at: number) => new Date(at).toISOString();

/** So often a domain is read again that somebody changes at the same moment. */
const MOST_TRIES = 5;

/**
 * Asks for the record of a proven domain again, as of this instant: missing for a week, nobody joins by it any more. Who manages the
 * organization is told when it is missed, and when it ends. Done again, it comes to the same.
 * @throws Error where somebody changes the domain all the time
 */
export async function checkVerifiedDomain(ref: Ref, at: number): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) if (await lookedAt(ref, at)) return;
  throw new Error(`The proof of ${ref.domain} could not be looked at`);
}

/** One try of it. False: somebody has changed the domain at this moment, and no next look is noted. */
async function lookedAt(ref: Ref, at: number): Promise<boolean> {
  const found = await findDomain(ref.organizationId, ref.domain);
  if (!found || found.provenAt === undefined || found.token !== ref.token) return true;
  // Another look has been put in its place, as the next.
  if (found.nextLookAt !== ref.nextLookAt) return true;
  const before = found.missingSince === undefined ? undefined : Date.parse(found.missingSince);
  const seenAt = Date.parse(found.seenAt ?? found.provenAt);
  const look = lookAfter(await proofOf(found), { seenAt, missingSince: before }, at);
  if (!(await keepLook(found, look, at))) return false;
  await tell(found, look, at);
  return true;
}

/** False: somebody has changed it at this moment. */
async function keepLook(found: StoredDomain, look: Look, at: number): Promise<boolean> {
  const { organizationId, domain } = found;
  const writes =
    look === 'ended'
      ? [
          unverifyDomainItem(found),
          organizationEventItem(organizationId, {
            kind: 'domainLost',
            data: { domain },
            cause: `${domain}#${found.provenAt}`,
          }),
        ]
      : [
          recordDomainCheckItem(found, {
            seenAt: look.seen ? iso(at) : found.seenAt,
            missingSince: look.since === undefined ? undefined : iso(look.since),
            nextLookAt: iso(look.next),
          }),
          nextDomainCheckItem(found, iso(look.next)),
        ];
  return !(await transactWrite({ writes }));
}

async function tell(
  { organizationId, domain, missingSince }: StoredDomain,
  look: Look,
  at: number,
): Promise<void> {
  if (look === 'ended')
    return notifyManagers(organizationId, (userId) =>
      domainUnverifiedNotification({ organizationId, domain, at, userId }, undefined),
    );
  const { since } = look;
  if (since === undefined || missingSince !== undefined) return;
  await notifyManagers(organizationId, (userId) =>
    domainUnverifiedNotification({ organizationId, domain, at, userId }, proofEnds(since)),
  );
}
