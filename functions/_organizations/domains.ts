import { MOST_DOMAINS, type OrganizationDomain } from '@quizhall/shared/model/joining';
import { isPublicMailDomain, proofRecord } from '@quizhall/shared/rules/email-domains';
import { refusalsOf } from '../_data/idioms.ts';
import { newJoinLink, removedJoinLink } from '../_data/join-requests.ts';
import {
  getDomain,
  listDomains,
  newDomain,
  provenDomain,
  removedDomain,
  type StoredDomain,
} from '../_data/organization-domains.ts';
import { organizationEvent } from '../_data/organization-audit.ts';
import { stillThere } from '../_data/organizations.ts';
import { nowIso } from '../_platform/clock.ts';
import { textRecords } from '../_platform/dns.ts';
import { AppError } from '../_platform/errors.ts';
import { randomSecret } from '../_platform/random.ts';

const refused = (message: string) => new AppError('INVALID_INPUT', { errors: { domain: message } });

/** A domain as it is answered. */
export const toShownDomain = ({ domain, token, addedAt, provenAt }: StoredDomain): OrganizationDomain => ({
  domain,
  state: provenAt === undefined ? 'waiting' : 'proven',
  record: proofRecord(domain, token),
  addedAt,
  ...(provenAt !== undefined && { provenAt }),
});

/** Names a domain; it counts once it is proven. @throws AppError INVALID_INPUT */
export async function addDomain(organizationId: string, domain: string, by: string): Promise<StoredDomain> {
  if (isPublicMailDomain(domain))
    throw refused('Anybody gets an address there. Please enter a domain of your own');
  const domains = await listDomains(organizationId);
  if (domains.length >= MOST_DOMAINS) throw refused(`An organization has at most ${MOST_DOMAINS} domains`);
  const added = { organizationId, domain, token: randomSecret(), addedAt: nowIso() };
  const done = await refusalsOf([
    stillThere(organizationId),
    newDomain(added),
    organizationEvent(organizationId, { kind: 'domainAdded', by, data: { domain } }),
  ]);
  if (done.length > 0) throw refused('This domain is in the list already');
  return added;
}

/** Looks for the record that proves a domain. @throws AppError NOT_FOUND, INVALID_STATE where it is not there, UNAVAILABLE */
export async function checkDomain(organizationId: string, domain: string, by: string): Promise<StoredDomain> {
  const found = await getDomain(organizationId, domain);
  if (!found) throw new AppError('NOT_FOUND');
  if (found.provenAt !== undefined) return found;
  const { name, value } = proofRecord(domain, found.token);
  if (!(await textRecords(name)).includes(value))
    throw new AppError('INVALID_STATE', {
      message: `We did not find the record at ${name} yet. It can take an hour until a new record is seen everywhere.`,
    });
  const provenAt = nowIso();
  const done = await refusalsOf([
    provenDomain(found, provenAt),
    organizationEvent(organizationId, { kind: 'domainProven', by, data: { domain } }),
  ]);
  if (done.length > 0) throw new AppError('NOT_FOUND');
  return { ...found, provenAt };
}

/** Nobody joins by it any more. @throws AppError NOT_FOUND */
export async function removeDomain(organizationId: string, domain: string, by: string): Promise<void> {
  const done = await refusalsOf([
    removedDomain(organizationId, domain),
    organizationEvent(organizationId, { kind: 'domainRemoved', by, data: { domain } }),
  ]);
  if (done.length > 0) throw new AppError('NOT_FOUND');
}

/** Another link by which people join; answers what it ends with. */
export async function renewJoinLink(organizationId: string, by: string): Promise<string> {
  const key = randomSecret();
  await refusalsOf([
    newJoinLink(organizationId, key),
    organizationEvent(organizationId, { kind: 'joinLinkRenewed', by, data: {} }),
  ]);
  return key;
}

/** Nobody joins by the link any more. */
export async function endJoinLink(organizationId: string, by: string): Promise<void> {
  await refusalsOf([
    removedJoinLink(organizationId),
    organizationEvent(organizationId, { kind: 'joinLinkRemoved', by, data: {} }),
  ]);
}
