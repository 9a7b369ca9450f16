import { TOTAL_PART } from '@quizhall/shared/rules/organization-figures';
import { expect, it } from 'vitest';
import { putFigures } from '../../functions/_data/organization-figures.ts';
import { now } from '../../functions/_platform/clock.ts';
import { annul } from '../../functions/_testing/interventions.ts';
import { organizationWorld, take } from '../../functions/_testing/organization-world.ts';
import { testStream } from '../../functions/_testing/streams.ts';
import { ALL_WRONG, RIGHT, start } from '../../functions/_testing/taking.ts';
import { handler } from '../../functions/streams/aggregate-statistics.ts';
import { recountOrganization } from './recount-organization.ts';

const stream = await testStream(handler, now);

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
  const marks = { shard: 'wrong', highWater: '1', after: undefined };
  await putFigures({ organizationId: id, part: TOTAL_PART }, { figures: wrong, ...marks });
  expect(await recount(id, true)).toContain('attempts -2, finished -1');
  expect(await recount(id)).toContain('Corrected');
  expect(await recount(id)).toContain('nothing to correct');
  await expect(recount('o_0000000000000000')).rejects.toThrow('no such organization');
});
