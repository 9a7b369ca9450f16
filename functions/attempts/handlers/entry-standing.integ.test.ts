import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Audience } from '../model/audience.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { randomText } from '../../platform/security/random.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { start } from '../../testing/taking.ts';
import { handler as getCard } from './get-card.ts';
import { handler as getPredata } from './get-predata.ts';

/** Who has paid, and for whom the quiz is, as payments and organizations will say it. */
const world = vi.hoisted(() => ({
  hasPaid: vi.fn(() => Promise.resolve(false)),
  audience: vi.fn((): Promise<string> => Promise.resolve('everybody')),
}));
vi.mock('../../payments/model/entry-payment.ts', () => ({
  hasPaidEntry: world.hasPaid,
  storePaidStart: vi.fn(async () => undefined),
}));
vi.mock('../model/audience.ts', () => ({
  audienceOf: world.audience,
  visitOf: async () => ({ audience: await world.audience() }),
}));

afterEach(() => {
  world.hasPaid.mockReset().mockResolvedValue(false);
  world.audience.mockReset().mockResolvedValue('everybody');
});

const predata = async (id: string, token?: string, deviceId = randomText(20)) =>
  (
    await invokeEndpoint(getPredata, attempts.getPredata, {
      params: { id },
      query: { deviceId },
      ...(token && { token }),
    })
  ).body.data;

describe('whoever has paid', () => {
  it('is told so before the start, and let in, also as a guest where a sign-in is asked for', async () => {
    const { id } = await publishedQuiz({ settings: { isPaid: true, price: 5, requireLogin: true } });
    expect(await predata(id)).toMatchObject({
      accessHints: { userHasPaid: false },
      blocked: { code: 'LOGIN_REQUIRED' },
    });
    const { token, user } = await signedIn();
    expect((await predata(id, token)).blocked?.code).toBe('PAYMENT_REQUIRED');
    expect((await start(id, {}, token)).body.code).toBe('PAYMENT_REQUIRED');
    world.hasPaid.mockResolvedValue(true);
    const deviceId = randomText(20);
    const told = await predata(id, undefined, deviceId);
    expect([told.accessHints.userHasPaid, told.blocked]).toEqual([true, undefined]);
    expect((await start(id, { deviceId })).status).toBe(201);
    expect(world.hasPaid).toHaveBeenLastCalledWith(
      expect.objectContaining({ id }),
      expect.objectContaining({ user: undefined, deviceId }),
    );
    expect((await start(id, {}, token)).status).toBe(201);
    expect(world.hasPaid.mock.lastCall).toMatchObject([{ id }, { user: { id: user.id } }]);
  });

  it('is not asked for where nothing is to pay', async () => {
    const { id } = await publishedQuiz();
    await predata(id);
    expect((await start(id)).status).toBe(201);
    expect(world.hasPaid).not.toHaveBeenCalled();
  });
});

describe('a quiz for the members of an organization', () => {
  it.each<[Audience, string | undefined]>([
    ['member', undefined],
    ['everybody', undefined],
    ['stranger', 'MEMBERS_ONLY'],
  ])('finds a signed-in %s: %s', async (audience, code) => {
    world.audience.mockResolvedValue(audience);
    const { id } = await publishedQuiz();
    const { token } = await signedIn();
    expect((await predata(id, token)).blocked?.code).toBe(code);
    const answer = await start(id, {}, token);
    expect([answer.status, answer.body.code]).toEqual(code ? [403, code] : [201, undefined]);
  });

  it('sends guests to the sign-in, and says so on the card that all of them get', async () => {
    world.audience.mockResolvedValue('stranger');
    const { id } = await publishedQuiz();
    expect((await predata(id)).blocked?.code).toBe('LOGIN_REQUIRED');
    expect((await start(id)).body.code).toBe('LOGIN_REQUIRED');
    const card = await invokeEndpoint(getCard, attempts.getCard, { params: { id } });
    expect(card.body.data.accessHints.membersOnly).toBe(true);
  });

  it('tells strangers only whose it is, on the card and before the start', async () => {
    world.audience.mockResolvedValue('stranger');
    const secret = 'Layoffs in spring';
    const texts = { title: secret, description: secret };
    const { id } = await publishedQuiz({ quiz: texts, settings: { instructions: secret } });
    const { token } = await signedIn();
    const card = await invokeEndpoint(getCard, attempts.getCard, { params: { id } });
    for (const shown of [card.body.data, await predata(id), await predata(id, token)]) {
      expect(shown).toMatchObject({ concealed: true, totalQuestions: 0, totalPoints: 0 });
      expect(JSON.stringify(shown)).not.toContain(secret);
    }
    world.audience.mockResolvedValue('member');
    expect(await predata(id, token)).toMatchObject({ title: secret, totalQuestions: 5 });
  });

  it('costs a start nothing as long as it reads nothing', async () => {
    const { id } = await publishedQuiz();
    await start(id);
    expect((await measureCost(() => start(id))).consumed).toEqual({ trips: 1, read: 0, write: 1 });
  });
});
