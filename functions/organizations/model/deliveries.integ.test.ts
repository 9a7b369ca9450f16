import { createHash } from 'node:crypto';
import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import { afterEach, expect, it } from 'vitest';
import { now, setClock } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import {
  requestRedelivery,
  getDeliveries,
  storeDeliveryOutcome,
  putDelivery,
  retryDelivery,
} from './deliveries.ts';
import { listDue } from '../../attempts/model/due-work.ts';

const MINUTE = 60_000;

afterEach(() => setClock(0));

it('that is lost on its way is asked for again, by its note or by hand, and not as long as it may come', async () => {
  const delivery = {
    organizationId: 'o_1',
    webhookId: randomText(12),
    id: ulidOf(now(), createHash('sha256').update(randomText(20)).digest()),
    event: 'attempt.finished',
    body: '{}',
  } as const;
  const ref = `${delivery.webhookId}/${delivery.id}`;
  expect(await putDelivery(delivery)).toBe(true);
  expect(await putDelivery(delivery), 'told once').toBe(false);
  const noted = minuteBucket(now() + 16 * MINUTE - 1);
  expect(await Array.fromAsync(listDue(noted))).toContainEqual(expect.objectContaining({ ids: [ref] }));

  setClock(14 * MINUTE);
  expect(await retryDelivery(ref)).toBe(false);
  expect(await requestRedelivery(delivery, { byHand: true })).toBe(false);
  setClock(16 * MINUTE);
  expect(await retryDelivery(ref)).toBe(true);
  expect(await retryDelivery(ref), 'once').toBe(false);
  setClock(32 * MINUTE);
  expect(await requestRedelivery(delivery, { byHand: true })).toBe(true);

  const [sent] = await getDeliveries([delivery]);
  if (!sent) throw new Error('Nothing is there');
  expect(sent).toMatchObject({ status: 'waiting', turn: 3 });
  await storeDeliveryOutcome(sent, { status: 'delivered', tries: 1, answered: 200 }, true);
  setClock(64 * MINUTE);
  expect(await retryDelivery(ref), 'not what has come').toBe(false);
});
