import { describe, expect, it } from 'vitest';
import { getQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import { readPlace, waitingPage } from '../../attempts/model/pending-submissions.ts';
import { essayWorld, handedIn, waiting } from '../../testing/essays.ts';

describe('the list of what waits', () => {
  const inPages = async (quiz: Quiz, bounds: { reads: number; bytes: number }, questionId?: string) => {
    const pages: number[] = [];
    let after: ReturnType<typeof readPlace> | undefined;
    do {
      const page = await waitingPage(quiz, { questionId, limit: 20, after }, bounds);
      pages.push(page.answers.length);
      after = page.nextCursor === undefined ? undefined : readPlace(page.nextCursor);
    } while (after);
    return pages;
  };

  it('reads so many attempts and no more, also where it finds nothing, and never more than fits', async () => {
    const scene = await essayWorld();
    for (let n = 0; n < 3; n += 1) await handedIn(scene);
    const quiz = (await getQuiz(scene.quiz.id)) ?? expect.fail();
    const roomy = { reads: 200, bytes: 3_000_000 };
    expect(await inPages(quiz, { ...roomy, reads: 2 }, 'nobody')).toEqual([0, 0]);
    expect(await inPages(quiz, { ...roomy, reads: 2 })).toEqual([4, 2]);
    expect(await inPages(quiz, { ...roomy, bytes: 1 }), 'one that is too large comes alone').toEqual([
      2, 2, 2,
    ]);
    const { answers } = await waitingPage(quiz, { questionId: undefined, limit: 20, after: undefined });
    const bytes = [0, 2].reduce(
      (sum, n) => sum + Buffer.byteLength(JSON.stringify(answers.slice(n, n + 2))),
      0,
    );
    expect(await inPages(quiz, { ...roomy, bytes }), 'the question and its rubric count').toEqual([4, 2]);
    expect(await inPages(quiz, { ...roomy, bytes: bytes - 10 })).toEqual([2, 2, 2]);
  });

  it('goes through every part of the quiz in pages, of one question if asked, and leaves out what waits for nobody', async () => {
    const scene = await essayWorld({}, 64);
    const people = [await handedIn(scene), await handedIn(scene), await handedIn(scene)];
    await handedIn(scene, { q1: 'Paris', e1: null, e2: ' ' });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { questionId: 'e2', limit: 2, ...(cursor && { cursor }) };
      const { answers, nextCursor } = (await waiting(scene.token, scene.quiz.id, query)).body.data;
      expect(answers.length).toBeLessThanOrEqual(2);
      seen.push(...answers.map(({ submissionId }) => submissionId));
      cursor = nextCursor;
    } while (cursor);
    expect(seen.sort()).toEqual(people.map(({ id }) => id).sort());
    const wrong = await waiting(scene.token, scene.quiz.id, { cursor: 'bm9uZQ' });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { cursor: 'Not a cursor of this list' }]);
  });
});
