import { organizations } from '@quizhall/shared/contract/organizations';
import { afterAll, describe, expect, it } from 'vitest';
import { listPending } from '../_data/approvals.ts';
import { getMembership } from '../_data/memberships.ts';
import { listNotifications } from '../_data/notifications.ts';
import { getOrganizationCounts } from '../_data/organization-counts.ts';
import { dnsServer } from '../_local/dns-server.ts';
import { endMembership } from '../_organizations/members.ts';
import { config } from '../_platform/config.ts';
import { randomText } from '../_platform/random.ts';
import { invokeEndpoint } from '../_testing/invoke.ts';
import { memberIn, someOrganization, someProvenDomain } from '../_testing/organizations.ts';
import { signedIn } from '../_testing/scenarios.ts';
import { handler as add } from './add-organization-domain.ts';
import { handler as check } from './check-organization-domain.ts';
import { handler as decide } from './decide-approval.ts';
import { handler as getJoining } from './get-organization-joining.ts';
import { handler as getOffer } from './get-join-offer.ts';
import { handler as join } from './join-organization.ts';
import { handler as listApprovals } from './list-approvals.ts';
import { handler as listOffers } from './list-join-offers.ts';
import { handler as removeLink } from './remove-join-link.ts';
import { handler as removeDomain } from './remove-organization-domain.ts';
import { handler as renewLink } from './renew-join-link.ts';

const dns = await dnsServer();
config.DNS_SERVER = dns.address;
afterAll(dns.stop);

const newDomain = () => `${randomText(12).toLowerCase()}.example`;

/** An organization and an admin of it. */
async function managed(overrides: object = {}) {
  const organization = await someOrganization(overrides);
  const { token } = await memberIn(organization.id, 'admin');
  return { ...organization, token };
}
const personAt = (domain: string) => signedIn({ email: `p.${randomText(8).toLowerCase()}@${domain}` });

const addTo = (token: string, id: string, domain: string) =>
  invokeEndpoint(add, organizations.addOrganizationDomain, { token, params: { id }, body: { domain } });
const look = (token: string, id: string, domain: string) =>
  invokeEndpoint(check, organizations.checkOrganizationDomain, { token, params: { id, domain } });
const joinAs = (token: string, id: string, body: { key?: string } = {}) =>
  invokeEndpoint(join, organizations.joinOrganization, { token, params: { id }, body });
const offersOf = async (token: string) =>
  (await invokeEndpoint(listOffers, organizations.listJoinOffers, { token })).body.data.offers;
const newLink = async (token: string, id: string) =>
  (await invokeEndpoint(renewLink, organizations.renewJoinLink, { token, params: { id } })).body.data.key;
const waiting = async (token: string, organizationId: string) =>
  (await invokeEndpoint(listApprovals, organizations.listApprovals, { token, query: { organizationId } }))
    .body.data.approvals;
const decideOn = (token: string, organizationId: string, body: object) =>
  invokeEndpoint(decide, organizations.decideApproval, {
    token,
    query: { organizationId },
    body: body as { id: string; decision: 'approve' },
  });
const newestNote = async (userId: string) => (await listNotifications(userId, { limit: 1 })).notifications[0];

