import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { SEAT_SHARES } from '@quizhall/shared/rules/attempts/seats';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { dynamoError, startFaultProxy } from '../../testing/fault-proxy.ts';

// Between the SDK and the engine, and in place before a client reads its address.
const proxy = await startFaultProxy(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
process.env.AWS_ENDPOINT_URL_DYNAMODB = proxy.url;
const { newEmail } = await import('../../testing/accounts.ts');
const { creator, ownQuiz } = await import('../../testing/authoring.ts');
const { lookAtSeats } = await import('../model/seats.ts');
const { saveQuiz } = await import('../../quizzes/model/quizzes.ts');
const { setClock } = await import('../../platform/clock.ts');
const { measureCost } = await import('../../platform/capacity-meter.ts');
const { randomText } = await import('../../platform/security/random.ts');
const { invokeEndpoint } = await import('../../testing/invoke.ts');
const { observe } = await import('../../testing/observe.ts');
const { publishedQuiz, SAVING, signedIn } = await import('../../testing/scenarios.ts');
const { RIGHT, start, submit } = await import('../../testing/taking.ts');
const { handler: getPredata } = await import('./get-predata.ts');

type Quiz = Awaited<ReturnType<typeof publishedQuiz>>;
const MINUTE = 60_000;

afterEach(() => {
  proxy.pass();
  setClock(0);
});
afterAll(() => proxy.stop());

const limited = (maxParticipants: number, more: object = {}) =>
  publishedQuiz({ settings: { maxParticipants, ...more } });

const device = () => ({ deviceId: randomText(20) });
const devices = (count: number) => Array.from({ length: count }, device);

const predata = async (id: string, query: object = {}, token?: string) =>
  (await invokeEndpoint(getPredata, attempts.getPredata, { params: { id }, query, token })).body.data;

/** The quiz with another limit, saved by its owner. */
async function withLimit(quiz: Quiz, maxParticipants: number): Promise<Quiz> {
  const after = {
    ...quiz,
    version: quiz.version + 1,
    revision: quiz.revision + 1,
    settings: { ...quiz.settings, maxParticipants },
  };
  return saveQuiz(quiz, after, [], SAVING);
}

const codes = (answers: { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => (status === 201 ? 'in' : (body.code ?? status)));
const count = (what: unknown, all: readonly unknown[]) => all.filter((one) => one === what).length;

/** The same numbers in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

describe('a crowd at a quiz with a participant limit', () => {
  it.each([1, 5, 20])('of three times as many lets in exactly %d', async (limit) => {
    const { id } = await limited(limit);
    const all = codes(await Promise.all(devices(3 * limit).map((who) => start(id, who))));
    expect(count('in', all)).toBe(limit);
    expect(count('QUIZ_FULL', all)).toBe(2 * limit);
    expect((await lookAtSeats(id)).taken).toBe(limit);
  });

  it.each([1, 2, 3])(
    'is never one too many where starts die and answers are lost, and full in the end (seed %d)',
    async (seed) => {
      const limit = 12;
      const { id } = await limited(limit);
      const random = dice(seed);
      const people = devices(3 * limit);
      proxy.fail((operation, body) => {
        if (operation === 'PutItem' && body.includes(`ATTEMPT#${id}`)) {
          const throwOf = random();
          // Dead before the attempt is written, dead right after, and an answer that only the SDK misses.
          if (throwOf < 0.25) return dynamoError('ValidationException');
          if (throwOf < 0.35) return 'lost';
        }
        if (operation === 'UpdateItem' && body.includes(`SEATS#${id}`)) {
          const throwOf = random();
          if (throwOf < 0.1) return dynamoError('ValidationException');
          if (throwOf < 0.25) return 'lost';
        }
        return undefined;
      });
      const { result: first } = await observe(() => Promise.all(people.map((who) => start(id, who))));
      const isIn = new Set(people.filter((_, n) => first[n]?.status === 201));
      expect(isIn.size).toBeLessThanOrEqual(limit);
      proxy.pass();

      // Half of those that failed come again at once, and find their own seat; the others never do.
      const again = people.filter((_, n) => first[n]?.status === 500).filter((_, n) => n % 2 === 0);
      const second = await Promise.all(again.map((who) => start(id, who)));
      again.forEach((who, n) => second[n]?.status === 201 && isIn.add(who));
      expect(isIn.size).toBeLessThanOrEqual(limit);

      // What the dead held is given to whoever comes later.
      setClock(16 * MINUTE);
      const late = devices(2 * limit);
      const third = await Promise.all(late.map((who) => start(id, who)));
      late.forEach((who, n) => third[n]?.status === 201 && isIn.add(who));
      // Begun, and the answer was lost for good: they are in without knowing it.
      const unheard = (
        await Promise.all(people.filter((who) => !isIn.has(who)).map((who) => start(id, who)))
      ).filter(({ status }) => status === 201);
      expect(isIn.size + unheard.length).toBe(limit);
      expect((await lookAtSeats(id)).taken).toBe(limit);
    },
  );

  it('is told that it is full without a write, once a function knows', async () => {
    const { id } = await limited(2);
    await Promise.all(devices(3).map((who) => start(id, who)));
    const { result, consumed } = await measureCost(async () => {
      const answers = [];
      for (const who of devices(20)) answers.push(await start(id, who));
      return codes(answers);
    });
    expect(count('QUIZ_FULL', result)).toBe(20);
    expect(consumed).toMatchObject({ write: 0, trips: 20 });
  });

  it('finds room again ten seconds after there is some', async () => {
    const quiz = await limited(1);
    await start(quiz.id);
    expect((await start(quiz.id)).body.code).toBe('QUIZ_FULL');
    await withLimit(quiz, 2);
    expect((await start(quiz.id)).status).toBe(201);
  });

  it('meets on no share alone', async () => {
    const { id } = await limited(SEAT_SHARES * 4);
    const touched = new Map<string, number>();
    proxy.fail((operation, body) => {
      const [share] = operation === 'UpdateItem' ? (/SEATS#[^"]+/.exec(body) ?? []) : [];
      if (share) touched.set(share, (touched.get(share) ?? 0) + 1);
      return undefined;
    });
    await Promise.all(devices(SEAT_SHARES * 2).map((who) => start(id, who)));
    expect(touched.size).toBeGreaterThan(SEAT_SHARES / 2);
  });
});

describe('seats', () => {
  it('are ready before anybody comes, where the quiz is published by its owner', async () => {
    const { token } = await creator();
    const { id } = await ownQuiz(token, { status: 'published', settings: { maxParticipants: 20 } });
    expect((await lookAtSeats(id)).free).toHaveLength(SEAT_SHARES);
  });
});

describe('a participant', () => {
  it('counts once, whatever number of attempts', async () => {
    const { id } = await limited(2, { allowRetake: true });
    const who = device();
    for (let n = 0; n < 3; n += 1) await submit((await start(id, who)).body.data, RIGHT);
    expect((await start(id)).status).toBe(201);
    expect((await start(id)).body.code).toBe('QUIZ_FULL');
    expect((await start(id, who)).status, 'is in and stays in').toBe(201);
  });

  it('who is in goes on with a running attempt where the quiz is full', async () => {
    const { id } = await limited(1);
    const { token } = await signedIn();
    const { sessionId } = (await start(id, {}, token)).body.data;
    expect((await start(id)).body.code).toBe('QUIZ_FULL');
    expect((await start(id, {}, token)).body.data).toMatchObject({ sessionId, resumed: true });
  });

  it('who presses twice at once takes one seat', async () => {
    const { id } = await limited(9);
    const who = device();
    const answers = await Promise.all([start(id, who), start(id, who), start(id, who)]);
    expect(new Set(answers.map(({ body }) => body.data.sessionId)).size).toBe(1);
    const seats = await lookAtSeats(id);
    expect([seats.taken, seats.holders.size]).toEqual([1, 0]);
  });

  it('takes none with practice that counts nowhere, and one with the first attempt that counts', async () => {
    const quiz = await limited(1, { practiceMode: true, practiceCounts: false });
    const who = device();
    expect((await start(quiz.id, who)).status).toBe(201);
    expect((await start(quiz.id)).status).toBe(201);
    const { settings } = quiz;
    await saveQuiz(
      quiz,
      {
        ...quiz,
        version: quiz.version + 1,
        revision: quiz.revision + 1,
        settings: { ...settings, practiceMode: false },
      },
      [],
      SAVING,
    );
    expect((await start(quiz.id, who)).status).toBe(201);
    expect((await start(quiz.id)).body.code).toBe('QUIZ_FULL');
  });
});

describe('whoever holds a seat from a start that died', () => {
  /** One seat held by whoever is answered, the other one taken, and the function knows that the quiz is full. */
  async function heldAndFull() {
    const { id } = await limited(2);
    const who = device();
    proxy.fail((operation) => (operation === 'PutItem' ? dynamoError('ValidationException') : undefined));
    expect((await observe(() => start(id, who))).result.status).toBe(500);
    proxy.pass();
    expect(codes([await start(id), await start(id)])).toEqual(['in', 'QUIZ_FULL']);
    return { id, who };
  }

  it('goes on with it though the function remembers that the quiz is full', async () => {
    const { id, who } = await heldAndFull();
    expect(codes([await start(id, who)])).toEqual(['in']);
    expect((await lookAtSeats(id)).taken).toBe(2);
  });

  it('is not told before the start that the quiz is full', async () => {
    const { id, who } = await heldAndFull();
    expect((await predata(id, who)).blocked).toBeUndefined();
    expect((await predata(id, device())).blocked?.code).toBe('QUIZ_FULL');
  });
});

