import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { StaleGrade } from '@quizhall/shared/contract/grading/grading';
import { LIMITS } from '@quizhall/shared/model/limits';
import { afterEach, describe, expect, it } from 'vitest';
import { getAttempt, keyOf } from '../../attempts/model/attempts.ts';
import { listAudit } from '../../quizzes/model/audit.ts';
import { getStatistics } from '../../results/model/statistics.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { now, setClock } from '../../platform/clock.ts';
import { finishOverdue } from '../../attempts/model/finish-attempt.ts';
import { gradedBy } from '../model/manual-grading.ts';
import { storeMarks } from '../use-cases/store-marks.ts';
import { getAsked } from '../../attempts/model/test-form.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { coAuthorOf } from '../../testing/co-authors.ts';
import { everyReader } from '../../testing/background.ts';
import { testStream } from '../../testing/streams.ts';
import { save, start } from '../../testing/taking.ts';
import {
  essayWorld,
  grade,
  gradeAll,
  handedIn,
  release,
  releaseMail,
  resultOf,
  told,
  waiting,
} from '../../testing/essays.ts';

const MINUTE = 60_000;
const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

describe('an essay', () => {
  it('is graded with points and a comment, released, and told to its participant once', async () => {
    const { quiz, owner, token } = await essayWorld();
    const { session, id, user } = await handedIn({ quiz });
    expect(await resultOf(session)).not.toHaveProperty('score');
    const list = (await waiting(token, quiz.id)).body.data;
    expect(list.answers).toEqual([
      {
        submissionId: id,
        questionId: 'e1',
        question: 'Why did Rome fall?',
        rubric: 'Two causes.',
        answer: 'Because of lead.',
        revision: expect.any(String),
        maxPoints: 20,
        name: user.name,
      },
      expect.objectContaining({ questionId: 'e2', answer: 'Because of Goths.' }),
    ]);

    const first = await grade(token, id, [
      { questionId: 'e1', points: 12.5, comment: ' Name a second one. ' },
    ]);
    expect(first.body.data).toMatchObject({
      status: 'pending_review',
      pending: 1,
      score: { totalScore: 22.5 },
    });
    expect((await release(token, id)).body).toMatchObject({
      code: 'INVALID_STATE',
      message: 'Please grade every answer first.',
    });
    expect((await waiting(token, quiz.id)).body.data.answers[0]).toMatchObject({
      points: 12.5,
      comment: 'Name a second one.',
    });
    expect((await grade(token, id, [{ questionId: 'e2', points: 20 }])).body.data.pending).toBe(0);
    expect((await resultOf(session)).status, 'graded is not released').toBe('pending_review');
    expect(await releaseMail(id)).toBeUndefined();

    expect((await release(token, id)).body.data).toEqual({ submissionId: id, status: 'completed' });
    const result = await resultOf(session);
    expect(result).toMatchObject({ status: 'completed', score: { totalScore: 42.5, percentage: 85 } });
    expect(result.results?.[1]).toMatchObject({
      userAnswer: 'Because of lead.',
      points: 12.5,
      maxPoints: 20,
      comment: 'Name a second one.',
    });
    expect(JSON.stringify(result), 'the rubric is for graders').not.toMatch('Two causes');
    const path = `/quiz/${quiz.id}/result/${id}`;
    expect(await releaseMail(id)).toMatchObject({
      kind: 'resultReleased',
      to: user.email,
      data: { title: quiz.title, percentage: 85, path },
    });
    expect((await release(token, id)).status, 'repeated').toBe(200);
    expect((await told(user.id)).filter((type) => type === 'result_released')).toHaveLength(1);
    expect((await getAttempt(id))?.marks, 'by whom').toContain(owner.id);
    expect((await waiting(token, quiz.id)).body.data).toEqual({ answers: [] });
  });

  it('counts in the numbers with what it was given, however often that changes', async () => {
    const { quiz, token } = await essayWorld();
    const { id } = await handedIn({ quiz });
    const average = async () => {
      await stream.drain();
      const { completed, waiting, score } = await getStatistics(quiz.id);
      return { completed, waiting, score };
    };
    expect(await average(), 'without a grade').toEqual({ completed: 1, waiting: 1, score: 0 });
    await grade(token, id, [{ questionId: 'e1', points: 20 }]);
    expect(await average(), 'of one of two').toEqual({ completed: 1, waiting: 1, score: 0 });
    await gradeAll(token, id, 20);
    const graded = await average();
    expect(graded).toEqual({ completed: 1, waiting: 0, score: 10_000 });
    await release(token, id);
    expect(await average(), 'releasing changes no number').toEqual(graded);
    await gradeAll(token, id, 0);
    expect(await average()).toEqual({ completed: 1, waiting: 0, score: 2_000 });
  });

  it('that the server took at the end of its time waits until nothing can come any more', async () => {
    const { quiz, owner } = await essayWorld();
    const session = (await start(quiz.id)).body.data;
    const { sessionId: id } = session;
    await save(session, 1, { e1: 'Because of lead.' }, 0, { baseSeq: 0 });
    setClock(31 * MINUTE);
    await finishOverdue((await getAttempt(id)) ?? expect.fail());
    let token = await tokenOf(owner);
    expect((await gradeAll(token, id)).body.code).toBe('IN_PROGRESS');
    expect((await release(token, id)).body.code).toBe('INVALID_STATE');
    setClock(60 * MINUTE);
    token = await tokenOf(owner);
    expect((await gradeAll(token, id)).status).toBe(200);
    expect((await release(token, id)).body.data.status).toBe('timed_out');
  });
});

