import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import { afterEach, expect, it, vi } from 'vitest';
import { getAttempt } from '../attempts/model/attempts.ts';
import { newChargeItem, type StoredCharge } from '../payments/model/charge-store.ts';
import { listDue, putDue } from '../attempts/model/due-work.ts';
import { transactWrite } from '../platform/dynamodb/transact-write.ts';
import { scheduledKey, deadLetterKey } from '../platform/dynamodb/keys.ts';
import { TableName, table } from '../platform/dynamodb/table.ts';
import { simulatedProvider } from '../payments/model/simulated-provider.ts';
import { now, nowIso, setClock } from '../platform/clock.ts';
import { randomText } from '../platform/security/random.ts';
import { readItem } from '../testing/items.ts';
import { observe } from '../testing/observe.ts';
import { publishedQuiz } from '../testing/scenarios.ts';
import { start } from '../testing/taking.ts';
import { handler } from './scheduler.ts';

const takesLong = vi.hoisted(() => vi.fn(async () => true));
vi.mock('../payments/use-cases/schedule-refunds.ts', () => ({ scheduleRefunds: takesLong }));

afterEach(() => setClock(0));

it.each([
  ['of a kind that it does not know', 'of-tomorrow#a', { attempts: ['one'], extra: 1 }],
  ['whose content it cannot read', 'results#b', { attempts: 'one' }],
])('parks a note %s, says so, and does everything else', async (_, name, content) => {
  const { sessionId } = (await start((await publishedQuiz()).id)).body.data;
  setClock(40 * 60_000);
  const minute = minuteBucket(now());
  await table.send(
    new PutCommand({ TableName, Item: { ...scheduledKey(minute, name), ...content, expiresAt: 1 } }),
  );
  await putDue(minute, 'attempts', [sessionId]);

  const { lines } = await observe(() => expect(handler()).rejects.toThrow('1 notes of due work'));

  expect((await getAttempt(sessionId))?.status).toBe('timed_out');
  expect(await Array.fromAsync(listDue(minute))).toEqual([]);
  expect(lines).toContainEqual(expect.objectContaining({ message: 'due work parked', minute, name }));
  // Without its end, so that it waits for a person however long that takes.
  const parked = deadLetterKey('due', `${minute}#${name}`);
  expect(await readItem(parked)).toEqual({ ...parked, ...content });
  await expect(handler(), 'says it once').resolves.toMatchObject({ finished: 0 });
});

it('asks about several payments at a time, once the attempts of every minute are finished', async () => {
  const { sessionId } = (await start((await publishedQuiz()).id)).body.data;
  const charges = Array.from({ length: 3 }, () => silentCharge());
  await transactWrite({ writes: charges.map(newChargeItem) });
  setClock(40 * 60_000);
  const minute = minuteBucket(now() - 60_000);
  for (const { id } of charges) await putDue(minute, 'payments', [id]);
  await putDue(minuteBucket(now()), 'attempts', [sessionId]);
  const { lookUp } = simulatedProvider;
  const all = Promise.withResolvers<void>();
  const found: (string | undefined)[] = [];
  simulatedProvider.lookUp = async () => {
    found.push((await getAttempt(sessionId))?.status);
    if (found.length === charges.length) all.resolve();
    await all.promise;
    return { status: 'processing' };
  };
  await handler();
  simulatedProvider.lookUp = lookUp;
  expect(found).toEqual(['timed_out', 'timed_out', 'timed_out']);
  expect(await Array.fromAsync(listDue(minute))).toEqual([]);
});

it('stops in time, and the next sweep goes on in the minute that it did not finish', async () => {
  await handler();
  const { sessionId } = (await start((await publishedQuiz()).id)).body.data;
  const minute = (minutes: number) => minuteBucket(now() + minutes * 60_000);
  const before = [minute(5), minute(10)] as const;
  await putDue(before[0], 'cancelled', ['takes long']);
  await putDue(before[1], 'attempts', [sessionId]);
  setClock(40 * 60_000);
  takesLong.mockImplementationOnce(async () => {
    setClock(41 * 60_000);
    return true;
  });
  await handler();
  expect((await getAttempt(sessionId))?.status).toBe('in_progress');
  expect(await Array.fromAsync(listDue(before[0]))).toEqual([]);
  await handler();
  expect((await getAttempt(sessionId))?.status).toBe('timed_out');
});

/** A payment of which nothing was heard. */
function silentCharge(): StoredCharge {
  return {
    id: randomText(43),
    purpose: 'entry',
    subject: randomText(20),
    payer: `g_${randomText(22)}`,
    method: 'card',
    amount: 500,
    fee: 0,
    total: 500,
    refunded: 0,
    provider: 'simulated',
    status: 'begun',
    createdAt: nowIso(),
    revision: 0,
  };
}