describe('a limit that changes', () => {
  it('lets nobody in beyond a lower one, however unevenly the seats were taken', async () => {
    const quiz = await limited(64);
    await Promise.all(devices(20).map((who) => start(quiz.id, who)));
    const lower = await withLimit(quiz, 24);
    const more = codes(await Promise.all(devices(40).map((who) => start(quiz.id, who))));
    expect(count('in', more)).toBe(4);
    await withLimit(lower, 10);
    expect((await start(quiz.id)).body.code).toBe('QUIZ_FULL');
  });

  it('gives nobody the seat of a dead start while more take part than a lower limit allows', async () => {
    const quiz = await limited(6);
    await Promise.all(devices(5).map((who) => start(quiz.id, who)));
    proxy.fail((operation) => (operation === 'PutItem' ? dynamoError('ValidationException') : undefined));
    await observe(() => start(quiz.id));
    proxy.pass();
    await withLimit(quiz, 3);
    setClock(16 * MINUTE);
    expect((await start(quiz.id)).body.code).toBe('QUIZ_FULL');
    expect((await lookAtSeats(quiz.id)).taken).toBe(5);
  });

  it('holds also while starts race with it', async () => {
    const quiz = await limited(30);
    const people = devices(60);
    const [answers] = await Promise.all([
      Promise.all(people.map((who) => start(quiz.id, who))),
      withLimit(quiz, 12),
    ]);
    const isIn = count('in', codes(answers));
    expect(isIn).toBeLessThanOrEqual(30);
    const before = (await lookAtSeats(quiz.id)).taken;
    const more = codes(await Promise.all(devices(30).map((who) => start(quiz.id, who))));
    expect(before + count('in', more)).toBe(Math.max(12, before));
  });
});

