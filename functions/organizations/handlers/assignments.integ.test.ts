import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import type {
  Assignment,
  AssignmentChange,
  AssignmentTargets,
  NewAssignment,
} from '@quizhall/shared/model/organizations/assignment';
import { afterEach, describe, expect, it } from 'vitest';
import { getAssignment, listAssignmentsSince, newAssignmentItem } from '../model/assignments.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { addOpenAssignmentItem } from '../model/open-assignments.ts';
import { addToThrottle, getThrottleCount } from '../../platform/limits/throttles.ts';
import { now, setClock } from '../../platform/clock.ts';
import { removeAssignment } from '../use-cases/assign-quiz.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { forget, someAssignment, toAssign } from '../../testing/organizations.ts';
import { organizationWorld, take } from '../../testing/organization-world.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { everyReader } from '../../testing/background.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { currentBucket } from '../../platform/limits/throttle-bucket.ts';
import { handler as change } from './change-assignment.ts';
import { handler as create } from './create-assignment.ts';
import { handler as remove } from './delete-assignment.ts';
import { handler as exportAssigned } from './export-assigned.ts';
import { handler as get } from './get-assignment.ts';
import { handler as listAssigned } from './list-assigned.ts';
import { handler as list } from './list-assignments.ts';
import { handler as listOwn } from './list-own-assignments.ts';
import { handler as listAudit } from './list-organization-audit.ts';
import { handler as printAssigned } from './print-assigned.ts';
import { handler as remind } from './remind-assigned.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
afterEach(() => setClock(0));
const stream = await testStream(everyReader(), now);
const inDays = (days: number) => new Date(now() + days * DAY).toISOString();

const counts = ({ done, of }: Assignment['progress']) => ({ done, of });

async function assigning() {
  const world = await organizationWorld();
  const { id, admin, quiz } = world;
  const of = { token: admin.token, params: { id } };
  const assign = async (wish: Partial<NewAssignment> = {}, token = admin.token) =>
    invokeEndpoint(create, organizations.createAssignment, {
      ...of,
      token,
      body: await toAssign(id, { quizId: quiz.id, ...wish }),
    });
  const one = (assignmentId: string) => ({ ...of, params: { id, assignmentId } });
  const people = async (assignmentId: string, query: Record<string, string> = {}) =>
    (await invokeEndpoint(listAssigned, organizations.listAssigned, { ...one(assignmentId), query })).body
      .data;
  const ids = async (assignmentId: string, state: string) =>
    (await people(assignmentId, { state })).people.map((person) => person.id).toSorted();
  const progress = async (assignmentId: string) =>
    counts(
      (await invokeEndpoint(get, organizations.getAssignment, one(assignmentId))).body.data.assignment
        .progress,
    );
  const own = async (token: string, query: Record<string, string> = {}) =>
    (await invokeEndpoint(listOwn, organizations.listOwnAssignments, { token, query })).body.data;
  return { ...world, of, one, assign, people, ids, progress, own };
}