describe('a domain', () => {
  it('counts once its record is found, for exactly this domain, until it is taken away', async () => {
    const { id, token } = await managed();
    const domain = newDomain();
    const { user, token: asker } = await personAt(domain);
    const { status, body } = await addTo(token, id, domain.toUpperCase());
    expect([status, body.data.domain]).toEqual([
      201,
      {
        domain,
        state: 'waiting',
        record: {
          name: `_quizhall.${domain}`,
          value: expect.stringMatching(/^quizhall-verification=[\w-]{43}$/),
        },
        addedAt: expect.any(String),
      },
    ]);
    const { name, value } = body.data.domain.record;
    expect((await look(token, id, domain)).body).toMatchObject({
      code: 'INVALID_STATE',
      message: expect.stringContaining(name),
    });
    dns.setText(name, ['quizhall-verification=another', 'v=spf1 -all']);
    expect((await look(token, id, domain)).status).toBe(409);
    expect([await offersOf(asker), (await joinAs(asker, id)).body.code]).toEqual([[], 'INVALID_LINK']);
    dns.setText(name, ['v=spf1 -all', value]);
    expect((await look(token, id, domain)).body.data.domain.state).toBe('proven');
    // Proven, it stays so.
    dns.setText(name, []);
    expect((await look(token, id, domain)).status).toBe(200);
    const organization = { id, name: 'Acme' };
    expect(await offersOf(asker)).toEqual([{ organization, waits: false, state: 'open' }]);
    const { token: below } = await personAt(`mail.${domain}`);
    expect([await offersOf(below), (await joinAs(below, id)).body.code]).toEqual([[], 'INVALID_LINK']);
    expect((await joinAs(asker, id)).body.data).toEqual({ state: 'joined' });
    expect(await getMembership(id, user.id)).toMatchObject({ role: 'member' });
    expect(await offersOf(asker)).toEqual([]);
    expect((await joinAs(asker, id)).body.code).toBe('INVALID_STATE');
    const gone = await invokeEndpoint(removeDomain, organizations.removeOrganizationDomain, {
      token,
      params: { id, domain },
    });
    expect(gone.status).toBe(200);
    expect((await joinAs((await personAt(domain)).token, id)).body.code).toBe('INVALID_LINK');
    expect((await look(token, id, domain)).status).toBe(404);
    const { data } = (
      await invokeEndpoint(getJoining, organizations.getOrganizationJoining, { token, params: { id } })
    ).body;
    expect(data).toEqual({ domains: [] });
  });

  it('is not one where anybody gets an address, and is named once', async () => {
    const { id, token } = await managed();
    expect((await addTo(token, id, 'gmail.com')).body.errors).toHaveProperty('domain');
    expect((await addTo(token, id, 'no domain')).status).toBe(400);
    const domain = newDomain();
    expect((await addTo(token, id, domain)).status).toBe(201);
    expect((await addTo(token, id, domain)).body.errors).toHaveProperty('domain');
  });

  it('is not answered for where no name server answers', async () => {
    const { id, token } = await managed();
    const domain = newDomain();
    await addTo(token, id, domain);
    config.DNS_SERVER = '127.0.0.1:1';
    const { body } = await look(token, id, domain);
    config.DNS_SERVER = dns.address;
    expect(body.code).toBe('UNAVAILABLE');
  });
});

describe('a link', () => {
  it('lets in whoever has it, until there is another one', async () => {
    const { id, token } = await managed({ departments: [{ name: 'Maths' }] });
    const [person, late] = [await signedIn(), await signedIn()];
    const key = await newLink(token, id);
    const offerOf = (asker: string | undefined, with_ = key) =>
      invokeEndpoint(getOffer, organizations.getJoinOffer, {
        params: { id },
        query: { key: with_ },
        ...(asker && { token: asker }),
      });
    expect((await offerOf(undefined)).body.data.offer).toMatchObject({ state: 'open', waits: false });
    expect((await offerOf(undefined, 'x'.repeat(43))).body.code).toBe('INVALID_LINK');
    expect((await joinAs(person.token, id, { key: 'x'.repeat(43) })).body.code).toBe('INVALID_LINK');
    expect((await joinAs(person.token, id)).body.code).toBe('INVALID_LINK');
    expect((await joinAs(person.token, id, { key })).body.data.state).toBe('joined');
    expect((await getMembership(id, person.user.id))?.departmentId).toBeUndefined();
    expect((await offerOf(person.token)).body.data.offer.state).toBe('member');
    const next = await newLink(token, id);
    expect((await joinAs(late.token, id, { key })).body.code).toBe('INVALID_LINK');
    await invokeEndpoint(removeLink, organizations.removeJoinLink, { token, params: { id } });
    expect((await joinAs(late.token, id, { key: next })).body.code).toBe('INVALID_LINK');
  });

  it('lets in no more than the plan holds, of many at once neither', async () => {
    const { id, token } = await managed();
    const key = await newLink(token, id);
    const { members } = await getOrganizationCounts(id);
    const people = await Promise.all(Array.from({ length: 12 }, () => signedIn()));
    const answers = await Promise.all(people.map((person) => joinAs(person.token, id, { key })));
    const joined = answers.filter(({ status }) => status === 200).length;
    const refused = answers.filter(({ body }) => body.code === 'PLAN_LIMIT').length;
    expect(joined + refused).toBe(12);
    expect(refused).toBeGreaterThan(0);
    expect((await getOrganizationCounts(id)).members).toBe(members + joined);
  });
});

