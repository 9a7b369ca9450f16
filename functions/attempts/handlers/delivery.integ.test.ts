import { describe, expect, it } from 'vitest';
import { getAttempt } from '../model/attempts.ts';
import { randomText } from '../../platform/security/random.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { RIGHT, save, start, submit } from '../../testing/taking.ts';

const SINGLY = { timeLimit: 20, questionTimeLimit: 30, allowBackNavigation: false };
const deviceId = () => ({ deviceId: randomText(20) });

type Session = Awaited<ReturnType<typeof begun>>;
const begun = async (settings: object = SINGLY, body = deviceId()) =>
  (await start((await publishedQuiz({ settings })).id, body)).body.data;

/** The places of the questions whose content is in an attempt. */
const delivered = ({ quiz }: Session) =>
  quiz.questions.flatMap(({ later, question }, place) => (later || question === '' ? [] : [place]));
const idAt = ({ quiz }: Session, place: number) => quiz.questions.map(({ _id }) => _id)[place] ?? '';

describe('questions with limits and no way back', () => {
  it('are delivered one at a time, by the save that moves to them', async () => {
    const session = await begun();
    expect(session.quiz.questions).toHaveLength(5);
    expect(delivered(session)).toEqual([0]);
    const withheld = session.quiz.questions[1];
    expect(withheld).toMatchObject({ question: '', description: '', options: [], points: 10, timeLimit: 30 });
    expect(Object.keys(withheld ?? {})).not.toEqual(
      expect.arrayContaining(['media', 'lefts', 'rights', 'formulas']),
    );
    const { current } = (await save(session, 1, { [idAt(session, 0)]: null }, 1)).body.data;
    expect(current?.question).toMatchObject({ _id: idAt(session, 1), question: expect.stringMatching(/\S/) });
    expect(current?.question.later).toBeUndefined();
  });

  it('come again with a repeated save, and with a resumed attempt', async () => {
    const { id } = await publishedQuiz({ settings: SINGLY });
    const device = deviceId();
    const session = (await start(id, device)).body.data;
    await save(session, 1, {}, 2);
    const again = (await save(session, 1, {}, 2)).body.data;
    expect(again.current?.question).toMatchObject({ _id: idAt(session, 2) });
    const resumed = (await start(id, device)).body.data;
    expect(delivered(resumed)).toEqual([0, 1, 2]);
  });

  it('do not come with a save that was refused', async () => {
    const session = await begun();
    await save(session, 5, {}, 1);
    const refused = (await save(session, 4, {}, 4)).body.data;
    expect(refused).toMatchObject({ saved: false, current: { question: { _id: idAt(session, 1) } } });
  });

  it('end with the last one, and are graded as usual', async () => {
    const session = await begun();
    expect((await save(session, 1, {}, 5)).body.data.current).toBeUndefined();
    expect((await submit(session, {})).body.data.status).toBe('completed');
  });

  it('cannot be answered once they were skipped', async () => {
    const session = await begun();
    await save(session, 1, {}, 4);
    const { sessionId } = session;
    await submit(session, RIGHT);
    const { answers = {} } = (await getAttempt(sessionId)) ?? {};
    expect(Object.keys(answers)).toHaveLength(1);
  });

  it.each([
    ['participants can go back', { ...SINGLY, allowBackNavigation: true }],
    ['questions have no limits', { ...SINGLY, questionTimeLimit: 0 }],
    ['the quiz is practised', { ...SINGLY, practiceMode: true }],
  ])('are delivered together where %s', async (_, settings) => {
    const session = await begun(settings);
    expect(delivered(session)).toEqual([0, 1, 2, 3, 4]);
    expect((await save(session, 1, {}, 1)).body.data.current).toBeUndefined();
  });
});