describe('assigning', () => {
  it('tells who has and who has not, by the attempts that there are', async () => {
    const { art, law, person, quiz, assign, ids, progress } = await assigning();
    const [ada, bo] = [await person(art), await person(art)];
    await person(law);
    const { status, body } = await assign({ everyone: false, departmentIds: [art] });
    expect([status, counts(body.data.assignment.progress)]).toEqual([201, { done: 0, of: 2 }]);
    const { id, departments, quiz: shown } = body.data.assignment;
    expect([departments.map(({ name }) => name), shown.title]).toEqual([['Art'], quiz.title]);
    await take(quiz.id, ada.token, RIGHT);
    await start(quiz.id, {}, bo.token);
    expect(await progress(id)).toEqual({ done: 1, of: 2 });
    expect(await ids(id, 'done')).toEqual([ada.user.id]);
    expect(await ids(id, 'open')).toEqual([bo.user.id]);
  });

  it('tells how far everybody is; an attempt without an answer is not done and lowers no average', async () => {
    const { art, person, quiz, assign, people, one, dashboard, admin, own } = await assigning();
    const [ada, bo, cy, di] = [await person(art), await person(art), await person(art), await person(art)];
    await person(art);
    const { id } = (await assign({ everyone: false, departmentIds: [art] })).body.data.assignment;
    await take(quiz.id, ada.token, RIGHT);
    await take(quiz.id, bo.token, {});
    await start(quiz.id, {}, cy.token);
    const ranOut = (await start(quiz.id, {}, di.token)).body.data;
    await submit(ranOut, { q1: 'Paris' }, { status: 'timed_out' });
    const { assignment } = (await invokeEndpoint(get, organizations.getAssignment, one(id))).body.data;
    expect(assignment.progress).toMatchObject({
      done: 2,
      of: 5,
      states: { not_opened: 1, in_progress: 1, handed_in: 2, ran_out: 1 },
    });
    const all = [...(await people(id, { state: 'done' })).people, ...(await people(id)).people];
    const of = ({ user }: { user: { id: string } }) => all.find(({ id: personId }) => personId === user.id);
    expect(of(ada)).toMatchObject({ state: 'handed_in', score: 100, department: { name: 'Art' } });
    expect(of(bo)).toMatchObject({ state: 'handed_in', answeredNothing: true });
    expect(of(bo)).not.toHaveProperty('score');
    expect(of(cy)).toMatchObject({ state: 'in_progress' });
    expect(of(di)).toMatchObject({ state: 'ran_out', doneAt: expect.any(String) });
    const average = ((of(ada)?.score ?? 0) + (of(di)?.score ?? 0)) / 2;
    expect(assignment.progress.averageScore).toBeCloseTo(average, 2);
    expect((await own(bo.token)).assignments[0]).toMatchObject({ state: 'open', progress: 'handed_in' });
    await stream.drain();
    const { departments, stats } = await dashboard(admin.token);
    expect(stats.avgScore).toBeCloseTo(average, 1);
    expect(departments.find((department) => department.id === art)?.avgScore).toBeCloseTo(average, 1);
  });

  it('counts who comes into the department later, and nobody who has left', async () => {
    const { id: organizationId, art, law, move, person, assign, ids } = await assigning();
    const [ada, bo] = [await person(art), await person(law)];
    const { id } = (await assign({ everyone: false, departmentIds: [art] })).body.data.assignment;
    await move(bo.user.id, art);
    expect(await ids(id, 'open')).toEqual([ada.user.id, bo.user.id].toSorted());
    await forget(organizationId, ada.user.id);
    expect(await ids(id, 'open')).toEqual([bo.user.id]);
  });

  it('takes people one by one, and what they finished before only where it counts', async () => {
    const { art, person, quiz, assign, progress } = await assigning();
    const [ada, bo] = [await person(art), await person(art)];
    await take(quiz.id, ada.token, RIGHT);
    setClock(1_000);
    const userIds = [ada.user.id, bo.user.id];
    const any = (await assign({ everyone: false, userIds })).body.data.assignment;
    const anew = (await assign({ everyone: false, userIds, countsEarlier: false })).body.data.assignment;
    expect([counts(any.progress), counts(anew.progress)]).toEqual([
      { done: 1, of: 2 },
      { done: 0, of: 2 },
    ]);
    setClock(2_000);
    await take(quiz.id, ada.token, RIGHT);
    expect(await progress(anew.id)).toEqual({ done: 1, of: 2 });
  });

  it('is a creator’s as well, and no plain member’s', async () => {
    const { art, person, assign } = await assigning();
    const [creator, member] = [await person(art, 'creator'), await person(art)];
    expect((await assign({}, creator.token)).status).toBe(201);
    expect((await assign({}, member.token)).status).toBe(403);
  });

  it.each([
    ['nobody', { everyone: false }, 'to'],
    ['a moment that is over', { dueAt: '2020-01-01T00:00:00.000Z' }, 'dueAt'],
    ['a moment years ahead', { dueAt: '2090-01-01T00:00:00.000Z' }, 'dueAt'],
    ['a department that is gone', { everyone: false, departmentIds: ['d_000000000000'] }, 'departmentIds'],
    ['a stranger', { everyone: false, userIds: ['x'.repeat(20)] }, 'userIds'],
    ['somebody else’s quiz', { quizId: 'q_0000000000000000' }, 'quizId'],
  ])('refuses %s', async (_, wish, field) => {
    const { assign } = await assigning();
    const { status, body } = await assign(wish);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });

  it('refuses what nobody can take, has to be paid for, or ends before', async () => {
    const { id: ownerId, assign } = await assigning();
    const refusedAs = async (quiz: Parameters<typeof publishedQuiz>[0]) => {
      const { id: quizId } = await publishedQuiz({ ...quiz, quiz: { ownerId, ...quiz?.quiz } });
      return Object.keys((await assign({ quizId })).body.errors ?? {});
    };
    expect(await refusedAs({ quiz: { status: 'paused' } })).toEqual(['quizId']);
    expect(await refusedAs({ settings: { isPaid: true } })).toEqual(['quizId']);
    const schedule = { isScheduled: true, endDate: inDays(2) };
    expect(await refusedAs({ quiz: { schedule } })).toEqual(['dueAt']);
  });
});