describe('approval', () => {
  it('is waited for; approved, somebody is in the department of their domain', async () => {
    const settings = { requireApproval: true, autoAssignDepartment: true };
    const domain = newDomain();
    const departments = [{ name: 'Arts' }, { name: 'Maths', emailDomains: [domain] }];
    const { id, token, ownerId } = await managed({ settings, departments });
    await someProvenDomain(id, domain);
    const person = await personAt(domain);
    expect((await joinAs(person.token, id)).body.data.state).toBe('waiting');
    expect((await joinAs(person.token, id)).body.data.state).toBe('waiting');
    expect(await offersOf(person.token)).toMatchObject([{ state: 'waiting', waits: true }]);
    expect(await getMembership(id, person.user.id)).toBeUndefined();
    const [asked, ...more] = await waiting(token, id);
    expect([asked, more]).toMatchObject([{ type: 'member', subject: person.user.id, title: 'Ada' }, []]);
    expect(asked?.person).toEqual({ email: person.user.email, by: 'domain', wasRemoved: false });
    expect(await newestNote(ownerId)).toMatchObject({
      type: 'approval_waiting',
      title: 'Somebody wants to join',
    });
    const approve = () => decideOn(token, id, { id: asked?.id, decision: 'approve' });
    const [one, two] = await Promise.all([approve(), approve()]);
    expect([one, two].filter(({ status }) => status === 200)).toHaveLength(1);
    const { departmentId, role } = (await getMembership(id, person.user.id)) ?? {};
    expect([role, departmentId]).toEqual(['member', expect.stringMatching(/^d_/)]);
    expect(await newestNote(person.user.id)).toMatchObject({ type: 'approval_decided', title: 'You are in' });
    expect(await listPending(id)).toEqual([]);
  });

  it('can be refused with a reason, and asked for again', async () => {
    const { id, token } = await managed({ settings: { requireApproval: true } });
    const key = await newLink(token, id);
    const person = await signedIn();
    await joinAs(person.token, id, { key });
    const [asked] = await waiting(token, id);
    expect((await decideOn(token, id, { id: asked?.id, decision: 'reject' })).body.errors).toHaveProperty(
      'reason',
    );
    const reason = 'Nobody knows you';
    expect((await decideOn(token, id, { id: asked?.id, decision: 'reject', reason })).status).toBe(200);
    expect((await newestNote(person.user.id))?.message).toContain(reason);
    expect(await getMembership(id, person.user.id)).toBeUndefined();
    expect((await joinAs(person.token, id, { key })).body.data.state).toBe('waiting');
    expect(await waiting(token, id)).toHaveLength(1);
  });

  it('is asked for in any case of somebody who was taken out', async () => {
    const { id, token, ownerId } = await managed();
    const key = await newLink(token, id);
    const person = await signedIn();
    expect((await joinAs(person.token, id, { key })).body.data.state).toBe('joined');
    const membership = await getMembership(id, person.user.id);
    if (membership) await endMembership(membership, ownerId);
    expect((await joinAs(person.token, id, { key })).body.data.state).toBe('waiting');
    expect(await waiting(token, id)).toMatchObject([
      { person: { email: person.user.email, by: 'link', wasRemoved: true } },
    ]);
  });
});
