import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { users } from '@quizhall/shared/contract/accounts/users';
import { LIMITS } from '@quizhall/shared/model/limits';
import { LATE_SYNC_MS } from '@quizhall/shared/rules/attempts/deadline';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getAttempt, keyOf } from '../../attempts/model/attempts.ts';
import { auditEntryItem } from '../../quizzes/model/audit.ts';
import { annulAttempt } from '../../attempts/model/interventions.ts';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { getMail } from '../../notifications/model/outbox.ts';
import { releaseAttempt } from '../model/releases.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { now, setClock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import { releaseOne } from '../model/release-one.ts';
import { finishOverdue } from '../../attempts/model/finish-attempt.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { release, releaseMail, told } from '../../testing/essays.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { correctable, LYON, takenWith } from '../../testing/regrading.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, save, start, submit } from '../../testing/taking.ts';
import { handler as runDueWork } from '../../entry/scheduler.ts';
import { handler as claimResults } from '../../attempts/handlers/claim-results.ts';
import { handler as listOwnResults } from '../../attempts/handlers/list-own-results.ts';
import { handler as annulSubmission } from './annul-submission.ts';
import { handler as grantAttempt } from './grant-attempt.ts';
import { handler as reinstateSubmission } from './reinstate-submission.ts';
import { handler as reopenSubmission } from './reopen-submission.ts';

const MINUTE = 60_000;
const stream = await testStream(everyReader(), now);
afterEach(() => {
  setClock(0);
  vi.restoreAllMocks();
});

async function world(settings: object = {}) {
  const { user: owner, token } = await signedIn();
  const quiz = await publishedQuiz({
    settings: { maxAttempts: 1, disclosure: 'at_once', ...settings },
    quiz: { ownerId: owner.id },
  });
  return { quiz, owner, token, person: await signedIn() };
}
type World = Awaited<ReturnType<typeof world>>;
const HELD_BACK = { showResultsImmediately: false, disclosure: 'on_release' };

const annul = (token: string, id: string, reason = 'Copied') =>
  invokeEndpoint(annulSubmission, quizzes.annulSubmission, { token, params: { id }, body: { reason } });
const reinstate = (token: string, id: string) =>
  invokeEndpoint(reinstateSubmission, quizzes.reinstateSubmission, {
    token,
    params: { id },
    body: { reason: 'A mistake' },
  });
const reopen = (token: string, id: string) =>
  invokeEndpoint(reopenSubmission, quizzes.reopenSubmission, {
    token,
    params: { id },
    body: { reason: 'A power cut', minutes: 5 },
  });
const grant = (token: string, id: string, key?: string) =>
  invokeEndpoint(grantAttempt, quizzes.grantAttempt, {
    token,
    params: { id },
    body: {},
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const stored = async (id: string) => (await getAttempt(id)) ?? expect.fail();

async function taken({ quiz, person }: World) {
  const session = (await start(quiz.id, {}, person.token)).body.data;
  await submit(session, RIGHT);
  return session;
}

/** An attempt that the server has finished, of which the browser still holds the answers, long after. */
async function sweptUp({ quiz, person }: World) {
  const session = (await start(quiz.id, {}, person.token)).body.data;
  await save(session, 1, { q1: 'Paris' });
  setClock(31 * MINUTE);
  await finishOverdue(await stored(session.sessionId));
  setClock(32 * MINUTE + LATE_SYNC_MS);
  return session;
}

describe('a hand-in that comes much too late', () => {
  it('brings no annulled attempt back', async () => {
    const scene = await world();
    const session = await sweptUp(scene);
    expect((await annul(await tokenOf(scene.owner), session.sessionId)).status).toBe(200);
    expect((await submit(session, RIGHT)).body.data).toMatchObject({ annulled: { reason: 'Copied' } });
    const attempt = await stored(session.sessionId);
    expect(attempt).toMatchObject({ finishedBy: 'server', card: { uncounted: true, annulled: true } });
  });

  it('takes no release back', async () => {
    const scene = await world(HELD_BACK);
    const session = await sweptUp(scene);
    expect((await release(await tokenOf(scene.owner), session.sessionId)).status).toBe(200);
    expect((await submit(session, RIGHT)).body.data.score).toMatchObject({ percentage: 20 });
    expect((await stored(session.sessionId)).card).toMatchObject({ released: true });
  });
});

describe('changes of one attempt at the same moment', () => {
  const auditOf = (quizId: string, submissionId: string) =>
    auditEntryItem({
      quizId,
      submissionId,
      cause: submissionId,
      at: now(),
      kind: 'annulled',
      data: { reason: 'Copied' },
    });

  it('annul what was released meanwhile, and leave it released', async () => {
    const scene = await world(HELD_BACK);
    const { sessionId: id } = await taken(scene);
    const read = await stored(id);
    await release(scene.token, id);
    const beside = { audit: auditOf(scene.quiz.id, id), tellings: [] };
    expect(
      await annulAttempt(read, read.card ?? expect.fail(), { at: now(), reason: 'Copied' }, beside),
    ).toBe(true);
    expect((await stored(id)).card).toMatchObject({ released: true, uncounted: true, annulled: true });
    expect((await reinstate(scene.token, id)).status).toBe(200);
    const { card } = await stored(id);
    expect([card?.released, card?.uncounted, card?.annulled]).toEqual([true, undefined, undefined]);
  });

  it('release nothing that was annulled meanwhile', async () => {
    const scene = await world(HELD_BACK);
    const { sessionId: id } = await taken(scene);
    const read = await stored(id);
    const card = read.card ?? expect.fail();
    await annul(scene.token, id);
    const released = { ...card, released: true as const };
    expect(await releaseAttempt(read, released, auditOf(scene.quiz.id, id), [])).toBe(false);
    expect((await stored(id)).card).toMatchObject({ uncounted: true, annulled: true });
  });

  it('are told where somebody else wrote just then', async () => {
    const scene = await world(HELD_BACK);
    const { sessionId: id } = await taken(scene);
    const conflict = Object.assign(new Error('Conflict'), {
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'TransactionConflict' }, {}, {}, {}],
    });
    const send = table.send.bind(table);
    let conflicts = 0;
    vi.spyOn(table, 'send').mockImplementation(((command: { constructor: { name: string } }) => {
      if (command.constructor.name !== 'TransactWriteCommand' || conflicts > 0) return send(command as never);
      conflicts += 1;
      return Promise.reject(conflict);
    }) as never);
    expect(await releaseOne(id, { ...scene.quiz, releasedAt: undefined })).toBe('released');
    expect(conflicts).toBe(1);
    expect(await releaseMail(id)).toBeDefined();
    expect(await told(scene.person.user.id)).toContain('result_released');
  });
});

