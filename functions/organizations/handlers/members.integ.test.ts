import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { users } from '@quizhall/shared/contract/accounts/users';
import { afterEach, describe, expect, it } from 'vitest';
import { emailKey } from '../../platform/dynamodb/keys.ts';
import { getMembership, listMemberships } from '../model/memberships.ts';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { getOrganizationCounts } from '../model/organization-counts.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { getLatestLink, getLatestMail, listMailsTo } from '../../platform/local/mailbox.ts';
import { cancelInvite, getInviteByToken } from '../use-cases/invites.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { setClock } from '../../platform/clock.ts';
import { newEmail, tokenOf } from '../../testing/accounts.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { join, memberIn, someOrganization } from '../../testing/organizations.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { handler as getSession } from '../../accounts/handlers/get-session.ts';
import { handler as accept } from './accept-member-invite.ts';
import { handler as cancel } from './cancel-member-invite.ts';
import { handler as change } from './change-member.ts';
import { handler as choose } from './choose-organization.ts';
import { handler as decideApproval } from './decide-approval.ts';
import { handler as exportMembers } from './export-members.ts';
import { handler as getInvite } from './get-member-invite.ts';
import { handler as importMembers } from './import-members.ts';
import { handler as invite } from './invite-members.ts';
import { handler as leave } from './leave-organization.ts';
import { handler as listApprovals } from './list-approvals.ts';
import { handler as listInvites } from './list-member-invites.ts';
import { handler as listMembers } from './list-members.ts';
import { handler as remove } from './remove-member.ts';
import { handler as resend } from './resend-member-invite.ts';
import { handler as transfer } from './transfer-organization.ts';

const DAY = 24 * 3_600_000;
afterEach(() => setClock(0));

/** An organization, its owner and the owner's token. */
async function owned(overrides: object = {}) {
  const organization = await someOrganization(overrides);
  const { user, token } = await memberIn(organization.id, 'admin');
  return { ...organization, token, user, adminId: user.id };
}

const sendInvites = (token: string, id: string, body: object) =>
  invokeEndpoint(invite, organizations.inviteMembers, {
    token,
    params: { id },
    body: body as { emails: string[] },
  });
const acceptAs = (secret: string, token: string) =>
  invokeEndpoint(accept, organizations.acceptMemberInvite, { token, params: { token: secret } });
const look = (secret: string) =>
  invokeEndpoint(getInvite, organizations.getMemberInvite, { params: { token: secret } });
const list = (token: string, id: string, query: object = {}) =>
  invokeEndpoint(listMembers, organizations.listMembers, { token, params: { id }, query });

/** The secret of the newest link that was mailed to an address. */
async function linkTo(email: string): Promise<string> {
  return (await getLatestLink(email)).split('/').at(-1) ?? '';
}

async function invited(
  token: string,
  id: string,
  { email = newEmail(), ...body }: { email?: string; role?: string } = {},
): Promise<{ email: string; secret: string }> {
  expect((await sendInvites(token, id, { emails: [email], ...body })).status).toBe(201);
  return { email, secret: await linkTo(email) };
}

