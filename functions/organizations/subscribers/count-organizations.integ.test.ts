import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import {
  MEMBERS_PREFIX,
  membersPart,
  MOST_TOGETHER,
  TOTAL_PART,
} from '@quizhall/shared/rules/organizations/organization-statistics';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, describe, expect, it } from 'vitest';
import { moveQuiz } from '../../quizzes/model/move-quiz.ts';
import { removeQuiz } from '../../quizzes/model/remove-quiz.ts';
import { toAttemptChange } from '../../attempts/model/attempt-change.ts';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { endMembership } from '../model/members.ts';
import { getMembership } from '../model/memberships.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { organizationEventItem } from '../model/organization-audit.ts';
import { redactParticipant } from '../../accounts/model/erase-account-data.ts';
import {
  getStatistics,
  getMemberStatistics,
  listStatistics,
  putStatistics,
  recentItems,
} from '../model/organization-statistics.ts';
import { getOrganization } from '../model/organizations.ts';
import { now, setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { annul, reinstate } from '../../testing/interventions.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { organizationWorld as world, take } from '../../testing/organization-world.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { ALL_WRONG, RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as saveSettings } from '../handlers/save-organization-settings.ts';
import { handler } from '../../entry/stream.ts';
import { countOrganizations } from './count-organizations.ts';

const DAY = 86_400_000;
afterEach(() => setClock(0));

/** In which part of the stream attempts lie: everything is counted by it. */
let shard: string | undefined;
const stream = await testStream((event) => {
  shard = event.shardId;
  return handler(event);
}, now);

describe('figures of an organization', () => {
  it('know the department in which somebody began, wherever they are later', async () => {
    const { id, art, law, person, move, quiz, analytics, dashboard, admin } = await world();
    const ann = await person(art);
    const attempt = await take(quiz.id, ann.token, RIGHT);
    expect(await getAttempt(attempt)).toMatchObject({ org: id, dept: art });
    await move(ann.user.id, law);
    await stream.drain();
    await take(quiz.id, ann.token, ALL_WRONG);
    await start(quiz.id, {}, ann.token);
    await stream.drain();
    const { departments, totals, quizzes } = await analytics();
    expect(departments).toMatchObject([
      { name: 'Art', attempts: 1, completed: 1, averageScore: 100, completion: 100 },
      { name: 'Law', attempts: 2, completed: 1, averageScore: 0, completion: 50 },
    ]);
    expect(totals).toMatchObject({ attempts: 3, completed: 2, averageScore: 50, passRate: 50 });
    expect(quizzes).toMatchObject([{ id: quiz.id, attempts: 3 }]);
    expect((await analytics({ departmentId: law, quizId: quiz.id })).totals).toMatchObject({ attempts: 2 });
    expect((await analytics({ departmentId: art })).questions).toMatchObject({ best: [], quizzes: 0 });
    expect(await dashboard(admin.token)).toMatchObject({
      stats: { activeMembers: 1, engagementRate: 33.3, avgScore: 50, avgCompletionRate: 66.7 },
      topPerformers: [{ id: ann.user.id, score: 50, quizzes: 1, department: 'Law' }],
      departments: [
        { name: 'Art', members: 0, quizzes: 1, avgScore: 100, completion: 100 },
        { name: 'Law', members: 1, quizzes: 1, avgScore: 0, completion: 50 },
      ],
    });
    const shown = (await dashboard(admin.token)).recentActivity.filter(({ action }) => action !== 'joined');
    expect(shown.map(({ action, score }) => [action, score])).toEqual([
      ['started', undefined],
      ['completed', 0],
      ['completed', 100],
    ]);
  });

  it('follow what becomes of attempts, and change nothing when the stream comes again', async () => {
    const { admin, art, person, quiz, analytics } = await world();
    const ann = await person(art);
    const attempt = await take(quiz.id, ann.token, RIGHT);
    await take(quiz.id, ann.token, ALL_WRONG);
    await stream.drain();
    await annul(admin.token, attempt);
    await stream.drain();
    expect((await analytics()).totals).toMatchObject({ attempts: 1, averageScore: 0 });
    await reinstate(admin.token, attempt);
    await stream.drain();
    const counted = await analytics();
    expect(counted.totals).toMatchObject({ attempts: 2, averageScore: 50 });
    stream.rewind();
    await stream.drain();
    expect(await analytics()).toEqual(counted);
  });

  it('of a public quiz are those of the organization alone: its start reads no membership', async () => {
    const { id, art, person, analytics, dashboard, admin } = await world();
    const ann = await person(art);
    const open = await publishedQuiz({ quiz: { ownerId: id } });
    const attempt = await take(open.id, ann.token, RIGHT);
    await stream.drain();
    expect(await getAttempt(attempt)).toMatchObject({ org: id });
    expect((await getAttempt(attempt))?.dept).toBeUndefined();
    expect((await analytics()).totals).toMatchObject({ attempts: 1 });
    expect((await analytics({ departmentId: art })).totals).toMatchObject({ attempts: 0 });
    expect(await listStatistics(id, MEMBERS_PREFIX)).toEqual(new Map());
    expect((await dashboard(admin.token)).stats).toMatchObject({ activeMembers: 0, totalResponses: 1 });
  });

  it('count nobody who has left, and tell members who make no quizzes nothing', async () => {
    const { id, admin, art, person, quiz, dashboard } = await world();
    const [ann, bo] = [await person(art), await person(art)];
    await take(quiz.id, ann.token, RIGHT);
    await take(quiz.id, bo.token, RIGHT);
    await stream.drain();
    const before = await getMembership(id, ann.user.id);
    if (before) await endMembership(before, ann.user.id);
    const { stats, topPerformers, departments, recentActivity } = await dashboard(admin.token);
    expect([stats.activeMembers, stats.totalMembers]).toEqual([1, 3]);
    expect(recentActivity.map(({ user, action }) => [user, action])).toEqual([[bo.user.name, 'completed']]);
    expect(topPerformers.map((one) => one.id)).toEqual([bo.user.id]);
    expect(departments[0]).toMatchObject({ name: 'Art', members: 1 });
    const told = await dashboard(bo.token);
    expect(told.stats).toEqual({ totalMembers: 3, totalQuizzes: 0, activeQuizzes: 1 });
    expect([told.topPerformers, told.recentActivity, told.departments[0]]).toEqual([
      [],
      [],
      { id: art, name: 'Art', members: 1 },
    ]);
  });

  it('tell nothing of quizzes that are not there any more, whoever has them now', async () => {
    const { id, admin, art, person, quiz, dashboard } = await world();
    const ann = await person(art);
    const setting = { settings: { visibility: 'organization' as const } };
    const [gone, moved] = [
      await publishedQuiz({ quiz: { ownerId: id }, ...setting }),
      await publishedQuiz({ quiz: { ownerId: id }, ...setting }),
    ];
    for (const one of [quiz, gone, moved]) await take(one.id, ann.token, RIGHT);
    await stream.drain();
    const shown = async () => (await dashboard(admin.token)).recentActivity.length;
    expect(await shown()).toBe(3);
    await removeQuiz(gone, admin.user.id);
    await moveQuiz(moved, { organization: undefined, by: admin.user.id });
    const { recentActivity } = await dashboard(admin.token);
    expect(recentActivity.map((one) => one.quiz)).toEqual([quiz.title]);
  });

  it('lie apart for each member once there are too many to write together, and add up to the same', async () => {
    const { id, admin, art, person, quiz, dashboard } = await world();
    const [ann, bo] = [await person(art), await person(art)];
    const first = await start(quiz.id, {}, admin.token);
    expect(first.status).toBe(201);
    await stream.drain();
    const others = Array.from({ length: MOST_TOGETHER }, (_, n) => [`other${n}`, [1, 0, 0, 0, 0, 1]]);
    for (const part of new Set([ann, bo].map(({ user }) => membersPart(user.id, false)))) {
      const entity = { organizationId: id, part };
      const after = await getStatistics(entity, shard ?? '');
      const figures = { each: { ...after?.figures.each, ...Object.fromEntries(others) } };
      const marks = { shard: shard ?? '', highWater: after?.highWater ?? '0', after: after?.highWater };
      expect(await putStatistics(entity, { figures, ...marks })).toBe(true);
    }
    const begun = await start(quiz.id, {}, ann.token);
    await start(quiz.id, {}, bo.token);
    await stream.drain();
    expect((await getOrganization(id))?.areMembersSpread).toBe(true);
    const together = await listStatistics(id, MEMBERS_PREFIX);
    await submit(begun.body.data, RIGHT);
    await take(quiz.id, ann.token, ALL_WRONG);
    await stream.drain();
    const later = await listStatistics(id, MEMBERS_PREFIX);
    expect([...later.values()]).toEqual([...together.values()]);
    expect((await getMemberStatistics(id, ann.user.id))?.slice(0, 5)).toEqual([2, 2, 0, 1, 10_000]);
    expect((await getMemberStatistics(id, bo.user.id))?.slice(0, 5)).toEqual([1, 0, 0, 0, 0]);
    const { stats, topPerformers } = await dashboard(admin.token);
    expect(stats.activeMembers).toBe(3);
    expect(topPerformers).toMatchObject([{ id: ann.user.id, score: 50, quizzes: 1 }]);
    const lost = await getAttempt(begun.body.data?.sessionId ?? '');
    if (lost) await redactParticipant(lost);
    await stream.drain();
    expect((await getMemberStatistics(id, ann.user.id))?.slice(0, 5)).toEqual([1, 1, 0, 0, 0]);
  });

  it('know nothing of somebody whose account is deleted, whose department keeps what was taken', async () => {
    const { id, art, person, quiz, analytics } = await world();
    const [ann, bo] = [await person(art), await person(art)];
    const attempt = await take(quiz.id, ann.token, RIGHT);
    await take(quiz.id, bo.token, RIGHT);
    await stream.drain();
    const known = async () => {
      const members = [...(await listStatistics(id, MEMBERS_PREFIX)).values()];
      const recent = (await recentItems.list(id)).flatMap(({ body }) => body.recent);
      return new Set([
        ...members.flatMap(({ each }) => Object.keys(each)),
        ...recent.map((one) => one.userId),
      ]);
    };
    expect(await known()).toEqual(new Set([ann.user.id, bo.user.id]));
    const counted = await analytics();
    const stored = await getAttempt(attempt);
    if (stored) await redactParticipant(stored);
    await stream.drain();
    expect(await known()).toEqual(new Set([bo.user.id]));
    expect(await analytics()).toEqual(counted);
  });

  it('look for who joined among the newest entries of the audit log alone', async () => {
    const { id, admin, dashboard } = await world();
    const told = (kind: 'joined' | 'left') =>
      kind === 'joined'
        ? organizationEventItem(id, { kind, by: admin.user.id, data: { role: 'admin', by: 'link' } })
        : organizationEventItem(id, { kind, by: admin.user.id, data: { role: 'admin' } });
    await transactWrite({ told: told('joined') });
    expect((await dashboard(admin.token)).recentActivity).toMatchObject([{ action: 'joined' }]);
    setClock(1_000);
    await transactWrite({ writes: Array.from({ length: 50 }, () => told('left')) });
    expect((await dashboard(admin.token)).recentActivity).toEqual([]);
  });

  it('lie on the days of its time zone, which a change moves from the next day on', async () => {
    const { id, admin, art, person, quiz, analytics } = await world();
    const ann = await person(art);
    const tomorrow = now() - (now() % DAY) + DAY;
    const call = {
      token: admin.token,
      params: { id },
      body: { revision: 1, settings: { timezone: 'America/Los_Angeles' as const } },
    };
    expect((await invokeEndpoint(saveSettings, organizations.saveOrganizationSettings, call)).status).toBe(
      200,
    );
    setClock(tomorrow + DAY + 3_600_000 - Date.now());
    await take(quiz.id, await tokenOf(ann.user), RIGHT);
    await stream.drain();
    const day = new Date(tomorrow).toISOString().slice(0, 10);
    const { days, timezone, to } = await analytics({}, await tokenOf(admin.user));
    expect([timezone, to, days.find(({ attempts }) => attempts > 0)?.date]).toEqual([
      'America/Los_Angeles',
      day,
      day,
    ]);
  });

  it('cost six writes for a batch, however many attempts', async () => {
    const { art, person, quiz, id } = await world();
    const members = [await person(art), await person(art), await person(art)];
    const collected: DynamoDBRecord[] = [];
    const reader = await testStream(({ Records }) => {
      collected.push(
        ...Records.filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S?.startsWith(`ATTEMPT#${quiz.id}#`)),
      );
      return Promise.resolve({ batchItemFailures: [], state: {} });
    }, now);
    for (let n = 0; n < 4; n++) for (const { token } of members) await take(quiz.id, token, RIGHT);
    await reader.drain();
    const changes = collected.flatMap((record) => toAttemptChange(record) ?? []);
    expect(changes).toHaveLength(24);
    await countOrganizations('cost', changes.slice(0, 6));
    const { consumed } = await measureCost(() => countOrganizations('cost', changes.slice(6)));
    // Read and written: total, days, days of the quiz, one or two parts of members, and what happened last, which is above 1 KB. And the
    // zones of the organization are read.
    expect(consumed.write).toBeLessThanOrEqual(7);
    expect(consumed.read).toBeLessThanOrEqual(7);
    expect(consumed.trips).toBeLessThanOrEqual(1 + 2 * 6);
    expect((await listStatistics(id, TOTAL_PART)).get(TOTAL_PART)?.each[art]).toEqual([
      12, 12, 0, 12, 120_000,
    ]);
  });
});