describe('a grade', () => {
  it.each([
    [
      'more points than there are',
      { questionId: 'e1', points: 21 },
      { 'grades.0.points': 'Points must be from 0 to 20' },
    ],
    [
      'an unknown question',
      { questionId: 'nope', points: 1 },
      { 'grades.0.questionId': 'This question is not part of the quiz' },
    ],
  ])('of %s is refused, and changes nothing', async (_, wrong, errors) => {
    const { quiz, token } = await essayWorld();
    const { id } = await handedIn({ quiz });
    const before = await getAttempt(id);
    const { status, body } = await grade(token, id, [wrong, { questionId: 'e2', points: 20 }]);
    expect([status, body.errors]).toEqual([400, errors]);
    expect(await getAttempt(id)).toEqual(before);
  });

  it('waits for the end of the attempt, and so does a release', async () => {
    const { quiz, token } = await essayWorld();
    const { sessionId } = (await start(quiz.id)).body.data;
    expect((await gradeAll(token, sessionId)).body.code).toBe('IN_PROGRESS');
    expect((await release(token, sessionId)).body.code).toBe('IN_PROGRESS');
    expect((await release(token, sessionId.replace(/\.\d+$/, '.9'))).body.code).toBe('NOT_FOUND');
  });

  it('takes its comment back when that is empty, and leaves it where none is sent', async () => {
    const { quiz, token } = await essayWorld();
    const { id } = await handedIn({ quiz });
    const comments = async (grades: object[]) => {
      await grade(token, id, grades);
      return (await getAttempt(id))?.comments;
    };
    expect(await comments([{ questionId: 'e1', points: 1, comment: 'Short' }])).toEqual({ 1: 'Short' });
    expect(await comments([{ questionId: 'e1', points: 2 }])).toEqual({ 1: 'Short' });
    expect(await comments([{ questionId: 'e1', points: 2, comment: '' }])).toEqual({});
  });
});

it('comments on one submission have room for so much together, and then refuse more with a reason', async () => {
  const { quiz, token } = await essayWorld({}, 1, 25);
  const { id } = await handedIn({ quiz });
  const comment = '字'.repeat(LIMITS.gradeComment);
  const commented = (count: number) =>
    grade(
      token,
      id,
      Array.from({ length: count }, (_, n) => ({ questionId: `more${n}`, points: 1, comment })),
    );
  expect((await commented(10)).status).toBe(200);
  const { status, body } = await commented(11);
  expect([status, body.errors]).toEqual([
    400,
    { grades: 'The comments on one submission are too long together. Please shorten some' },
  ]);
  expect(Object.keys((await getAttempt(id))?.comments ?? {})).toHaveLength(10);
});