describe('an invitation', () => {
  it('names the organization and the inviter in the mail, in whatever language', async () => {
    const { id, token, user } = await owned({ name: 'Northgate School', settings: { language: 'fr' } });
    const { email } = await invited(token, id);
    const { subject, body } = await getLatestMail(email);
    expect(subject).toContain('Northgate School');
    for (const text of [body.text, body.html]) {
      expect(text).toContain('Northgate School');
      expect(text).toContain(user.name);
    }
  });

  it('lets the invited address in once, in the role it names', async () => {
    const { id, token } = await owned({ departments: [{ name: 'Maths' }] });
    const { body: departments } = await list(token, id);
    expect(departments.data.total).toBe(2);
    const { secret, email } = await invited(token, id, { role: 'creator' });
    expect((await look(secret)).body.data.invite).toMatchObject({
      organization: { id, name: 'Acme' },
      role: 'creator',
      email,
    });
    const { token: guest } = await signedIn({ name: 'Bo', email });
    const answers = await Promise.all([acceptAs(secret, guest), acceptAs(secret, guest)]);
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted.map(({ body }) => body.data)).toEqual([
      { organizationId: id, role: 'creator', state: 'joined' },
    ]);
    expect((await acceptAs(secret, guest)).body.code).toBe('INVALID_LINK');
    expect((await look(secret)).body.code).toBe('INVALID_LINK');
    expect(await getOrganizationCounts(id)).toMatchObject({ members: 3 });
  });

  it.each(['approve', 'reject'] as const)(
    'makes another account wait until somebody who manages the organization decides: %s',
    async (decision) => {
      const { id, token, user: manager } = await owned();
      const { secret, email } = await invited(token, id, { role: 'creator' });
      const other = await signedIn({ name: 'Bo' });
      const answers = [await acceptAs(secret, other.token), await acceptAs(secret, other.token)];
      for (const { status, body } of answers) expect([status, body.data.state]).toEqual([200, 'waiting']);
      expect(await getMembership(id, other.user.id)).toBeUndefined();
      const query = { organizationId: id };
      const waiting = async () =>
        (await invokeEndpoint(listApprovals, organizations.listApprovals, { token, query })).body.data
          .approvals;
      const [approval] = await waiting();
      expect(approval).toMatchObject({
        type: 'member',
        subject: other.user.id,
        person: { email: other.user.email, by: 'invite', invitation: { email, role: 'creator' } },
      });
      const { notifications } = await listNotifications(manager.id, { limit: 5 });
      expect(notifications.filter(({ type }) => type === 'approval_waiting')).toHaveLength(1);
      const decide = {
        id: approval?.id ?? '',
        decision,
        ...(decision === 'reject' && { reason: 'Not you' }),
      };
      const decided = await invokeEndpoint(decideApproval, organizations.decideApproval, {
        token,
        query,
        body: decide,
      });
      expect(decided.status).toBe(200);
      expect(await waiting()).toEqual([]);
      expect((await getMembership(id, other.user.id))?.role).toBe(
        decision === 'approve' ? 'creator' : undefined,
      );
      // The invitation is used up by an approval and stays open for its own address after a rejection.
      expect((await look(secret)).status).toBe(decision === 'approve' ? 400 : 200);
      if (decision === 'reject') {
        expect((await acceptAs(secret, other.token)).body.code).toBe('INVALID_STATE');
        const { token: own } = await signedIn({ email });
        expect((await acceptAs(secret, own)).body.data.state).toBe('joined');
      }
    },
  );

  it('can be withdrawn while another account waits, who may still be approved', async () => {
    const { id, token } = await owned();
    const { secret } = await invited(token, id);
    const other = await signedIn();
    await acceptAs(secret, other.token);
    await cancelInvite(await getInviteByToken(secret), 'u');
    expect((await acceptAs(secret, other.token)).body.code).toBe('INVALID_LINK');
    const query = { organizationId: id };
    const { body } = await invokeEndpoint(listApprovals, organizations.listApprovals, { token, query });
    const approved = await invokeEndpoint(decideApproval, organizations.decideApproval, {
      token,
      query,
      body: { id: body.data.approvals[0]?.id ?? '', decision: 'approve' },
    });
    expect(approved.status).toBe(200);
    expect((await getMembership(id, other.user.id))?.role).toBe('member');
  });

  it('ends after a week, when it is withdrawn, and when it is sent again', async () => {
    const { id, token } = await owned();
    const [old, gone, again] = [await invited(token, id), await invited(token, id), await invited(token, id)];
    const open = (
      await invokeEndpoint(listInvites, organizations.listMemberInvites, { token, params: { id } })
    ).body.data.invites;
    const idOf = (email: string) => open.find((one) => one.email === email)?.id ?? '';
    await invokeEndpoint(cancel, organizations.cancelMemberInvite, {
      token,
      params: { id, inviteId: idOf(gone.email) },
    });
    const resent = await invokeEndpoint(resend, organizations.resendMemberInvite, {
      token,
      params: { id, inviteId: idOf(again.email) },
    });
    expect(resent.status).toBe(200);
    for (const secret of [gone.secret, again.secret])
      expect((await look(secret)).body.code).toBe('INVALID_LINK');
    expect((await look(await linkTo(again.email))).status).toBe(200);
    setClock(7 * DAY + 1_000);
    expect((await look(old.secret)).body.code).toBe('INVALID_LINK');
    const later = await signedIn();
    expect((await acceptAs(old.secret, later.token)).body.code).toBe('INVALID_LINK');
  });

  it('is mailed to one address five times a day at most, by whatever way, and by all twenty times', async () => {
    const { id, token } = await owned();
    const { email } = await invited(token, id);
    const open = async () =>
      (await invokeEndpoint(listInvites, organizations.listMemberInvites, { token, params: { id } })).body
        .data.invites;
    const again = async () =>
      invokeEndpoint(resend, organizations.resendMemberInvite, {
        token,
        params: { id, inviteId: (await open())[0]?.id ?? '' },
      });
    expect((await again()).status).toBe(200);
    await invokeEndpoint(cancel, organizations.cancelMemberInvite, {
      token,
      params: { id, inviteId: (await open())[0]?.id ?? '' },
    });
    for (let n = 0; n < 3; n += 1) await sendInvites(token, id, { emails: [email] });
    expect((await again()).body).toMatchObject({ code: 'TOO_MANY' });
    const { body } = await sendInvites(token, id, { emails: [email] });
    expect(body.data).toMatchObject({ invites: [], refused: [{ email, reason: 'too_often' }] });
    expect(await listMailsTo(email)).toHaveLength(5);
    for (let others = 0; others < 3; others += 1) {
      const other = await owned();
      for (let n = 0; n < 5; n += 1) await sendInvites(other.token, other.id, { emails: [email] });
    }
    const last = await owned();
    expect((await sendInvites(last.token, last.id, { emails: [email] })).body.data.refused).toHaveLength(1);
    expect(await listMailsTo(email)).toHaveLength(20);
    setClock(DAY);
    const later = await tokenOf(last.user);
    expect((await sendInvites(later, last.id, { emails: [email] })).status).toBe(201);
    expect(await listMailsTo(email)).toHaveLength(21);
  });

  it('is not cancelled any more once somebody has accepted it', async () => {
    const { id, token, adminId } = await owned();
    const { secret, email } = await invited(token, id);
    const invite = await getInviteByToken(secret);
    await acceptAs(secret, (await signedIn({ email })).token);
    await expect(cancelInvite(invite, adminId)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it('reads no more of a large organization than of a small one', async () => {
    const costs: number[] = [];
    for (const more of [0, 30]) {
      const { id, token } = await owned({ subscription: { plan: 'basic' } });
      for (let n = 0; n < more; n += 1) await memberIn(id, 'member');
      const { consumed } = await measureCost(() => sendInvites(token, id, { emails: [newEmail()] }));
      costs.push(consumed.read);
    }
    expect(costs[0]).toBe(costs[1]);
  });

  it('is not sent to who is in it already, and only once to one address', async () => {
    const { id, token } = await owned();
    const member = await signedIn();
    await join(member.user.id, { organizationId: id, role: 'member' });
    const email = newEmail();
    const { body } = await sendInvites(token, id, {
      emails: [member.user.email, email, email.toUpperCase()],
    });
    expect(body.data.invites.map((one) => one.email)).toEqual([email]);
    expect(body.data.refused).toEqual([{ email: member.user.email, reason: 'member' }]);
    const { secret } = await invited(token, id);
    expect((await acceptAs(secret, member.token)).body.code).toBe('INVALID_STATE');
  });

  it('comes from a CSV file, row by row', async () => {
    const { id, token } = await owned({ departments: [{ name: 'Maths' }] });
    const [one, two] = [newEmail(), newEmail()];
    const csv = `sep=;\r\nE-Mail-Adresse;Rolle;Abteilung;Telefon\r\n${one};Ersteller;maths;1\n${two};;\nnobody;;\n${newEmail()};king;\n${newEmail()};;Law`;
    const send = (body: { csv: string; preview?: true }) =>
      invokeEndpoint(importMembers, organizations.importMembers, { token, params: { id }, body });
    const preview = (await send({ csv, preview: true })).body.data;
    expect([preview.invites, preview.refused.length, preview.ignored]).toEqual([[], 3, ['Telefon']]);
    expect(await listMailsTo(one)).toEqual([]);
    const { body } = await send({ csv });
    expect(body.data.invites.map(({ email, role, department }) => [email, role, department?.name])).toEqual([
      [one, 'creator', 'Maths'],
      [two, 'member', undefined],
    ]);
    expect(body.data.refused.map(({ reason }) => reason)).toEqual([
      'invalid',
      'unknown_role',
      'unknown_department',
    ]);
    expect(body.data.ignored).toEqual(['Telefon']);
    expect((await send({ csv: 'email' })).status).toBe(400);
  });
});

describe('the plan', () => {
  it('holds so many members, also when several come at once', async () => {
    const { id, token } = await owned();
    const many = await sendInvites(token, id, { emails: Array.from({ length: 12 }, () => newEmail()) });
    expect([many.status, many.body.message, many.body.data]).toEqual([
      409,
      'The Free plan holds 10 members, and there is room for 8 more. Basic lifts that limit.',
      { what: 'members', plan: 'free', limit: 10, count: 2, liftedBy: 'basic' },
    ]);
    const invites: { email: string; secret: string }[] = [];
    for (let n = 0; n < 8; n += 1) invites.push(await invited(token, id));
    const over = await sendInvites(token, id, { emails: [newEmail()] });
    expect([over.status, over.body.code, over.body.data]).toEqual([
      409,
      'PLAN_LIMIT',
      { what: 'members', plan: 'free', limit: 10, count: 10, liftedBy: 'basic' },
    ]);
    // Two members come in another way meanwhile: of the eight who are invited, six find a place.
    await Promise.all([memberIn(id, 'member'), memberIn(id, 'member')]);
    const answers = await Promise.all(
      invites.map(async ({ email, secret }) => acceptAs(secret, (await signedIn({ email })).token)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 200, 409, 409,
    ]);
    expect(await getOrganizationCounts(id)).toMatchObject({ members: 10 });
  });
});

describe('an invitation of somebody who was taken out', () => {
  const takeOut = (token: string, id: string, userId: string) =>
    invokeEndpoint(remove, organizations.removeMember, { token, params: { id, userId } });

  it('brings them back only if it was sent afterwards', async () => {
    const { id, token } = await owned();
    const { user, token: theirs } = await signedIn();
    const kept = await invited(token, id, { email: user.email, role: 'admin' });
    await join(user.id, { organizationId: id, role: 'member' });
    await takeOut(token, id, user.id);
    expect((await acceptAs(kept.secret, theirs)).body.code).toBe('INVALID_LINK');
    expect(await getMembership(id, user.id)).toBeUndefined();
    setClock(1_000);
    const fresh = await invited(token, id, { email: user.email });
    expect((await acceptAs(fresh.secret, theirs)).body.data.state).toBe('joined');
  });

  it('brings nobody back with another account of the same address', async () => {
    const { id, token } = await owned();
    const { user } = await signedIn();
    const { secret } = await invited(token, id, { email: user.email });
    await join(user.id, { organizationId: id, role: 'member' });
    await takeOut(token, id, user.id);
    await table.send(new DeleteCommand({ TableName, Key: emailKey(user.email) }));
    const again = await signedIn({ email: user.email });
    expect((await acceptAs(secret, again.token)).body.code).toBe('INVALID_LINK');
  });
});

describe('a member', () => {
  it('gets another role and department, leaves, and is removed, at once for every call', async () => {
    const { id, token, adminId } = await owned({ departments: [{ name: 'Maths' }] });
    const { user, token: theirs } = await memberIn(id, 'member');
    expect((await list(theirs, id)).body.code).toBe('FORBIDDEN');
    const params = { id, userId: user.id };
    await invokeEndpoint(change, organizations.changeMember, { token, params, body: { role: 'creator' } });
    expect((await list(theirs, id)).status).toBe(200);
    const session = await invokeEndpoint(getSession, users.getSession, { token: theirs });
    expect(session.body.data.session.organizations).toMatchObject([{ id, role: 'creator' }]);
    const wrong = await invokeEndpoint(change, organizations.changeMember, {
      token,
      params,
      body: { departmentId: 'd_000000000000' },
    });
    expect(wrong.body.errors).toHaveProperty('departmentId');
    await invokeEndpoint(remove, organizations.removeMember, { token, params });
    expect((await list(theirs, id)).status).toBe(404);
    expect(await listMemberships(user.id)).toEqual([]);
    expect(
      (await invokeEndpoint(getSession, users.getSession, { token: theirs })).body.data.session,
    ).toMatchObject({
      organizations: [],
    });
    expect(
      (await invokeEndpoint(leave, organizations.leaveOrganization, { token, params: { id } })).status,
    ).toBe(200);
    expect(await getMembership(id, adminId)).toBeUndefined();
    expect(await getOrganizationCounts(id)).toMatchObject({ members: 1 });
  });

  it('is never left without an owner, who hands it over', async () => {
    const { id, ownerId } = await someOrganization();
    const { user: admin, token } = await memberIn(id, 'admin');
    const { user: heir } = await memberIn(id, 'member');
    const params = { id, userId: ownerId };
    for (const answer of [
      await invokeEndpoint(remove, organizations.removeMember, { token, params }),
      await invokeEndpoint(change, organizations.changeMember, { token, params, body: { role: 'member' } }),
    ])
      expect(answer.body.code).toBe('INVALID_STATE');
    const { user: owner, token: owners } = await memberIn(id, 'owner');
    expect(
      (await invokeEndpoint(leave, organizations.leaveOrganization, { token: owners, params: { id } })).body
        .code,
    ).toBe('FORBIDDEN');
    const handed = await invokeEndpoint(transfer, organizations.transferOrganization, {
      token: owners,
      params: { id },
      body: { userId: heir.id },
    });
    expect(handed.status).toBe(200);
    expect([(await getMembership(id, heir.id))?.role, (await getMembership(id, owner.id))?.role]).toEqual([
      'owner',
      'admin',
    ]);
    expect((await getMembership(id, admin.id))?.role).toBe('admin');
  });

  it('is found by name, role and page, and stands in the file without formulas', async () => {
    const { id, token } = await owned();
    for (const name of ['Émile Zola', '=cmd()', 'Zoë Quinn']) {
      const { user } = await signedIn({ name });
      await join(user.id, { organizationId: id, role: 'creator', name });
    }
    const creators = await list(token, id, { role: 'creator' });
    expect(creators.body.data.members.map(({ name }) => name)).toEqual(['=cmd()', 'Émile Zola', 'Zoë Quinn']);
    expect((await list(token, id, { search: 'zo' })).body.data.members.map(({ name }) => name)).toEqual([
      'Émile Zola',
      'Zoë Quinn',
    ]);
    const names = [];
    let cursor: string | undefined;
    do {
      const { body } = await list(token, id, { role: 'creator', limit: 1, ...(cursor && { cursor }) });
      names.push(...body.data.members.map(({ name }) => name));
      cursor = body.data.nextCursor;
    } while (cursor);
    expect(names).toEqual(['=cmd()', 'Émile Zola', 'Zoë Quinn']);
    const file = await invokeEndpoint(exportMembers, organizations.exportMembers, {
      token,
      params: { id },
      query: { role: 'creator' },
    });
    expect(file.bytes.toString()).toMatch(/^\uFEFFname,email,role,department,since\r\n'=cmd\(\),/);
  });

  it('chooses which of the own organizations calls mean', async () => {
    const [one, two] = [await someOrganization({ name: 'A' }), await someOrganization({ name: 'B' })];
    const { user, token } = await memberIn(one.id, 'member');
    await join(user.id, { organizationId: two.id, role: 'member', title: 'B' });
    const pick = (organizationId: string) =>
      invokeEndpoint(choose, organizations.chooseOrganization, { token, body: { organizationId } });
    expect((await pick(one.id)).status).toBe(200);
    const { session } = (await invokeEndpoint(getSession, users.getSession, { token })).body.data;
    expect(session.organizationId).toBe(one.id);
    expect((await pick((await someOrganization()).id)).status).toBe(404);
  });
});

it.each(['!', '', 'eA', Buffer.from(`${'x'.repeat(1_100)}#u`).toString('base64url')])(
  'a list of members has no cursor like %#',
  async (cursor) => {
    const { id, token } = await owned();
    const { status, body } = await list(token, id, { cursor });
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
  },
);
