// @vitest-environment happy-dom
import type { QuestionInput } from '@quizhall/shared/model/quizzes/question';
import { buildQuestion, buildQuiz } from '@quizhall/shared/testing/factories';
import { cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { CREATOR } from '@/lib/testing/people.ts';
import { press } from '../testing/editor-page.ts';
import { Component as EditPage } from '../editor/routes/edit-quiz.tsx';

/** Opens the editor of a draft with these questions. `save` returns the questions sent. */
async function edit(...questions: Parameters<typeof buildQuestion>[0][]) {
  const quiz = buildQuiz({
    status: 'draft',
    version: 0,
    questions: questions.map((question, index) => buildQuestion({ ...question, id: `q${index + 1}` })),
  });
  const api = fakeApi({
    'GET /users/me/session': () => ok({ session: CREATOR }),
    [`GET /quizzes/${quiz.id}`]: () => ok({ quiz }),
    [`PUT /quizzes/${quiz.id}`]: () => ok({ quiz: { ...quiz, revision: 2 } }),
  });
  openPage({ '/quiz/:id/edit': EditPage }, `/quiz/${quiz.id}/edit`, { toasts: true });
  await screen.findByLabelText(/^Title/);
  const save = async (): Promise<QuestionInput[]> => {
    await press('Save Draft');
    const sent = api.requests.find(({ call }) => call === `PUT /quizzes/${quiz.id}`);
    return (sent?.body as { questions: QuestionInput[] } | undefined)?.questions ?? [];
  };
  return { save };
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
function paste(label: string, text: string) {
  const field = screen.getByLabelText(label);
  const event = createEvent.paste(field, { clipboardData: { getData: () => text } });
  fireEvent(field, event);
  return event.defaultPrevented;
}

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the question builder', () => {
  it.each([
    ['0', 0.25],
    ['-3', 0.25],
    ['100.25', 100],
    ['0.3', 0.25],
  ])('says that %s points are out of range, and takes %s', async (typed, taken) => {
    const { save } = await edit({});
    fireEvent.click(screen.getByRole('button', { name: /Which is|Capital|\?/ }));
    const points = await screen.findByLabelText(/^Points/);
    fireEvent.change(points, { target: { value: typed } });
    fireEvent.blur(points);
    const said = screen.getByText(`${typed} does not go here: 0.25 to 100, in steps of 0.25.`);
    expect(said.getAttribute('role')).toBe('status');
    expect(points.getAttribute('aria-describedby')?.split(' ')).toContain(said.closest('[id]')?.id);
    expect((await save())[0]?.points).toBe(taken);
  });

  it('never lets a pasted picture take the place of a file that is there', async () => {
    const film = { key: 'media/u1/hymn.mp4', alt: 'A hymn', captionsKey: 'media/u1/hymn.vtt' };
    const { save } = await edit({ media: film });
    fireEvent.click(screen.getByRole('button', { name: /Which is|Capital|\?/ }));
    const field = await screen.findByRole('textbox', { name: /^Question(?! )/ });
    const files = [new File(['…'], 'image.png', { type: 'image/png' })];
    fireEvent.paste(field, { clipboardData: { files, getData: () => '' } });
    await screen.findByText('There is a file here already. Remove it first, then paste again.');
    expect((await save())[0]?.media).toEqual(film);
  });

  it('takes pairs, also pasted from a table, and right sides that fit nothing', async () => {
    const { save } = await edit();
    await press(/Matching/);
    type(/^Question\*?$/, 'Which capital?');
    expect(paste('Left side 1', 'France\tParis\nItaly\tRome\nSpain\tMadrid')).toBe(true);
    type('Right side 3', 'Madrid, of course');
    fireEvent.change(screen.getByLabelText('Further right sides'), { target: { value: 'Lyon' } });
    fireEvent.keyDown(screen.getByLabelText('Further right sides'), { key: 'Enter' });
    expect((await save())[0]).toMatchObject({
      type: 'matching',
      pairs: [
        { left: 'France', right: 'Paris' },
        { left: 'Italy', right: 'Rome' },
        { left: 'Spain', right: 'Madrid, of course' },
      ],
      distractors: ['Lyon'],
    });
  });

  it('takes items in their order, moved by the keyboard, with the focus', async () => {
    const { save } = await edit();
    await press(/Ordering/);
    paste('Item 1', '1. one\n2. three\n3. two');
    fireEvent.keyDown(screen.getByLabelText('Item 3'), { key: 'ArrowUp', altKey: true });
    expect(document.activeElement).toBe(screen.getByLabelText('Item 2'));
    await press('Move three up');
    await press('Move three down');
    fireEvent.keyDown(screen.getByLabelText('Item 3'), { key: 'Enter' });
    expect(document.activeElement).toBe(screen.getByLabelText('Item 4'));
    expect((await save())[0]).toMatchObject({ type: 'ordering', items: ['one', 'two', 'three'] });
  });

  it('makes options of pasted lines, with what they mark as correct', async () => {
    const { save } = await edit();
    await press('Add question');
    expect(paste('Option 1', 'Paris')).toBe(false);
    paste('Option 1', '• Lyon\n• Paris (correct)\n• Nice');
    expect((await save())[0]?.options).toEqual([
      { text: 'Lyon', isCorrect: false, explanation: '' },
      { text: 'Paris', isCorrect: true, explanation: '' },
      { text: 'Nice', isCorrect: false, explanation: '' },
    ]);
  });

  it('asks before the first essay, and not again', async () => {
    const { save } = await edit();
    await press(/Essay/);
    const dialog = within(screen.getByRole('alertdialog'));
    dialog.getByText(
      'Essay questions require manual grading. This will disable automatic scoring for this quiz. Continue?',
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('Grading rubric')).toBeNull();
    // Sets the focus that the dialog would restore.
    screen.getByRole('button', { name: /Essay/ }).focus();
    await press(/Essay/);
    await press('Continue');
    // The dialog restores the focus on close, which must not steal it from the new question.
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Question' }));
    expect(screen.queryByText('Please enter a question')).toBeNull();
    type('Grading rubric', 'Two causes');
    expect(screen.queryByLabelText('Explanation')).toBeNull();
    await press(/Essay/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const sent = await save();
    expect(sent.map((question) => question.type)).toEqual(['essay', 'essay']);
    expect(sent[0]?.explanation).toBe('Two causes');
  });

  it('chooses how answers are compared and credited', async () => {
    const { save } = await edit(
      { type: 'multiple_choice' },
      { type: 'short_answer', grading: { match: 'number' } },
    );
    await press(/Which of these are prime/);
    fireEvent.click(screen.getByRole('switch', { name: 'Partial credit' }));
    await press(/Who wrote/);
    type('Give or take', '0.5');
    type('Give or take', 'x');
    const [several, written] = await save();
    expect(several).toMatchObject({ grading: { partialCredit: true } });
    expect(written).toMatchObject({ grading: { match: 'number', tolerance: 0.5 } });
  });
});