describe('a reopened attempt', () => {
  it('is told of again when it is handed in and released again', async () => {
    const scene = await world(HELD_BACK);
    const session = await taken(scene);
    const { sessionId: id } = session;
    await release(scene.token, id);
    setClock(MINUTE);
    expect((await reopen(scene.token, id)).status).toBe(200);
    await taken(scene);
    expect(await releaseMail(id)).toBeUndefined();
    expect((await release(scene.token, id)).status).toBe(200);
    expect(await releaseMail(id)).toBeDefined();
    const kinds = await told(scene.person.user.id);
    expect(kinds.filter((type) => type === 'result_released')).toHaveLength(2);
  });

  it('of a guest is in the results of whoever kept it, once it is handed in again', async () => {
    const { quiz, token, person } = await world();
    const deviceId = 'device-of-a-guest';
    const session = (await start(quiz.id, { deviceId })).body.data;
    await submit(session, RIGHT);
    const { sessionId: id } = session;
    const body = { sessionTokens: [session.sessionToken] };
    await invokeEndpoint(claimResults, users.claimResults, { token: person.token, body });
    const own = async () =>
      (await invokeEndpoint(listOwnResults, users.listOwnResults, { token: person.token, query: {} })).body
        .data;
    expect(JSON.stringify(await own())).toContain(id);
    setClock(MINUTE);
    expect((await reopen(token, id)).status).toBe(200);
    expect(JSON.stringify(await own())).not.toContain(id);
    expect(await told(person.user.id)).toContain('attempt_changed');
    await submit((await start(quiz.id, { deviceId })).body.data, RIGHT);
    expect(JSON.stringify(await own())).toContain(id);
  });
});

describe('a key that is corrected', () => {
  it('is brought to an annulled attempt once that counts again, and forgotten where it goes on', async () => {
    const scene = await correctable();
    const { token } = scene.owner;
    const [annulled, reopened] = [await takenWith(scene.quiz, RIGHT), await takenWith(scene.quiz, RIGHT)];
    await stream.drain();
    await annul(token, annulled.sessionId);
    await scene.apply(LYON);
    setClock(MINUTE);
    await stream.drain();
    expect((await stored(annulled.sessionId)).card?.percentage).toBe(100);
    await reinstate(token, annulled.sessionId);
    await stream.drain();
    await runDueWork();
    expect((await stored(annulled.sessionId)).card?.percentage).toBe(80);
    expect((await stored(reopened.sessionId)).corrected).toMatchObject({ from: 100, to: 80 });
    expect((await reopen(token, reopened.sessionId)).status).toBe(200);
    expect((await stored(reopened.sessionId)).corrected).toBeUndefined();
  });
});

describe('what is done again and again', () => {
  it('is mailed once an hour', async () => {
    const scene = await world();
    const { sessionId: id } = await taken(scene);
    const mailed = () =>
      getMail(sha256(`attemptChanged#${id}#annulled#${Math.floor(now() / (60 * MINUTE))}`));
    setClock(60 * MINUTE - (now() % (60 * MINUTE)) + 1_000);
    const token = await tokenOf(scene.owner);
    await annul(token, id, 'The first');
    await reinstate(token, id);
    expect((await annul(token, id, 'The second')).status).toBe(200);
    expect(await mailed()).toMatchObject({ data: { reason: 'The first' } });
    const { notifications } = await listNotifications(scene.person.user.id, { limit: 10 });
    expect(notifications).toHaveLength(3);
    setClock(120 * MINUTE);
    const later = await tokenOf(scene.owner);
    await reinstate(later, id);
    await annul(later, id, 'The third');
    expect(await mailed()).toMatchObject({ data: { reason: 'The third' } });
  });

  it('grants one attempt for one wish, and no more than a quiz can allow', async () => {
    const scene = await world();
    const { sessionId: id } = await taken(scene);
    const first = await grant(scene.token, id, 'one-wish-1');
    expect((await grant(scene.token, id, 'one-wish-1')).body.data).toEqual(first.body.data);
    expect((await stored(id)).granted).toBe(1);
    await table.send(
      new UpdateCommand({
        TableName,
        Key: keyOf(id),
        UpdateExpression: 'SET granted = :most',
        ExpressionAttributeValues: { ':most': LIMITS.attempts },
      }),
    );
    const refused = await grant(scene.token, id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `No more than ${LIMITS.attempts} attempts can be granted.`,
    ]);
  });
});
