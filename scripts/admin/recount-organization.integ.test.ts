import { membersPart, TOTAL_PART } from '@quizhall/shared/rules/organizations/organization-statistics';
import { expect, it } from 'vitest';
import { retentionKey } from '../../functions/platform/dynamodb/keys.ts';
import {
  getMemberStatistics,
  listStatistics,
  putStatistics,
} from '../../functions/organizations/model/organization-statistics.ts';
import {
  adjustDepartmentSizes,
  getDepartmentSizes,
} from '../../functions/organizations/model/department-sizes.ts';
import { spreadMemberStatistics } from '../../functions/organizations/model/organizations.ts';
import { putIfAbsent } from '../../functions/platform/dynamodb/commands.ts';
import { now } from '../../functions/platform/clock.ts';
import { annul } from '../../functions/testing/interventions.ts';
import { organizationWorld, take } from '../../functions/testing/organization-world.ts';
import { publishedQuiz } from '../../functions/testing/scenarios.ts';
import { testStream } from '../../functions/testing/streams.ts';
import { ALL_WRONG, RIGHT, start } from '../../functions/testing/taking.ts';
import { handler } from '../../functions/entry/stream.ts';
import { recountOrganization } from './recount-organization.ts';

const stream = await testStream(handler, now);

const marked = { shard: 'wrong', highWater: '1', after: undefined };

const recount = async (id: string, dryRun = false) =>
  (
    await recountOrganization(
      { args: { organization: id }, options: {}, by: 'somebody', dryRun },
      { pauseMs: 0 },
    )
  ).join();

it('counts the figures of an organization anew, and corrects what differs', async () => {
  const { id, admin, art, law, person, move, quiz } = await organizationWorld();
  const ann = await person(art);
  await annul(admin.token, await take(quiz.id, ann.token, RIGHT));
  await take(quiz.id, ann.token, ALL_WRONG);
  await move(ann.user.id, law);
  await start(quiz.id, {}, ann.token);
  await stream.drain();
  expect(await recount(id)).toContain('nothing to correct');
  const wrong = { each: { [art]: [2, 1, 0, 0, 9] } };
  await putStatistics({ organizationId: id, part: TOTAL_PART }, { figures: wrong, ...marked });
  expect(await recount(id, true)).toContain('attempts -2, finished -1');
  expect(await recount(id)).toContain('Corrected');
  expect(await recount(id)).toContain('nothing to correct');
  await expect(recount('o_0000000000000000')).rejects.toThrow('no such organization');
});

it('finds the same where members have come to be spread, and corrects them there', async () => {
  const { id, art, person, quiz } = await organizationWorld();
  const [ann, bo] = [await person(art), await person(art)];
  await take(quiz.id, ann.token, RIGHT);
  await take(quiz.id, bo.token, RIGHT);
  await stream.drain();
  await spreadMemberStatistics(id);
  await take(quiz.id, ann.token, ALL_WRONG);
  await stream.drain();
  expect(await recount(id)).toContain('nothing to correct');
  const wrong = { each: { [bo.user.id]: [3, 0, 0, 0, 0] } };
  await putStatistics(
    { organizationId: id, part: membersPart(bo.user.id, true) },
    { figures: wrong, ...marked },
  );
  expect(await recount(id)).toContain('parts with other numbers: 1');
  expect(await recount(id)).toContain('nothing to correct');
  expect((await getMemberStatistics(id, bo.user.id))?.slice(0, 5)).toEqual([1, 1, 0, 1, 10_000]);
});

it('comes to rest where a part has no room for every key', async () => {
  const { id, art, law, person, quiz } = await organizationWorld();
  for (const department of [art, law]) await take(quiz.id, (await person(department)).token, RIGHT);
  await stream.drain();
  const wrong = { each: { [art]: [1, 0, 0, 0, 0] }, rest: [2, 2, 0, 0, 0] };
  await putStatistics({ organizationId: id, part: TOTAL_PART }, { figures: wrong, ...marked });
  expect(await recount(id)).toContain('Corrected: attempts -3, finished -2');
  expect(await recount(id)).toContain('nothing to correct');
  const { each, rest } = (await listStatistics(id, TOTAL_PART)).get(TOTAL_PART) ?? { each: {} };
  expect([each, rest]).toEqual([{ [art]: [1, 1, 0, 1, 10_000] }, [1, 1, 0, 1, 10_000]]);
});

it('leaves out what cannot be counted anew because a quiz has deleted older submissions', async () => {
  const { id, art, person, quiz } = await organizationWorld();
  const thinned = await publishedQuiz({ quiz: { ownerId: id } });
  const ann = await person(art);
  for (const one of [quiz, thinned]) await take(one.id, ann.token, RIGHT);
  await stream.drain();
  const last = { at: '2026-01-02T00:00:00.000Z', until: '2026-01-01T00:00:00.000Z', count: 1 };
  expect(await putIfAbsent({ ...retentionKey(thinned.id), last })).toBe(true);
  const said = await recount(id);
  expect(said).toContain('nothing to correct');
  expect(said).toContain(`were deleted: ${thinned.id}`);
  const [part = ''] = [...(await listStatistics(id, 'QUIZZES#')).keys()].filter((one) =>
    one.endsWith(quiz.id),
  );
  const wrong = { each: { '2026-01-01 -': [1, 0, 0, 0, 0] } };
  await putStatistics({ organizationId: id, part }, { figures: wrong, ...marked });
  expect(await recount(id)).toContain('parts with other numbers: 1');
  expect(await recount(id)).toContain('nothing to correct');
});

it('sets how many members departments have, which are never less than none', async () => {
  const { id, art, law, person } = await organizationWorld();
  await person(art);
  await adjustDepartmentSizes(id, { [art]: -3, [law]: 2 });
  expect(await getDepartmentSizes(id)).toEqual({ [art]: 0, [law]: 2 });
  expect(await recount(id)).toContain('departments with other members: 2');
  expect(await getDepartmentSizes(id)).toEqual({ [art]: 1, [law]: 0 });
  expect(await recount(id)).toContain('nothing to correct');
});
