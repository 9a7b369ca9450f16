import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { listPendingApprovals } from '../../quizzes/model/approvals.ts';
import { writeDueCursor } from '../../attempts/model/due-work.ts';
import { getMembership } from '../model/memberships.ts';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { findDomain, type StoredDomain } from '../model/organization-domains.ts';
import { getOrganizationCounts } from '../model/organization-counts.ts';
import { checkVerifiedDomain } from '../use-cases/domain-proof.ts';
import { deleteJoinLink, renewJoinLink } from '../use-cases/domains.ts';
import { startDnsServer } from '../../platform/local/dns-server.ts';
import { closeOrganization } from '../use-cases/end-organization.ts';
import { joinByLinkOrDomain } from '../use-cases/joining.ts';
import { endMembership } from '../model/members.ts';
import { listOrganizationAudit } from '../model/organization-audit.ts';
import { getOrganization } from '../model/organizations.ts';
import { table } from '../../platform/dynamodb/table.ts';
import { now, setClock } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { randomText } from '../../platform/security/random.ts';
import { newEmail, tokenOf } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { memberIn, someOrganization, someProvenDomain } from '../../testing/organizations.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { handler as sweep } from '../../entry/scheduler.ts';
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
import { handler as withdraw } from './withdraw-join-request.ts';

const dns = await startDnsServer();
config.DNS_SERVER = dns.address;
afterAll(dns.stop);
afterEach(() => setClock(0));
const stream = await testStream(everyReader(), now);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The clock stands so many days and some minutes later, and what is due by then is done. */
async function passTo(days: number): Promise<void> {
  setClock(days * (DAY + 2 * MINUTE) + MINUTE);
  await writeDueCursor(now() - 20 * MINUTE);
  await sweep();
  await stream.drain();
}

const newDomain = () => `${randomText(12).toLowerCase()}.example`;

