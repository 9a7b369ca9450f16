import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { toSums } from '@quizhall/shared/rules/organizations/organization-statistics';
import { beforeAll, expect, it } from 'vitest';
import { getAssignment, storeProgressCounts } from '../model/assignments.ts';
import { newMembershipItems } from '../model/memberships.ts';
import { putStatistics } from '../model/organization-statistics.ts';
import { putItems } from '../../platform/dynamodb/commands.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { notifyAssignees } from '../jobs/notify-assignees.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { someAssignment } from '../../testing/organizations.ts';
import { organizationWorld } from '../../testing/organization-world.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { handler as getAnalytics } from './get-organization-analytics.ts';
import { handler as openAssignment } from './get-assignment.ts';
import { handler as getDashboard } from './get-organization-dashboard.ts';
import { handler as listAssigned } from './list-assigned.ts';
import { handler as listAssignments } from './list-assignments.ts';
import { handler as listMembers } from './list-members.ts';
import { handler as listQuizzes } from './list-organization-quizzes.ts';
import { handler as listOwnAssignments } from './list-own-assignments.ts';

const MEMBERS = 1_000;
const QUIZZES = 200;
const HOUR = 3_600_000;
const DAYS = 30;
const day = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString().slice(0, 10);
const quarter = (of: string) => `${of.slice(0, 4)}-Q${Math.ceil(Number(of.slice(5, 7)) / 3)}`;

let assignments: string[];
let world: Awaited<ReturnType<typeof organizationWorld>>;

/** Sums of a part under these keys, as a shard has counted them. */
const counted = (part: string, keys: readonly string[], more: readonly number[] = []) =>
  putStatistics(
    { organizationId: world.id, part },
    {
      shard: 'shard',
      figures: { each: Object.fromEntries(keys.map((key) => [key, [4, 3, 0, 2, 21_000, ...more]])) },
      highWater: '1',
      after: undefined,
    },
  );

beforeAll(async () => {
  world = await organizationWorld();
  const { id, art, law } = world;
  const people = Array.from({ length: MEMBERS }, (_, n) => `m${String(n).padStart(19, '0')}`);
  await putItems(
    people.flatMap((userId, n) => {
      const member = {
        userId,
        name: `Person ${n}`,
        role: 'member' as const,
        departmentId: n % 2 ? art : law,
      };
      const { membership } = newMembershipItems({ id, name: 'Acme' }, member);
      return membership.Put?.Item ? [membership.Put.Item] : [];
    }),
  );
  const quizIds: string[] = [];
  for (let n = 0; n < QUIZZES; n += 20)
    quizIds.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, async () => (await publishedQuiz({ quiz: { ownerId: id } })).id),
      )),
    );
  const keys = Array.from({ length: DAYS }, (_, n) => [art, law].map((one) => `${day(n)} ${one}`)).flat();
  for (const part of new Set(keys.map((key) => quarter(key)))) {
    const own = keys.filter((key) => quarter(key) === part);
    await counted(`DAYS#${part}`, own);
    for (const quizId of quizIds) await counted(`QUIZZES#${part}#${quizId}`, own);
  }
  await counted('TOTAL', [art, law]);
  assignments = [];
  for (let n = 0; n < 10; n += 1) {
    const assignment = await someAssignment(id);
    await storeProgressCounts(assignment, { done: n, of: MEMBERS, at: Date.now() - (20 - n) * HOUR });
    assignments.push(assignment.id);
  }
  const now = [Math.floor(Date.now() / 1_000)];
  for (const n of [0, 1])
    await counted(
      `MEMBERS#${n}`,
      people.filter((_, at) => at % 2 === n),
      now,
    );
}, 60_000);

it.each([
  ['a page of members', { trips: 6, read: 35 }, () => invokeMembers()],
  ['two pages of members', { trips: 12, read: 70 }, () => invokeMembers(true)],
  ['a page of quizzes', { trips: 7, read: 40 }, () => invokeQuizzes()],
  ['the dashboard', { trips: 28, read: 200 }, () => invokeDashboard()],
  ['analytics of a month', { trips: 12, read: 150 }, () => invokeAnalytics({})],
  ['an assignment, counted', { trips: 19, read: 560 }, () => invokeAssignment()],
  ['a page of who has not finished one', { trips: 8, read: 150 }, () => invokeAssigned()],
  ['a list of ten assignments, one of them counted', { trips: 19, read: 560 }, () => invokeAssignments()],
  ['a step of telling everybody', { trips: 9, read: 120 }, () => tellSome()],
  ['what is assigned to a member', { trips: 6, read: 15 }, () => invokeOwnAssignments()],
  ['analytics of a department', { trips: 9, read: 100 }, () => invokeAnalytics({ departmentId: world.art })],
])('with 1,000 members and 200 quizzes, %s takes few reads', async (_, most, run) => {
  const { consumed, result } = await measureCost(run);
  expect(result).toBe(200);
  expect(consumed.trips).toBeLessThanOrEqual(most.trips);
  expect(consumed.read).toBeLessThanOrEqual(most.read);
});