describe('the page before the start', () => {
  it('tells the limit, and that the quiz is full, as somebody looked ten seconds ago', async () => {
    const { id } = await limited(1);
    expect(await predata(id)).toMatchObject({ accessHints: { maxParticipants: 1 } });
    expect((await predata(id)).blocked).toBeUndefined();
    const who = device();
    await start(id, who);
    expect((await predata(id)).blocked).toBeUndefined();
    setClock(11_000);
    expect((await predata(id)).blocked).toMatchObject({
      code: 'QUIZ_FULL',
      message: 'This quiz has reached its participant limit.',
    });
    expect((await predata(id, who)).blocked, 'whoever is in').toBeUndefined();
  });

  it('does not say so to guests who are known by an address that it is not told', async () => {
    const participantInfo = [{ field: 'email' as const, label: 'E-mail', required: true }];
    const { id } = await limited(1, { allowRetake: true, participantInfo });
    const who = { ...device(), participantInfo: { email: newEmail() } };
    await submit((await start(id, who)).body.data, RIGHT);
    expect((await predata(id, { deviceId: who.deviceId })).blocked).toBeUndefined();
    expect((await start(id, who)).status, 'is in').toBe(201);
    const stranger = { ...device(), participantInfo: { email: newEmail() } };
    expect((await start(id, stranger)).body.code).toBe('QUIZ_FULL');
    const { token } = await signedIn();
    expect((await predata(id, {}, token)).blocked?.code, 'an account').toBe('QUIZ_FULL');
  });

  it('does not take for full what a dead start left', async () => {
    const { id } = await limited(1);
    proxy.fail((operation) => (operation === 'PutItem' ? dynamoError('ValidationException') : undefined));
    await observe(() => start(id));
    proxy.pass();
    expect((await predata(id)).blocked?.code).toBe('QUIZ_FULL');
    setClock(16 * MINUTE);
    expect((await predata(id)).blocked).toBeUndefined();
    expect((await start(id)).status).toBe(201);
  });

  it('tells nothing of a limit where none counts', async () => {
    const { id } = await publishedQuiz();
    expect((await predata(id)).accessHints.maxParticipants).toBeNull();
    const practice = await limited(1, { practiceMode: true });
    expect((await predata(practice.id)).accessHints.maxParticipants).toBeNull();
  });
});
