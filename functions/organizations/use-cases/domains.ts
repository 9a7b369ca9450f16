import { MOST_DOMAINS, type OrganizationDomain } from '@quizhall/shared/model/organizations/joining';
import { LOOK_AGAIN_MS, proofEnds } from '@quizhall/shared/rules/organizations/domain-verification';
import { isPublicMailDomain, proofRecord } from '@quizhall/shared/rules/organizations/email-domains';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { saveJoinLinkItem, deleteJoinLinkItem } from '../model/join-requests.ts';
import {
  findDomain,
  listDomains,
  listVerifiedOrganizations,
  recordDomainCheckItem,
  newDomainItem,
  verifyDomainItem,
  deleteDomainItem,
  type StoredDomain,
} from '../model/organization-domains.ts';
import { organizationEventItem } from '../model/organization-audit.ts';
import { decrementBoundedItem, incrementBoundedItem } from '../model/organization-counts.ts';
import { organizationExistsItem } from '../model/organizations.ts';
import { now, nowIso } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { randomSecret } from '../../platform/security/random.ts';
import { hasDomainRecord, nextDomainCheckItem } from './domain-proof.ts';

/** Of those who have proven a domain so many are looked at again when somebody else does. */
const MOST_LOOKED_AT = 20;

const refused = (message: string) => new AppError('INVALID_INPUT', { errors: { domain: message } });

/** Converts a stored domain to its API shape. */
export const toDomainAnswer = ({
  domain,
  token,
  addedAt,
  provenAt,
  missingSince,
}: StoredDomain): OrganizationDomain => ({
  domain,
  state: provenAt === undefined ? 'waiting' : 'proven',
  record: proofRecord(domain, token),
  addedAt,
  ...(provenAt !== undefined && { provenAt }),
  ...(missingSince !== undefined && {
    endsAt: new Date(proofEnds(Date.parse(missingSince))).toISOString(),
  }),
});

/** Names a domain; it counts once it is proven. @throws AppError INVALID_INPUT */
export async function addDomain(organizationId: string, domain: string, by: string): Promise<StoredDomain> {
  if (isPublicMailDomain(domain))
    throw refused('Anybody gets an address there. Please enter a domain of your own');
  const domains = await listDomains(organizationId);
  const tooMany = () => refused(`An organization has at most ${MOST_DOMAINS} domains`);
  if (domains.length >= MOST_DOMAINS) throw tooMany();
  const added = { organizationId, domain, token: randomSecret(), addedAt: nowIso() };
  const failed = await transactWrite({
    domain: newDomainItem(added),
    count: incrementBoundedItem(organizationId, 'domains', MOST_DOMAINS),
    organization: organizationExistsItem(organizationId),
    event: organizationEventItem(organizationId, { kind: 'domainAdded', by, data: { domain } }),
  });
  if (failed === 'domain') throw refused('This domain is in the list already');
  if (failed === 'count') throw tooMany();
  if (failed) throw new AppError('NOT_FOUND');
  return added;
}

/**
 * Looks for the record that proves a domain, also of one whose record was missed. Who else has proven it is looked at again at once: whoever has the
 * name now has its records.
 * @throws AppError NOT_FOUND, INVALID_STATE where it is not there, UNAVAILABLE
 */
export async function checkDomain(organizationId: string, domain: string, by: string): Promise<StoredDomain> {
  const found = await findDomain(organizationId, domain);
  if (!found) throw new AppError('NOT_FOUND');
  if (found.provenAt !== undefined && found.missingSince === undefined) return found;
  if (!(await hasDomainRecord(found)))
    throw new AppError('INVALID_STATE', {
      message: `We did not find the record at ${proofRecord(domain, found.token).name} yet. It can take an hour until a new record is seen everywhere.`,
    });
  const at = nowIso();
  const { missingSince: _, ...rest } = found;
  if (found.provenAt !== undefined) {
    const seen = { seenAt: at, missingSince: undefined };
    if (await transactWrite({ domain: recordDomainCheckItem(found, seen) })) throw new AppError('NOT_FOUND');
    return { ...rest, seenAt: at };
  }
  const nextLookAt = new Date(now() + LOOK_AGAIN_MS).toISOString();
  const failed = await transactWrite({
    organization: organizationExistsItem(organizationId),
    domain: verifyDomainItem(found, { provenAt: at, nextLookAt }),
    nextCheck: nextDomainCheckItem(found, nextLookAt),
    event: organizationEventItem(organizationId, { kind: 'domainProven', by, data: { domain } }),
  });
  if (failed) throw new AppError('NOT_FOUND');
  await lookAtOthers(domain, organizationId);
  return { ...rest, provenAt: at };
}

/** Has the record of everybody else who has proven a domain looked for now, and not when it would have been. */
async function lookAtOthers(domain: string, organizationId: string): Promise<void> {
  const others = (await listVerifiedOrganizations(domain)).filter((other) => other !== organizationId);
  for (const other of others.slice(0, MOST_LOOKED_AT)) {
    const found = await findDomain(other, domain);
    if (found?.provenAt === undefined) continue;
    const nextLookAt = nowIso();
    // Refused is only what was taken away meanwhile.
    await transactWrite({
      domain: recordDomainCheckItem(found, { nextLookAt }),
      nextCheck: nextDomainCheckItem(found, nextLookAt),
    });
  }
}

/** Nobody joins by it any more. @throws AppError NOT_FOUND */
export async function removeDomain(organizationId: string, domain: string, by: string): Promise<void> {
  const failed = await transactWrite({
    domain: deleteDomainItem(organizationId, domain),
    count: decrementBoundedItem(organizationId, 'domains'),
    event: organizationEventItem(organizationId, { kind: 'domainRemoved', by, data: { domain } }),
  });
  if (failed) throw new AppError('NOT_FOUND');
}

/** Another link by which people join; answers what it ends with. @throws AppError NOT_FOUND where the organization was deleted */
export async function renewJoinLink(organizationId: string, by: string): Promise<string> {
  const key = randomSecret();
  const failed = await transactWrite({
    organization: organizationExistsItem(organizationId),
    joinLink: saveJoinLinkItem(organizationId, key),
    event: organizationEventItem(organizationId, { kind: 'joinLinkRenewed', by, data: {} }),
  });
  if (failed) throw new AppError('NOT_FOUND');
  return key;
}

/** Deletes the join link. @throws AppError NOT_FOUND if the organization was deleted */
export async function deleteJoinLink(organizationId: string, by: string): Promise<void> {
  const failed = await transactWrite({
    organization: organizationExistsItem(organizationId),
    joinLink: deleteJoinLinkItem(organizationId),
    event: organizationEventItem(organizationId, { kind: 'joinLinkRemoved', by, data: {} }),
  });
  if (failed) throw new AppError('NOT_FOUND');
}