it('looks at so many people for a page of who has finished one, and goes on where another page is asked for', async () => {
  const pages: number[] = [];
  let cursor: string | undefined;
  do {
    const query = { state: 'done' as const, ...(cursor !== undefined && { cursor }) };
    const call = { ...ofAssignment(), query };
    const { result, consumed } = await measureCost(() =>
      invokeEndpoint(listAssigned, organizations.listAssigned, call),
    );
    expect(consumed.trips).toBeLessThanOrEqual(18);
    pages.push(result.body.data.people.length);
    cursor = result.body.data.nextCursor;
  } while (cursor !== undefined && pages.length < 10);
  expect(pages).toEqual([0, 0, 0]);
});

it('shows what was counted long ago with its moment, and counts all of it look by look', async () => {
  const look = async () =>
    (await invokeEndpoint(listAssignments, organizations.listAssignments, inOrganization())).body.data
      .assignments;
  for (let n = 2; n < 10; n += 1) await look();
  const shown = await look();
  expect(shown.map(({ progress }) => [progress.done, progress.of > MEMBERS, 'at' in progress])).toEqual(
    shown.map(() => [0, true, false]),
  );
});

it('tells of all of them', async () => {
  const { stats, topPerformers } = await world.dashboard(world.admin.token);
  expect([stats.activeMembers, stats.avgScore, topPerformers.length]).toEqual([MEMBERS, 70, 5]);
  const { quizzes, departments, totals } = await world.analytics();
  expect([quizzes.length, departments.map(({ attempts }) => attempts)]).toEqual([10, [4 * DAYS, 4 * DAYS]]);
  expect(totals.attempts).toBe(toSums([8 * DAYS]).begun);
});

/** Behind the first of those who have no account, so that nobody is written to. */
const FROM = { after: `m${'0'.repeat(19)}`, told: 0 };
async function tellSome(): Promise<number> {
  const assignment = await getAssignment({ organizationId: world.id, id: assignments[0] ?? '' });
  if (!assignment) throw new Error('No such assignment');
  const { id, organizationId, dueAt, toldAt: at } = assignment;
  const step = await notifyAssignees.step({ id, organizationId, dueAt, news: 'assigned', at }, FROM);
  return 'cursor' in step ? 200 : 500;
}

const inOrganization = () => ({ token: world.admin.token, params: { id: world.id } });
const ofAssignment = () => ({
  token: world.admin.token,
  params: { id: world.id, assignmentId: assignments[0] ?? '' },
});
const invokeAssignment = async () =>
  (await invokeEndpoint(openAssignment, organizations.getAssignment, ofAssignment())).status;
const invokeAssigned = async () =>
  (await invokeEndpoint(listAssigned, organizations.listAssigned, ofAssignment())).status;
const invokeAssignments = async () =>
  (await invokeEndpoint(listAssignments, organizations.listAssignments, inOrganization())).status;
const invokeOwnAssignments = async () =>
  (await invokeEndpoint(listOwnAssignments, organizations.listOwnAssignments, { token: world.admin.token }))
    .status;

async function invokeMembers(isNext = false): Promise<number> {
  const call = { token: world.admin.token, params: { id: world.id } };
  const first = await invokeEndpoint(listMembers, organizations.listMembers, call);
  if (!isNext) return first.status;
  const cursor = first.body.data.nextCursor ?? '';
  return (await invokeEndpoint(listMembers, organizations.listMembers, { ...call, query: { cursor } }))
    .status;
}
const invokeQuizzes = async () =>
  (
    await invokeEndpoint(listQuizzes, organizations.listOrganizationQuizzes, {
      token: world.admin.token,
      params: { id: world.id },
    })
  ).status;
const invokeDashboard = async () =>
  (
    await invokeEndpoint(getDashboard, organizations.getOrganizationDashboard, {
      token: world.admin.token,
      query: { organizationId: world.id },
    })
  ).status;
const invokeAnalytics = async (query: object) =>
  (
    await invokeEndpoint(getAnalytics, organizations.getOrganizationAnalytics, {
      token: world.admin.token,
      query: { organizationId: world.id, ...query },
    })
  ).status;