describe('an assignment', () => {
  it('stands in the list by when it is due, page by page', async () => {
    const { of, assign } = await assigning();
    const made: string[] = [];
    for (const days of [3, 1, 2]) made.push((await assign({ dueAt: inDays(days) })).body.data.assignment.id);
    const page = async (query: Record<string, string>) =>
      (await invokeEndpoint(list, organizations.listAssignments, { ...of, query })).body.data;
    const first = await page({ limit: '2' });
    expect(first.assignments.map(({ id }) => id)).toEqual([made[1], made[2]]);
    const second = await page({ limit: '2', cursor: first.nextCursor ?? '' });
    expect([second.assignments.map(({ id }) => id), second.nextCursor]).toEqual([[made[0]], undefined]);
    expect((await page({ time: 'past' })).assignments).toEqual([]);
  });

  it.each([
    ['ahead', '~~#a'],
    ['ahead', '#\u{10FFFF}'],
    ['past', '!#a'],
    ['past', 'Émile#a'],
    ['past', '2020-01-01#a_x'],
  ] as const)('has no page %s behind %s', async (time, place) => {
    const { of } = await assigning();
    const cursor = Buffer.from(place).toString('base64url');
    const query = { time, cursor };
    const { status, body } = await invokeEndpoint(list, organizations.listAssignments, { ...of, query });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['cursor']]);
  });

  it('is due at another moment, on top of what was read', async () => {
    const { one, assign, own, art, person } = await assigning();
    const ada = await person(art);
    const { id } = (await assign()).body.data.assignment;
    const dueAt = inDays(20);
    const save = (body: AssignmentChange) =>
      invokeEndpoint(change, organizations.changeAssignment, { ...one(id), body });
    expect((await save({ revision: 1, dueAt })).body.data.assignment).toMatchObject({ dueAt, revision: 2 });
    expect((await save({ revision: 1, note: 'Other' })).status).toBe(409);
    expect((await own(ada.token)).assignments[0]?.dueAt).toBe(dueAt);
  });

  it('is for others from now on, as it says', async () => {
    const { one, assign, art, law, person, ids } = await assigning();
    const [ada, bo] = [await person(art), await person(law)];
    const { id } = (await assign({ everyone: false, departmentIds: [art] })).body.data.assignment;
    const save = (to: Partial<AssignmentTargets>, revision = 1) => {
      const targets = { everyone: false, departmentIds: [], userIds: [], ...to };
      return invokeEndpoint(change, organizations.changeAssignment, {
        ...one(id),
        body: { revision, to: targets },
      });
    };
    expect((await save({})).status).toBe(400);
    expect((await save({ departmentIds: ['d_000000000000'] })).status).toBe(400);
    const { status, body } = await save({ departmentIds: [law], userIds: [ada.user.id] });
    expect([status, body.data.assignment.progress.of, body.data.assignment.people]).toEqual([200, 2, 1]);
    const { data } = (await invokeEndpoint(get, organizations.getAssignment, one(id))).body;
    expect(data.named.map((named) => named.id)).toEqual([ada.user.id]);
    expect((await save({ departmentIds: [law] }, 2)).body.data.assignment.revision).toBe(3);
    expect(await ids(id, 'open')).toEqual([bo.user.id]);
  });

  it('is asked of people once a day', async () => {
    const { one, assign } = await assigning();
    const { id } = (await assign()).body.data.assignment;
    const again = () => invokeEndpoint(remind, organizations.remindAssigned, one(id));
    expect((await again()).body.data.assignment.remindFrom).toBeDefined();
    expect((await again()).status).toBe(409);
  });

  it('uses up none of what the organization may tell where nobody is reminded', async () => {
    const { id: organizationId, one, assign } = await assigning();
    const { id } = (await assign()).body.data.assignment;
    const again = () => invokeEndpoint(remind, organizations.remindAssigned, one(id));
    expect((await again()).status).toBe(200);
    const bucket = currentBucket('tell-assigned', organizationId, 86_400);
    const told = await getThrottleCount(bucket);
    expect([(await again()).status, (await again()).status]).toEqual([409, 409]);
    expect(await getThrottleCount(bucket)).toBe(told);
  });

  it('is counted no longer once it is cancelled, also where it was moved at that moment', async () => {
    const { id: organizationId, one, assign } = await assigning();
    const before = await someAssignment(organizationId);
    const moved = { ...one(before.id), body: { revision: 1, dueAt: inDays(20) } };
    expect((await invokeEndpoint(change, organizations.changeAssignment, moved)).status).toBe(200);
    await removeAssignment(before, 'somebody');
    expect(await getAssignment(before)).toBeUndefined();
    const far = now() + 300 * DAY;
    const open = Array.from({ length: 200 }, (_, n) =>
      addOpenAssignmentItem({ organizationId, id: `a_${String(n).padStart(12, '0')}`, dueAt: far }),
    );
    for (const each of open) expect(await transactWrite({ each })).toBeUndefined();
    expect((await assign()).status).toBe(409);
    await expect(removeAssignment(before, 'somebody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is told at most 60 times in a day for the whole organization', async () => {
    const { id: organizationId, one, assign } = await assigning();
    const { id } = (await assign()).body.data.assignment;
    const { secondsLeft: _, ...bucket } = currentBucket('tell-assigned', organizationId, 86_400);
    for (let n = 0; n < 59; n += 1) await addToThrottle(bucket, 1);
    expect((await assign()).status).toBe(429);
    expect((await invokeEndpoint(remind, organizations.remindAssigned, one(id))).status).toBe(429);
  });

  it('is one of 200 that are due later, also of many at once; what was due makes room, or is cancelled', async () => {
    const { id: organizationId, one, assign } = await assigning();
    const open = (n: number, dueAt: number) =>
      addOpenAssignmentItem({ organizationId, id: `a_${String(n).padStart(12, '0')}`, dueAt });
    for (let n = 0; n < 197; n += 1) await transactWrite({ open: open(n, now() + (n === 0 ? MINUTE : DAY)) });
    const answers = await Promise.all(Array.from({ length: 5 }, () => assign()));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 409, 409]);
    const made = answers.flatMap(({ status, body }) => (status === 201 ? [body.data.assignment] : []));
    setClock(2 * MINUTE);
    expect([(await assign()).status, (await assign()).status]).toEqual([201, 409]);
    const later = { revision: 1, dueAt: inDays(20) };
    const moved = { ...one(made[0]?.id ?? ''), body: later };
    expect((await invokeEndpoint(change, organizations.changeAssignment, moved)).status).toBe(200);
    expect((await assign()).status).toBe(409);
    await invokeEndpoint(remove, organizations.deleteAssignment, one(made[0]?.id ?? ''));
    expect([(await assign()).status, (await assign()).status]).toEqual([201, 409]);
  });

  it('is read with those that were due last, however many there were', async () => {
    const { id } = await assigning();
    const open = await someAssignment(id);
    const past = Array.from({ length: 410 }, (_, n) => ({
      ...open,
      id: `a_${String(n).padStart(12, '0')}`,
      dueAt: now() - (n + 1) * 60_000,
    }));
    for (let n = 0; n < past.length; n += 100)
      await transactWrite({ writes: past.slice(n, n + 100).map((one) => newAssignmentItem(one)) });
    const found = await listAssignmentsSince(id, now() - DAY);
    expect([found.length, found[0]?.id, found.at(-1)?.id]).toEqual([400, open.id, past[398]?.id]);
  });

  it('is gone for everybody once it is cancelled, and the audit tells of it', async () => {
    const { of, one, assign, own, art, person } = await assigning();
    const ada = await person(art);
    const { id } = (await assign()).body.data.assignment;
    const cancel = () => invokeEndpoint(remove, organizations.deleteAssignment, one(id));
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 404]);
    expect((await own(ada.token)).assignments).toEqual([]);
    const { entries } = (await invokeEndpoint(listAudit, organizations.listOrganizationAudit, of)).body.data;
    expect(entries.slice(0, 2).map(({ data }) => data)).toMatchObject([
      { what: 'deleted' },
      { what: 'created' },
    ]);
  });

  it('is told as a file, who has not first, addresses to managers alone', async () => {
    const { one, art, person, quiz, assign } = await assigning();
    const [ada, bo, creator] = [await person(art), await person(art), await person(art, 'creator')];
    await take(quiz.id, ada.token, RIGHT);
    const userIds = [ada.user.id, bo.user.id];
    const { id } = (await assign({ everyone: false, userIds })).body.data.assignment;
    const rows = async (token: string) => {
      const { bytes } = await invokeEndpoint(exportAssigned, organizations.exportAssigned, {
        ...one(id),
        token,
      });
      return bytes.toString('utf8').trim().split('\r\n').slice(1);
    };
    const [first, second] = await rows(one(id).token);
    expect(first?.split(',').slice(1)).toEqual([bo.user.email, 'Art', 'not opened', 'no', 'no', '', '']);
    expect(second?.split(',').slice(2, 6)).toEqual(['Art', 'handed in', 'yes', 'no']);
    expect(second).toMatch(/,100$/);
    expect((await rows(creator.token)).join()).not.toContain('@');
    const report = await invokeEndpoint(printAssigned, organizations.printAssigned, one(id));
    expect(report.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });
});

