import { ListObjectsV2Command } from '@aws-sdk/client-s3';

import { users } from '@quizhall/shared/contract/accounts/users';
import { parseCertificateCode } from '@quizhall/shared/rules/certificates/certificate-code';
import { DELETED_PARTICIPANT } from '@quizhall/shared/rules/accounts/deleted-account';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { updateChargeItem, getCharge } from '../../payments/model/charge-store.ts';
import { getCoAuthor } from '../../quizzes/model/co-authors.ts';
import { getErasure } from '../model/erasures.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { changeMembershipItem, listMemberships } from '../../organizations/model/memberships.ts';
import { queueMail } from '../../notifications/model/outbox.ts';
import { getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { getStatistics } from '../../results/model/statistics.ts';
import { getSubscription } from '../../payments/model/subscriptions.ts';
import { table } from '../../platform/dynamodb/table.ts';
import { getUser, isEmailTaken } from '../model/users.ts';
import { Bucket, s3Client } from '../../platform/storage/storage.ts';
import { listMailsTo } from '../../platform/local/mailbox.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { beginTrial, cancelPlan } from '../../payments/model/choose-plan.ts';
import { changeTermsItems } from '../../payments/model/plan-purpose.ts';
import { now, setClock } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { eraseAccount } from '../jobs/erase-account.ts';
import { scheduleErasure } from '../jobs/schedule-erasure.ts';
import { callLogin, newEmail, PASSWORD } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { itemsWith } from '../../testing/items-with.ts';
import { handOverTo, join, someOrganization } from '../../testing/organizations.ts';
import { paidEntry } from '../../testing/payments.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { enabledTwoFactor } from '../../testing/two-factor.ts';
import { wholePerson } from '../../testing/whole-person.ts';

import { handler as getCertificate } from '../../certificates/handlers/get-certificate.ts';
import { proofs } from '@quizhall/shared/contract/certificates/proofs';
import { handler as deleteAccount } from './delete-account.ts';
import { handler as getDeletion } from './get-deletion.ts';
import { handler as getMe } from './get-me.ts';

const stream = await testStream(everyReader(), now);
afterEach(() => {
  setClock(0);
  vi.restoreAllMocks();
});

const LAST = 'Your Quizhall account is deleted';
const lastMails = async (email: string) =>
  (await listMailsTo(email)).filter(({ subject }) => subject === LAST);
const remove = (
  token: string | undefined,
  body: { confirm: string; password?: string; totp?: string; transferTo?: string },
) =>
  invokeEndpoint(deleteAccount, users.deleteAccount, {
    body: { password: PASSWORD, ...body },
    ...(token && { token }),
  });
const look = async (token: string) =>
  (await invokeEndpoint(getDeletion, users.getDeletion, { token })).body.data;

async function filesOf(userId: string): Promise<string[]> {
  const { Contents = [] } = await s3Client.send(new ListObjectsV2Command({ Bucket }));
  return Contents.flatMap(({ Key = '' }) => (Key.includes(userId) ? [Key] : []));
}

/** Every step, the next one begun as often as it is cut off. */
async function runOut(userId: string): Promise<number> {
  let [cursor, steps]: [unknown, number] = [undefined, 0];
  for (; steps < 40; steps += 1) {
    const step = await eraseAccount.step({ userId }, cursor);
    if (!('cursor' in step)) break;
    cursor = step.cursor;
  }
  return steps;
}

describe('DELETE /users/me', () => {
  it('leaves nothing of the person in table and bucket, and what belongs to others as it was', async () => {
    const w = await wholePerson(stream);
    const { person, name, email, theirs, handed, archived, heir, session, certificate, identity } = w;
    const { id } = person.user;
    const statistics = await getStatistics(theirs.id);
    const mailed = (await listMailsTo(email)).length;
    await queueMail(
      newTypedMailItem('gradingReminder', {
        to: email,
        cause: randomText(9),
        data: { title: name, path: '/' },
      }),
    );
    expect(await itemsWith(name)).not.toEqual([]);
    expect((await itemsWith(identity.id)).length).toBe(2);
    expect((await filesOf(id)).length).toBe(2);
    expect(await look(person.token)).toEqual({
      unsettled: [],
      quizzes: 2,
      heirs: [{ id: heir.user.id, name: 'Ada', quizzes: 1 }],
    });
    const answer = await remove(person.token, { confirm: email.toUpperCase(), transferTo: heir.user.id });
    expect(answer.status).toBe(200);
    expect((await invokeEndpoint(getMe, users.getMe, { token: person.token })).status).toBe(401);
    expect((await callLogin({ email })).status).toBe(401);
    expect(await isEmailTaken(email)).toBe(false);
    await stream.drain();
    expect(await itemsWith(name)).toEqual([]);
    expect(await itemsWith(email)).toEqual([]);
    expect(await itemsWith(identity.id)).toEqual([]);
    expect(await filesOf(id)).toEqual([]);
    expect(await getErasure(id)).toBeUndefined();
    expect((await listMailsTo(email)).slice(mailed).map(({ subject }) => subject)).toEqual([LAST]);

    expect(await getAttempt(session.sessionId)).toMatchObject({
      name: DELETED_PARTICIPANT,
      email: '',
      answers: expect.objectContaining({ 0: expect.any(String) }),
      card: { name: DELETED_PARTICIPANT, percentage: 100 },
      feedback: { rating: 4, comment: '' },
    });
    expect(await getStatistics(theirs.id)).toMatchObject({
      attempts: (statistics as { attempts?: number }).attempts,
    });
    expect(await getCoAuthor(theirs.id, id)).toBeUndefined();
    expect(await getStoredQuiz(handed.id)).toMatchObject({ ownerId: heir.user.id, status: 'published' });
    expect(await getCoAuthor(handed.id, heir.user.id)).toBeUndefined();
    expect(await getStoredQuiz(archived.id)).toMatchObject({ ownerId: id, status: 'archived' });
    const code = parseCertificateCode(certificate?.code ?? '') ?? '';
    const shown = await invokeEndpoint(getCertificate, proofs.getCertificate, { params: { code } });
    expect(shown.body.data).toMatchObject({ valid: true });
    expect(shown.body.data).not.toHaveProperty('name');
  });

  it('finds what came late, and lets somebody else have the address', async () => {
    const { person, email, theirs, name } = await wholePerson(stream);
    const late = (await start(theirs.id, { participantInfo: { name } }, person.token)).body.data;
    expect((await remove(person.token, { confirm: email })).status).toBe(200);
    await stream.drain();
    if (late) await submit(late, RIGHT);
    await signedIn({ email, name: 'Somebody else' });
    await scheduleErasure(person.user.id);
    await stream.drain();
    expect(await itemsWith(name)).toEqual([]);
    expect(await isEmailTaken(email)).toBe(true);
  });

  it('comes to the same end wherever it is cut off, before or after a write', async () => {
    const { person, email, name, handed, heir, archived } = await wholePerson(stream);
    const { id } = person.user;
    const send = table.send.bind(table);
    expect((await remove(person.token, { confirm: email, transferTo: heir.user.id })).status).toBe(200);
    let cursor: unknown;
    let cuts = 0;
    for (let ended = false; !ended; ) {
      for (const when of ['before', 'after'] as const) {
        for (let nth = 1; ; nth += 1) {
          let writes = 0;
          const spy = vi.spyOn(table, 'send').mockImplementation((async (command: never) => {
            const isWrite = /Put|Update|Delete|Transact/.test((command as object).constructor.name);
            if (isWrite) writes += 1;
            if (isWrite && writes === nth && when === 'before') throw new Error('cut off');
            const answer = await send(command);
            if (isWrite && writes === nth) throw new Error('cut off');
            return answer;
          }) as never);
          const step = await eraseAccount.step({ userId: id }, cursor).catch(() => undefined);
          spy.mockRestore();
          if (!step) {
            cuts += 1;
            continue;
          }
          if (when === 'before') break;
          ended = !('cursor' in step);
          if ('cursor' in step) cursor = step.cursor;
          break;
        }
      }
    }
    expect(cuts).toBeGreaterThan(15);
    await stream.drain();
    expect(await itemsWith(name)).toEqual([]);
    expect(await itemsWith(email)).toEqual([]);
    expect(await getStoredQuiz(handed.id)).toMatchObject({ ownerId: heir.user.id });
    expect(await getStoredQuiz(archived.id)).toMatchObject({ status: 'archived' });
    expect(await lastMails(email)).toHaveLength(1);
    expect(await runOut(id)).toBeLessThan(10);
    expect(await lastMails(email)).toHaveLength(1);
  });

  it('asks for address, password and code', async () => {
    const { user, token } = await signedIn();
    const { codes } = await enabledTwoFactor(user.id);
    const confirm = user.email;
    expect((await remove(undefined, { confirm })).status).toBe(401);
    expect((await remove(token, { confirm: newEmail() })).body.errors).toHaveProperty('confirm');
    expect((await remove(token, { confirm, password: 'wrong' })).body.errors).toHaveProperty('password');
    expect(await remove(token, { confirm })).toMatchObject({
      status: 400,
      body: { errors: { totp: expect.any(String) } },
    });
    expect((await remove(token, { confirm, totp: '000000' })).body.errors).toHaveProperty('totp');
    expect(
      (await remove(token, { confirm, totp: codes[0] ?? '', transferTo: randomText(20) })).body.errors,
    ).toHaveProperty('transferTo');
    expect(await getUser(user.id)).toBeDefined();
    expect((await remove(token, { confirm, totp: codes[1] ?? '' })).status).toBe(200);
    expect(await getUser(user.id)).toBeUndefined();
  });

  it('waits for what has to be settled', async () => {
    const { user, token } = await signedIn();
    await beginTrial(user.id, { plan: 'pro', cycle: 'monthly' }, 'personal');
    // A trial ends by itself; what is paid goes on.
    const trial = await getSubscription(user.id);
    if (trial.terms)
      await transactWrite({ writes: changeTermsItems(trial, { ...trial.terms, state: 'active' }) });
    const { id: organizationId } = await someOrganization();
    await join(user.id, { organizationId, role: 'admin' });
    await handOverTo(organizationId, user.id);
    const refused = await remove(token, { confirm: user.email });
    expect(refused).toMatchObject({ status: 409, body: { code: 'ACCOUNT_UNSETTLED' } });
    expect(refused.body.message).toContain('organization');
    expect((await look(token)).unsettled).toHaveLength(2);
    await cancelPlan(user.id);
    const charge = await getCharge(await paidEntry(randomText(12), `u_${user.id}`));
    await transactWrite({ charge: updateChargeItem(charge!, { status: 'processing' }) });
    expect((await look(token)).unsettled.join()).toContain('A payment of yours');
    await transactWrite({ charge: updateChargeItem({ ...charge!, revision: 1 }, { status: 'declined' }) });
    const [owned] = await listMemberships(user.id);
    await transactWrite({ writes: changeMembershipItem(owned!, { role: 'admin', departmentId: undefined }) });
    expect((await look(token)).unsettled).toEqual([]);
    expect((await remove(token, { confirm: user.email })).status).toBe(200);
  });
});
