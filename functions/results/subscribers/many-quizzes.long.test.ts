import { DEFAULT_TIME_LIMIT_MINUTES } from '@quizhall/shared/rules/attempts/deadline';
import { mostSaves } from '@quizhall/shared/rules/attempts/save-pace';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { expect, it } from 'vitest';
import { now } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { randomText } from '../../platform/security/random.ts';
import { everyReader } from '../../testing/background.ts';
import { memberIn, someOrganization } from '../../testing/organizations.ts';
import { personTaking } from '../../testing/person.ts';
import { rewarding } from '../../testing/rewards.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { start } from '../../testing/taking.ts';

const questions = Array.from({ length: 50 }, (_, n) => buildQuestion({ id: `question${n}`, timeLimit: 0 }));
/** Each save costs one unit, wherever it is: `hand-in-size.integ.test.ts`. */
const SAVES = mostSaves(DEFAULT_TIME_LIMIT_MINUTES * 60_000);
const QUIZZES = 30;
/** Attempts whose records come in one batch of the stream: so many begin or end in a second. */
const BATCH = 10;
/** Limit as a multiple of the write units at one quiz. */
const MOST = 1.3;

interface Setting {
  quiz: Parameters<typeof publishedQuiz>[0];
  tokens?: string[];
}

/** Write units of one participant, background work included, once each quiz has met its first. */
async function writesOf(count: number, { quiz, tokens = [] }: Setting): Promise<number> {
  const stream = await testStream(everyReader(), now);
  const quizzes: string[] = [];
  for (let n = 0; n < count; n++) quizzes.push((await publishedQuiz(quiz)).id);
  let comer = 0;
  const take = async () => {
    const people: ReturnType<typeof personTaking>[] = [];
    for (let n = 0; n < BATCH; n++, comer++) {
      const participantInfo = { name: `Guest ${comer}`, email: `guest${comer}@example.com` };
      const token = tokens[comer % tokens.length];
      const device = { deviceId: randomText(20), ...(!token && { participantInfo }) };
      const { body } = await start(quizzes[comer % count] ?? '', device, token);
      people.push(personTaking(body.data, comer));
    }
    await stream.drain();
    for (const person of people) expect((await person.submit(0)).status).toBe(200);
    await stream.drain();
  };
  for (let n = 0; n < QUIZZES / BATCH; n++) await take();
  const { consumed } = await measureCost(async () => {
    for (let n = 0; n < (3 * QUIZZES) / BATCH; n++) await take();
  });
  return SAVES + consumed.write / (3 * QUIZZES);
}

const SETTINGS: Record<string, () => Promise<Setting>> = {
  'quizzes of a person': async () => {
    const { user } = await signedIn();
    return { quiz: { questions, quiz: { ownerId: user.id } } };
  },
  'quizzes with a leaderboard': async () => {
    const { user } = await signedIn();
    return { quiz: { questions, quiz: { ownerId: user.id, rewards: rewarding } } };
  },
  'quizzes of an organization, taken by its members': async () => {
    const { id } = await someOrganization();
    const tokens: string[] = [];
    for (let n = 0; n < 4 * QUIZZES; n++) tokens.push((await memberIn(id, 'member')).token);
    return {
      quiz: { questions, quiz: { ownerId: id }, settings: { visibility: 'organization' } },
      tokens,
    };
  },
};

it.each(Object.keys(SETTINGS))(
  'a participant of many %s costs hardly more writes than of one',
  async (name) => {
    const setting = SETTINGS[name];
    if (!setting) throw new Error(name);
    const one = await writesOf(1, await setting());
    const many = await writesOf(QUIZZES, await setting());
    expect(many / one, `${many} at ${QUIZZES} quizzes, ${one} at one`).toBeLessThanOrEqual(MOST);
  },
);
