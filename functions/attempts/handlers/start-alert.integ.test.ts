import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { deleteQuiz, getStoredQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import { notifyOpening } from '../../notifications/model/start-alerts.ts';
import { hasStartAlert, putStartAlert } from '../model/start-alerts.ts';
import { table } from '../../platform/dynamodb/table.ts';
import { now, nowIso, setClock } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { callUpdate, creator, ownQuiz } from '../../testing/authoring.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { handler as runDueWork } from '../../entry/scheduler.ts';
import { handler as ask } from './ask-start-alert.ts';
import { handler as drop } from './drop-start-alert.ts';
import { handler as get } from './get-start-alert.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A whole minute an hour from now, as a person types it. */
const opening = () => Math.ceil((Date.now() + HOUR) / MINUTE) * MINUTE;
afterEach(() => setClock(0));

const startingAt = (at: number) => ({ isScheduled: true, startDate: new Date(at).toISOString() });
const waitingQuiz = (at: number, quiz: Partial<Quiz> = {}) =>
  publishedQuiz({ quiz: { schedule: startingAt(at), ...quiz } });

const of = (id: string, token: string) => ({ token, params: { id } });
const asked = async (id: string, token: string) =>
  (await invokeEndpoint(get, attempts.getStartAlert, of(id, token))).body.data.asked;
const askFor = (id: string, token: string) => invokeEndpoint(ask, attempts.askStartAlert, of(id, token));

const told = async (userId: string) =>
  (await listNotifications(userId, { limit: 100 })).notifications.map(
    ({ title, link }) => `${title} ${link}`,
  );

/** Sets the clock so long after this instant, and sweeps. */
async function sweepAfter(at: number, ms = 5_000) {
  setClock(at + ms - Date.now());
  await runDueWork();
}

describe('“Tell me when it starts”', () => {
  it('is asked for, taken back and repeated without harm, by code as by id', async () => {
    const { id, code } = await waitingQuiz(opening());
    const { token } = await signedIn();
    expect(await asked(id, token)).toBe(false);
    for (const ref of [id, code]) expect((await askFor(ref, token)).body.data).toEqual({ asked: true });
    expect(await asked(code, token)).toBe(true);
    const takeBack = () => invokeEndpoint(drop, attempts.dropStartAlert, of(code, token));
    expect((await takeBack()).body.data).toEqual({ asked: false });
    expect((await takeBack()).status).toBe(200);
    expect(await asked(id, token)).toBe(false);
  });

  it('is for whoever is signed in, and each asks for themselves', async () => {
    const { id } = await waitingQuiz(opening());
    const [own, other] = [await signedIn(), await signedIn()];
    await askFor(id, own.token);
    expect(await asked(id, other.token)).toBe(false);
    await invokeEndpoint(drop, attempts.dropStartAlert, of(id, other.token));
    expect(await asked(id, own.token)).toBe(true);
    for (const [handler, call] of [
      [get, attempts.getStartAlert],
      [ask, attempts.askStartAlert],
      [drop, attempts.dropStartAlert],
    ] as const)
      expect((await invokeEndpoint(handler, call, { params: { id } })).status).toBe(401);
  });

  it.each<[string, Partial<Quiz>, number]>([
    ['open already', { schedule: { isScheduled: false } }, 409],
    ['paused', { schedule: startingAt(opening()), status: 'paused' }, 409],
    ['a draft', { schedule: startingAt(opening()), status: 'draft', version: 0 }, 404],
  ])('is refused where the quiz is %s', async (_, quiz, status) => {
    const { id } = await publishedQuiz({ quiz });
    const { token } = await signedIn();
    expect((await askFor(id, token)).status).toBe(status);
  });

  it('tells whoever asked, once, when it starts and not before', async () => {
    const at = opening();
    const { id } = await waitingQuiz(at);
    const [eager, undecided, silent] = [await signedIn(), await signedIn(), await signedIn()];
    await askFor(id, eager.token);
    await askFor(id, undecided.token);
    await invokeEndpoint(drop, attempts.dropStartAlert, of(id, undecided.token));
    await sweepAfter(at, -MINUTE);
    expect(await told(eager.user.id)).toEqual([]);
    await sweepAfter(at);
    await sweepAfter(at, MINUTE);
    expect(await told(eager.user.id)).toEqual([`A quiz has started /quiz/${id}`]);
    for (const { user } of [undecided, silent]) expect(await told(user.id)).toEqual([]);
    expect(await asked(id, await tokenOf(eager.user)), 'used up').toBe(false);
  });

  it('tells each once where two sweeps meet', async () => {
    const at = opening();
    const { id } = await waitingQuiz(at);
    const people = await Promise.all(Array.from({ length: 5 }, () => signedIn()));
    for (const { token } of people) await askFor(id, token);
    setClock(at + 1_000 - Date.now());
    const until = at + MINUTE;
    await Promise.allSettled([notifyOpening(id, until), notifyOpening(id, until), notifyOpening(id, until)]);
    expect(await notifyOpening(id, until)).toBe(0);
    for (const { user } of people) expect(await told(user.id)).toHaveLength(1);
  });

  it('tells everybody else where one telling fails, and that one with the next sweep', async () => {
    const at = opening();
    const { id } = await waitingQuiz(at);
    const [unlucky, other] = [await signedIn(), await signedIn()];
    for (const { token } of [unlucky, other]) await askFor(id, token);
    const send = table.send.bind(table) as (command: unknown) => Promise<unknown>;
    const spy = vi.spyOn(table, 'send').mockImplementation((async (command: { input: object }) => {
      if ('TransactItems' in command.input && JSON.stringify(command.input).includes(unlucky.user.id))
        throw new Error('Throttled');
      return send(command);
    }) as never);
    await sweepAfter(at);
    expect([await told(unlucky.user.id), (await told(other.user.id)).length]).toEqual([[], 1]);
    spy.mockRestore();
    await sweepAfter(at, MINUTE);
    expect((await told(unlucky.user.id)).length).toBe(1);
  });

  it('goes on in the next minute where many wait', async () => {
    const at = opening();
    const { id } = await waitingQuiz(at);
    const people = Array.from({ length: 30 }, () => randomText(20));
    await Promise.all(people.map((userId) => putStartAlert(id, userId, at)));
    const left = async () =>
      (await Promise.all(people.map((userId) => hasStartAlert(id, userId)))).filter(Boolean).length;
    setClock(at - Date.now());
    expect(await notifyOpening(id, 0)).toBe(20);
    expect(await left()).toBe(10);
    await sweepAfter(at, MINUTE + 1_000);
    expect(await left()).toBe(0);
  });
});

describe('the owner of a scheduled quiz', () => {
  /** Published by its owner through the API. */
  async function ownScheduled(at: number) {
    const owner = await creator();
    const quiz = await ownQuiz(owner.token, { schedule: startingAt(at) });
    const waiting = await signedIn();
    await askFor(quiz.id, waiting.token);
    const change = async (body: object) => {
      const token = await tokenOf({ ...waiting.user, id: owner.id });
      const { status } = await callUpdate(token, quiz.id, body);
      expect(status).toBe(200);
    };
    const stored = (await getStoredQuiz(quiz.id)) ?? expect.fail();
    return { owner, quiz, stored, waiting, change };
  }

  it('hears of its start once, also where it is saved again, or the owner asked like others', async () => {
    const at = opening();
    const { owner, quiz, change } = await ownScheduled(at);
    await askFor(quiz.id, owner.token);
    await change({ title: 'Other', revision: quiz.revision });
    await sweepAfter(at);
    await sweepAfter(at, MINUTE);
    expect(await told(owner.id)).toEqual([`Your quiz has started /quiz/${quiz.id}/dashboard`]);
  });

  it('and those who wait hear at the new time where it is put off', async () => {
    const at = opening();
    const { owner, quiz, waiting, change } = await ownScheduled(at);
    await change({ schedule: startingAt(at + HOUR), revision: quiz.revision });
    await sweepAfter(at);
    expect([await told(owner.id), await told(waiting.user.id)]).toEqual([[], []]);
    await sweepAfter(at + HOUR);
    expect([(await told(owner.id)).length, (await told(waiting.user.id)).length]).toEqual([1, 1]);
  });

  it.each<[string, object]>([
    ['is put forward', { schedule: startingAt(Date.now() - MINUTE) }],
    ['loses its schedule', { schedule: { isScheduled: false } }],
  ])('opens it for those who wait where it %s', async (_, change) => {
    const { quiz, waiting, change: save } = await ownScheduled(opening());
    await save({ ...change, revision: quiz.revision });
    await sweepAfter(now(), 2 * MINUTE);
    expect(await told(waiting.user.id)).toEqual([`A quiz has started /quiz/${quiz.id}`]);
  });

  it('pauses it over its start: nobody hears before it is resumed', async () => {
    const at = opening();
    const { owner, waiting, change } = await ownScheduled(at);
    await change({ status: 'paused' });
    await sweepAfter(at);
    expect([await told(owner.id), await told(waiting.user.id)]).toEqual([[], []]);
    await change({ status: 'published' });
    await sweepAfter(at, 5 * MINUTE);
    expect([(await told(owner.id)).length, (await told(waiting.user.id)).length]).toEqual([1, 1]);
  });

  it.each<[string, (scene: Awaited<ReturnType<typeof ownScheduled>>) => Promise<unknown>]>([
    ['archives', ({ change }) => change({ status: 'archived' })],
    ['deletes', ({ stored }) => deleteQuiz(stored, nowIso())],
  ])('%s it: nobody hears', async (_, act) => {
    const at = opening();
    const scene = await ownScheduled(at);
    await act(scene);
    await sweepAfter(at);
    expect([await told(scene.owner.id), await told(scene.waiting.user.id)]).toEqual([[], []]);
  });

  it('deletes it: the wishes go when it would have started', async () => {
    const at = opening();
    const { stored, waiting } = await ownScheduled(at);
    await deleteQuiz(stored, nowIso());
    await sweepAfter(at);
    expect(await hasStartAlert(stored.id, waiting.user.id)).toBe(false);
  });
});