/** An organization and an admin of it. */
async function managed(overrides: object = {}) {
  const organization = await someOrganization(overrides);
  const { user, token } = await memberIn(organization.id, 'admin');
  return { ...organization, user, token };
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
const withdrawAs = (token: string | undefined, id: string) =>
  invokeEndpoint(withdraw, organizations.withdrawJoinRequest, { params: { id }, ...(token && { token }) });
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
    // A record that is away for a moment ends nothing.
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

  it('is one of twenty at most, also of many that are named at once', async () => {
    const { id, token } = await managed();
    const answers = await Promise.all(Array.from({ length: 24 }, () => addTo(token, id, newDomain())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const [taken] = answers.flatMap(({ status, body }) => (status === 201 ? [body.data.domain.domain] : []));
    const gone = await invokeEndpoint(removeDomain, organizations.removeOrganizationDomain, {
      token,
      params: { id, domain: taken ?? '' },
    });
    expect([gone.status, (await addTo(token, id, newDomain())).status]).toEqual([200, 201]);
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

describe('the record of a domain', () => {
  it('is looked for each week; missed for a week, nobody joins by it any more, and managers are told both times', async () => {
    const { id, user, token } = await managed();
    const domain = newDomain();
    const { name, value } = (await addTo(token, id, domain)).body.data.domain.record;
    dns.setText(name, [value]);
    expect((await look(token, id, domain)).status).toBe(200);
    const shown = async () =>
      (
        await invokeEndpoint(getJoining, organizations.getOrganizationJoining, {
          token: await tokenOf(user),
          params: { id },
        })
      ).body.data.domains[0];
    await passTo(7);
    expect(await shown()).not.toHaveProperty('endsAt');
    dns.setText(name, []);
    await passTo(14);
    expect(await shown()).toMatchObject({ state: 'proven', endsAt: expect.any(String) as string });
    expect(await newestNote(user.id)).toMatchObject({ title: 'The record of a domain is missing' });
    const person = await personAt(domain);
    expect((await joinAs(person.token, id)).status).toBe(200);
    // Set again, it is as it was.
    dns.setText(name, [value]);
    expect((await look(await tokenOf(user), id, domain)).body.data.domain).not.toHaveProperty('endsAt');
    dns.setText(name, []);
    for (let day = 15; day <= 22; day += 1) await passTo(day);
    expect(await shown()).toMatchObject({ state: 'waiting' });
    expect((await newestNote(user.id))?.title).toBe('A domain is no longer proven');
    expect((await listOrganizationAudit(id, { limit: 1 })).entries).toMatchObject([
      { kind: 'domainLost', data: { domain } },
    ]);
    const late = await personAt(domain);
    expect([(await joinAs(late.token, id)).body.code, await offersOf(late.token)]).toEqual([
      'INVALID_LINK',
      [],
    ]);
    dns.setText(name, [value]);
    expect((await look(await tokenOf(user), id, domain)).body.data.domain.state).toBe('proven');
  });

  it('stays where somebody finds it at the moment at which its proof would end', async () => {
    const { id, user, token } = await managed();
    const domain = newDomain();
    const { name, value } = (await addTo(token, id, domain)).body.data.domain.record;
    dns.setText(name, [value]);
    await look(token, id, domain);
    dns.setText(name, []);
    await passTo(7);
    const missed = await findDomain(id, domain);
    expect(missed?.missingSince).toBeDefined();
    const theirs = await tokenOf(user);
    const send = table.send.bind(table);
    let found = 0;
    const spy = vi.spyOn(table, 'send').mockImplementation((async (command: never) => {
      if ((command as object).constructor.name.startsWith('Transact') && found++ === 0) {
        dns.setText(name, [value]);
        expect((await look(theirs, id, domain)).status).toBe(200);
      }
      return send(command);
    }) as never);
    if (missed) await checkVerifiedDomain(missed, Date.parse(missed.missingSince ?? '') + 8 * DAY);
    spy.mockRestore();
    const kept = await findDomain(id, domain);
    expect([kept?.provenAt, kept?.missingSince]).toEqual([missed?.provenAt, undefined]);
    expect(kept?.nextLookAt, 'and is looked for again').not.toBe(missed?.nextLookAt);
  });

  it('is asked for at once when somebody else proves the domain', async () => {
    const [former, next] = [await managed(), await managed()];
    const domain = newDomain();
    let first: StoredDomain | undefined;
    for (const { id, token } of [former, next]) {
      const { name, value } = (await addTo(token, id, domain)).body.data.domain.record;
      dns.setText(name, [value]);
      expect((await look(token, id, domain)).status).toBe(200);
      first ??= await findDomain(id, domain);
    }
    await passTo(0);
    expect(await newestNote(former.user.id)).toMatchObject({ title: 'The record of a domain is missing' });
    expect(await newestNote(next.user.id)).toBeUndefined();
    // What was to be its next look before finds another one in its place.
    const looked = await findDomain(former.id, domain);
    expect(looked?.missingSince).toBeDefined();
    const earlier = { ...looked, nextLookAt: first?.nextLookAt } as StoredDomain;
    await checkVerifiedDomain(earlier, now() + 8 * DAY);
    expect(await findDomain(former.id, domain)).toEqual(looked);
  });
});

describe('a deleted organization', () => {
  it('lets nobody in, by no way, and changes none', async () => {
    const { id, token, user } = await managed({ settings: { requireApproval: true } });
    const [key, domain] = [await newLink(token, id), newDomain()];
    await someProvenDomain(id, domain);
    const waits = await signedIn();
    await joinAs(waits.token, id, { key });
    const [asked] = await waiting(token, id);
    const organization = await getOrganization(id);
    if (organization) await closeOrganization(organization, user.id);
    const { token: late } = await personAt(domain);
    expect([
      (await joinAs(late, id)).body.code,
      (await joinAs(late, id, { key })).body.code,
      await offersOf(late),
      (await decideOn(token, id, { id: asked?.id, decision: 'approve' })).body.code,
      (await look(token, id, domain)).body.code,
    ]).toEqual(['INVALID_LINK', 'INVALID_LINK', [], 'ORGANIZATION_DELETED', 'ORGANIZATION_DELETED']);
    // As if it was deleted after that was allowed.
    await expect(renewJoinLink(id, user.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(deleteJoinLink(id, user.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await getMembership(id, waits.user.id)).toBeUndefined();
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
    expect(asked?.person).toEqual({
      email: person.user.email,
      by: 'domain',
      wasRemoved: false,
      accountCreatedAt: person.user.createdAt,
      department: 'Maths',
    });
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
    expect(await listPendingApprovals(id)).toEqual([]);
  });

  it('can be refused with a reason, and asked for again after a week', async () => {
    const { id, token, user } = await managed({ settings: { requireApproval: true } });
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
    expect((await joinAs(person.token, id, { key })).body).toMatchObject({
      code: 'INVALID_STATE',
      message: expect.stringContaining('You can ask again from') as string,
    });
    expect([await waiting(token, id), await offersOf(person.token)]).toEqual([[], []]);
    setClock(7 * DAY + 60_000);
    expect((await joinAs(await tokenOf(person.user), id, { key })).body.data.state).toBe('waiting');
    expect(await waiting(await tokenOf(user), id)).toHaveLength(1);
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
      {
        person: {
          email: person.user.email,
          by: 'link',
          wasRemoved: true,
          accountCreatedAt: person.user.createdAt,
        },
      },
    ]);
  });

  it('is asked for of them with another account of the same address as well', async () => {
    const { id, token, ownerId } = await managed();
    const key = await newLink(token, id);
    const person = await signedIn();
    await joinAs(person.token, id, { key });
    const membership = await getMembership(id, person.user.id);
    if (membership) await endMembership(membership, ownerId);
    const again = { id: randomText(20), name: 'Ada', email: person.user.email };
    expect(await joinByLinkOrDomain(id, again, key)).toBe('waiting');
    expect(await joinByLinkOrDomain(id, { ...again, id: randomText(20), email: newEmail() }, key)).toBe(
      'joined',
    );
  });
});

describe('a request that its person withdraws', () => {
  const asked = async () => {
    const organization = await managed({ settings: { requireApproval: true } });
    const key = await newLink(organization.token, organization.id);
    const person = await signedIn();
    await joinAs(person.token, organization.id, { key });
    return { ...organization, key, person };
  };

  it('leaves both lists, cannot be decided, and can be made again at once', async () => {
    const { id, token, key, person } = await asked();
    const [request] = await waiting(token, id);
    expect((await withdrawAs(person.token, id)).status).toBe(200);
    expect([await waiting(token, id), await offersOf(person.token)]).toEqual([[], []]);
    expect((await decideOn(token, id, { id: request?.id, decision: 'approve' })).status).toBe(404);
    expect(await getMembership(id, person.user.id)).toBeUndefined();
    expect((await withdrawAs(person.token, id)).body.code).toBe('NOT_FOUND');
    expect((await joinAs(person.token, id, { key })).body.data.state).toBe('waiting');
    expect(await waiting(token, id)).toHaveLength(1);
  });

  it('leaves the offer of a proven domain open', async () => {
    const { id } = await managed({ settings: { requireApproval: true } });
    const domain = newDomain();
    await someProvenDomain(id, domain);
    const person = await personAt(domain);
    await joinAs(person.token, id);
    expect((await withdrawAs(person.token, id)).status).toBe(200);
    expect(await offersOf(person.token)).toMatchObject([{ state: 'open', waits: true }]);
  });

  it('is nobody else’s to withdraw, and of a member or where none exists not found', async () => {
    const { id, token } = await asked();
    const stranger = await signedIn();
    const member = await memberIn(id, 'member');
    const calls = [withdrawAs(undefined, id), withdrawAs(stranger.token, id), withdrawAs(member.token, id)];
    const answers = (await Promise.all(calls)).map(({ body }) => body.code);
    expect(answers).toEqual(['SIGNED_OUT', 'NOT_FOUND', 'NOT_FOUND']);
    expect((await withdrawAs(stranger.token, `o_${randomText(16)}`)).status).toBe(404);
    expect((await withdrawAs(stranger.token, '?')).status).toBe(404);
    expect(await waiting(token, id)).toHaveLength(1);
  });

  it('does not shorten the week after a rejection', async () => {
    const { id, token, key, person } = await asked();
    const [request] = await waiting(token, id);
    await decideOn(token, id, { id: request?.id, decision: 'reject', reason: 'Not known here' });
    expect((await withdrawAs(person.token, id)).body.code).toBe('NOT_FOUND');
    expect((await joinAs(person.token, id, { key })).body.code).toBe('INVALID_STATE');
  });

  it('ends one way when a manager approves it at the same moment', async () => {
    const { id, token, person } = await asked();
    const [request] = await waiting(token, id);
    const [withdrawn, approved] = await Promise.all([
      withdrawAs(person.token, id),
      decideOn(token, id, { id: request?.id, decision: 'approve' }),
    ]);
    expect([withdrawn, approved].filter(({ status }) => status === 200)).toHaveLength(1);
    const isMember = (await getMembership(id, person.user.id)) !== undefined;
    expect([isMember, await waiting(token, id)]).toEqual([approved.status === 200, []]);
  });
});