describe('what is assigned to somebody', () => {
  it('is overdue first, then due, then done', async () => {
    const { id: ownerId, art, person, quiz, assign, own } = await assigning();
    const ada = await person(art);
    const other = await publishedQuiz({ quiz: { ownerId } });
    const [late, next] = [
      (await assign({ quizId: other.id, dueAt: inDays(1) })).body.data.assignment.id,
      (await assign({ dueAt: inDays(9), note: 'Please' })).body.data.assignment.id,
    ];
    setClock(2 * DAY);
    const token = await tokenOf(ada.user);
    const { assignments, counts } = await own(token);
    expect(assignments.map(({ id, state, canStart }) => [id, state, canStart])).toEqual([
      [late, 'overdue', true],
      [next, 'open', true],
    ]);
    expect([counts, assignments[1]?.note]).toEqual([{ overdue: 1, open: 1, done: 0 }, 'Please']);
    const attempt = await take(quiz.id, token, RIGHT);
    const [done] = (await own(token, { show: 'done' })).assignments;
    expect(done).toMatchObject({ id: next, state: 'done', attempt: { id: attempt } });
    const paged = await own(token, { limit: '1' });
    const rest = await own(token, { limit: '1', cursor: paged.nextCursor ?? '' });
    expect([...paged.assignments, ...rest.assignments].map(({ id }) => id)).toEqual([late, next]);
    expect(rest.nextCursor).toBeUndefined();
  });

  it('is nothing of a quiz that is gone, nor of somebody in no organization', async () => {
    const { art, person, assign, own } = await assigning();
    const ada = await person(art);
    const elsewhere = await signedIn();
    await assign();
    expect((await own(ada.token)).assignments).toHaveLength(1);
    expect((await own(elsewhere.token)).counts).toEqual({ open: 0, overdue: 0, done: 0 });
  });
});

it.each([
  ['getAssignment', 600],
  ['listAssignments', 600],
  ['listAssigned', 600],
  ['exportAssigned', 60],
] as const)(
  '%s counts many people, so somebody calls it %i times in an hour at most',
  async (name, limit) => {
    const { id: organizationId, one, assign, admin } = await assigning();
    const { id } = (await assign()).body.data.assignment;
    const subject = `user:${sha256(admin.user.id)}`;
    const { secondsLeft: _, ...bucket } = currentBucket(`GET ${organizations[name].path}`, subject, 3_600);
    for (let n = 1; n < limit; n += 1) await addToThrottle(bucket, 1);
    const call = () =>
      name === 'listAssignments'
        ? invokeEndpoint(list, organizations.listAssignments, { ...one(id), params: { id: organizationId } })
        : invokeEndpoint(HANDLERS[name], organizations[name], one(id));
    expect([(await call()).status, (await call()).status]).toEqual([200, 429]);
    const note = { ...one(id), body: { revision: 1, note: 'Still changed by whoever looked too often' } };
    expect((await invokeEndpoint(change, organizations.changeAssignment, note)).status).toBe(200);
  },
);
const HANDLERS = { getAssignment: get, listAssigned, exportAssigned };