describe('two people who grade at once', () => {
  /** What a grade works with: what it read, and how it stores what it makes of that. */
  const graderOf = async (id: string) => {
    const read = (await getAttempt(id)) ?? expect.fail();
    const content = await getAsked(read);
    return (one: { questionId: string; points: number; comment?: string }) => {
      const { marks, comments } = gradedBy(read, content, [one], 'u');
      return storeMarks(read, content, marks, now(), { comments });
    };
  };

  it('take no release back that came between reading and storing', async () => {
    const { quiz, token } = await essayWorld();
    const { id, session } = await handedIn({ quiz });
    await gradeAll(token, id, 10);
    const gradeLater = await graderOf(id);
    await release(token, id);
    expect((await gradeLater({ questionId: 'e1', points: 20 })).done).toBe(true);
    expect((await getAttempt(id))?.card).toMatchObject({
      status: 'completed',
      released: true,
      percentage: 80,
    });
    expect((await resultOf(session)).score).toMatchObject({ percentage: 80 });
  });

  it('lose no comment of each other, also where no points change', async () => {
    const { quiz, token } = await essayWorld();
    const { id } = await handedIn({ quiz });
    await gradeAll(token, id, 10);
    for (const [questionId, comment] of [
      ['e1', 'The first'],
      ['e2', 'The second'],
    ] as const) {
      const gradeLater = await graderOf(id);
      await grade(token, id, [{ questionId, points: 10, comment }]);
      expect((await gradeLater({ questionId: 'q1', points: 10, comment: 'Lost' })).done).toBe(false);
    }
    expect((await getAttempt(id))?.comments).toEqual({ 1: 'The first', 2: 'The second' });
  });
});

describe('a grade that names what it was decided upon', () => {
  const standing = async (token: string, quizId: string, id: string) =>
    (await waiting(token, quizId, { submissionId: id })).body.data.answers;

  it('is refused where somebody else graded meanwhile, with what they gave, and changes nothing', async () => {
    const { quiz, token, owner } = await essayWorld();
    const { id } = await handedIn({ quiz });
    const [seen] = await standing(token, quiz.id, id);
    const { revision } = seen ?? expect.fail();
    const grader = await coAuthorOf(quiz.id, 'grader');
    const theirs = { questionId: 'e1', points: 15, comment: 'Well said', revision };
    expect((await grade(grader.token, id, [theirs])).status).toBe(200);
    const before = await getAttempt(id);
    const mine = { questionId: 'e1', points: 3, revision };
    const { status, body } = await grade(token, id, [mine, { questionId: 'e2', points: 20 }]);
    expect([status, body.code]).toEqual([409, 'STALE_GRADE']);
    const { grades } = StaleGrade.parse(body.data);
    expect(grades).toEqual([
      {
        questionId: 'e1',
        points: 15,
        comment: 'Well said',
        revision: expect.any(String),
        by: grader.user.name,
      },
    ]);
    expect(await getAttempt(id)).toEqual(before);
    const now = await grade(token, id, [{ ...mine, revision: grades[0]?.revision ?? '' }]);
    expect(now.body.data.grades).toMatchObject([{ questionId: 'e1', points: 3, comment: 'Well said' }]);
    expect((await getAttempt(id))?.marks).toContain(owner.id);
  });

  it('disturbs nobody who grades another answer of the same submission', async () => {
    const { quiz, token } = await essayWorld();
    const { id } = await handedIn({ quiz });
    const [first, second] = await standing(token, quiz.id, id);
    await grade(token, id, [{ questionId: 'e1', points: 1, revision: first?.revision ?? '' }]);
    const { status } = await grade(token, id, [
      { questionId: 'e2', points: 2, revision: second?.revision ?? '' },
    ]);
    expect(status).toBe(200);
  });

  it('finds what it has done when it comes again', async () => {
    const { quiz, token } = await essayWorld();
    const { id } = await handedIn({ quiz });
    const [seen] = await standing(token, quiz.id, id);
    const mine = { questionId: 'e1', points: 7, comment: 'Fine', revision: seen?.revision ?? '' };
    const first = await grade(token, id, [mine]);
    const again = await grade(token, id, [mine]);
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    expect((await listAudit(quiz.id, { limit: 10 })).entries, 'it was given once').toHaveLength(1);
  });

  it('says so where the submission has no room for it', async () => {
    const { quiz, token } = await essayWorld();
    const { id } = await handedIn({ quiz });
    await table.send(
      new UpdateCommand({
        TableName,
        Key: keyOf(id),
        UpdateExpression: 'SET filler = :filler',
        ExpressionAttributeValues: { ':filler': 'x'.repeat(406_000) },
      }),
    );
    const comment = 'Well said. '.repeat(170);
    const grades = ['e1', 'e2'].map((questionId) => ({ questionId, points: 1, comment }));
    expect((await grade(token, id, grades)).body.code).toBe('TOO_LARGE');
  });
});
