// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answerTo } from '../engine/answers.ts';
import { AttemptProvider, useAttemptView } from './attempt-context.tsx';
import { buildQuestion, openAttempt } from '../testing/fakes.ts';
import { loadSubmitDialog } from './load-submit-dialog.ts';
import { ReviewScreen } from './review-screen.tsx';
import { loadNavigatorDrawer } from './load-navigator-drawer.ts';
import { QuestionScreen } from './question-screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Screens() {
  return useAttemptView((view) => view.screen) === 'review' ? <ReviewScreen /> : <QuestionScreen />;
}

async function show(paper: Parameters<typeof openAttempt>[0] = {}) {
  const attempt = await openAttempt(paper);
  render(
    <AttemptProvider value={attempt.runner}>
      <Screens />
    </AttemptProvider>,
  );
  const stateOf = (id: string) => answerTo(attempt.runner.view().sync.answers, id);
  return { ...attempt, stateOf };
}

const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

describe('a passage', () => {
  const passage = {
    id: 'p1',
    title: 'Light',
    text: 'Light is *fast*: $c$.',
    formulas: { $c$: '<math><mi>c</mi></math>' },
  };
  const about = (_id: string, passageId?: string) =>
    buildQuestion({ _id, question: `Which one is ${_id}?`, ...(passageId && { passageId }) });

  test('stands by the questions about it, the same element for as long as the next is about it', async () => {
    const questions = [about('q1', 'p1'), about('q2', 'p1'), about('q3')];
    await show({ questions, passages: [passage] });
    const shown = () => screen.queryByRole('region', { name: 'Light' });
    const first = await screen.findByRole('region', { name: 'Light' });
    expect(first.innerHTML).toContain('<math aria-label="c"><mi>c</mi></math>.');
    press('ArrowRight');
    expect(heading()).toBe('Which one is q2?');
    expect(shown()).toBe(first);
    press('ArrowRight');
    expect(heading()).toBe('Which one is q3?');
    expect(shown()).toBeNull();
  });
});

describe('with the keyboard alone', () => {
  test('a key chooses, Enter goes on, F flags, arrows move, and the focus follows the question', async () => {
    const { stateOf } = await show();
    press('b');
    expect(stateOf('q1').userAnswer).toBe('Green');
    press('3');
    expect(stateOf('q1').userAnswer).toBe('Blue');
    press('f');
    expect(stateOf('q1').flagged).toBe(true);
    press('Enter');
    expect(heading()).toBe('Which one is q2?');
    expect(document.activeElement?.textContent).toBe('Which one is q2?');
    press('ArrowRight');
    press('ArrowRight');
    expect(heading()).toBe('Which one is q3?');
    press('ArrowLeft');
    expect(heading()).toBe('Which one is q2?');
  });

  test('the last question leads to the review', async () => {
    await show({ questions: [buildQuestion()] });
    expect(screen.getByRole('button', { name: 'Review & Submit' })).toBeTruthy();
    press('Enter');
    expect(heading()).toBe('Review your answers');
  });

  test('the list of questions leads to the review from everywhere', async () => {
    await loadNavigatorDrawer();
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'All questions' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Questions' }));
    fireEvent.click(drawer.getByRole('button', { name: 'Review & Submit' }));
    expect(heading()).toBe('Review your answers');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the list of questions gives the focus to the question that was chosen, and back to its button otherwise', async () => {
    await loadNavigatorDrawer();
    await show();
    const button = screen.getByRole('button', { name: 'All questions' });
    const opened = () => screen.findByRole('dialog', { name: 'Questions' });
    const open = async () => {
      button.focus();
      fireEvent.click(button);
      return within(await opened());
    };
    fireEvent.click((await open()).getByRole('button', { name: /^Question 2/ }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Which one is q2?'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('the list of questions of a quiz that goes one way skips none', async () => {
    await loadNavigatorDrawer();
    await show({ allowBackNavigation: false });
    fireEvent.click(screen.getByRole('button', { name: 'All questions' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Questions' }));
    expect(drawer.queryByRole('button', { name: 'Review & Submit' })).toBeNull();
  });

  test('keys that are typed into an answer choose nothing', async () => {
    const { stateOf } = await show({ questions: [buildQuestion({ type: 'short_answer', options: [] })] });
    press('f', screen.getByRole('textbox'));
    expect(stateOf('q1').flagged).toBe(false);
  });

  test('single keys can be turned off', async () => {
    localStorage.setItem('quizhall.shortcuts', 'off');
    const { stateOf } = await show();
    press('b');
    expect(stateOf('q1').userAnswer).toBeNull();
    press('Enter');
    expect(heading()).toBe('Which one is q2?');
  });
});

describe('navigator', () => {
  test('says how far every question is, and opens it', async () => {
    await show();
    press('a');
    press('f');
    fireEvent.click(screen.getByRole('button', { name: 'Question 3: Not Answered' }));
    expect(heading()).toBe('Which one is q3?');
    expect(screen.getByRole('button', { name: 'Question 1: Answered, Flagged' })).toBeTruthy();
    const current = screen.getByRole('button', { name: 'Question 3: Current, Not Answered' });
    expect(current.getAttribute('aria-current')).toBe('step');
  });

  test('only shows where there is no way back', async () => {
    await show({ allowBackNavigation: false });
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Question 2/ })).toBeNull();
    press('Enter');
    press('ArrowLeft');
    expect(heading()).toBe('Which one is q2?');
  });
});

describe('a question with a time of its own', () => {
  test('is left when its time is used up', async () => {
    const questions = [buildQuestion({ timeLimit: 5 }), buildQuestion({ _id: 'q2', question: 'And then?' })];
    const { device } = await show({ questions });
    expect(screen.getByRole('timer', { name: '5 seconds left for this question' })).toBeTruthy();
    await act(() => device.pass(3_000));
    expect(screen.getByRole('timer', { name: '2 seconds left for this question' })).toBeTruthy();
    await act(() => device.pass(3_000));
    expect(heading()).toBe('And then?');
  });
});

describe('a question that can no longer be answered', () => {
  const timed = (_id: string, timeLimit = 0) =>
    buildQuestion({ _id, question: `Which one is ${_id}?`, timeLimit });
  const warnings = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  test('is locked in navigator and review, and counted apart from what is still open', async () => {
    await loadSubmitDialog();
    const { device } = await show({ questions: [timed('q1', 5), timed('q2', 5), timed('q3'), timed('q4')] });
    press('a');
    await act(() => device.pass(6_000));
    await act(() => device.pass(6_000));
    expect(heading()).toBe('Which one is q3?');
    expect(screen.getByText('1 can no longer be answered')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Question 1: Answered, Locked' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Question 2: Not Answered, Locked' })).toBeTruthy();
    expect(screen.getByText('Locked')).toBeTruthy();
    press('a');
    for (const _ of [1, 2]) press('Enter');
    expect(heading()).toBe('Review your answers');
    expect(warnings()).toContain('You have 1 unanswered question.');
    expect(warnings()).toContain('1 question can no longer be answered.');
    fireEvent.click(screen.getByRole('button', { name: 'Submit Quiz' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('1 question is not answered. 1 more can no longer be answered.');
  });

  test('asks nobody to think again where nothing can be done', async () => {
    const { server, device } = await show({ questions: [timed('q1', 5)] });
    await act(() => device.pass(6_000));
    expect(heading()).toBe('Review your answers');
    expect(screen.queryByText(/unanswered question/)).toBeNull();
    expect(screen.queryByText('Every question is answered.')).toBeNull();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Submit Quiz' }));
    });
    expect(server.handIns).toHaveLength(1);
  });

  test('lies behind whoever has gone on where there is no way back', async () => {
    await show({ allowBackNavigation: false });
    for (const _ of [1, 2, 3]) press('Enter');
    expect(heading()).toBe('Review your answers');
    expect(screen.getByText('Question 1: Not Answered, Locked')).toBeTruthy();
    expect(warnings()).toContain('2 questions can no longer be answered.');
    expect(warnings()).toContain('You have 1 unanswered question.');
  });
});

describe('a sentence with blanks', () => {
  test('is answered only when every blank is filled in', async () => {
    const water = { type: 'fill_blank' as const, question: 'Water is ___ and ___.', options: [], blanks: 2 };
    await show({ questions: [buildQuestion(water)] });
    const fill = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    fill('Blank 1 of 2', 'hydrogen');
    expect(
      screen.getByRole('button', { name: 'Question 1: Current, Not Answered, partly answered' }),
    ).toBeTruthy();
    press('Enter');
    expect(screen.getByText('1 question is partly answered: something is still empty.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Continue Editing' }));
    fill('Blank 2 of 2', 'oxygen');
    expect(screen.getByRole('button', { name: 'Question 1: Current, Answered' })).toBeTruthy();
  });
});

describe('review', () => {
  test('of a quiz without a way back has no flags, and leads back to the last question only', async () => {
    await show({ allowBackNavigation: false });
    expect(screen.queryByRole('button', { name: 'Flag' })).toBeNull();
    press('f');
    for (const _ of [1, 2, 3]) press('Enter');
    expect(screen.queryByText('Flagged')).toBeNull();
    expect(screen.queryByText('You have 1 flagged question.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue Editing' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the last question' }));
    expect(heading()).toBe('Which one is q3?');
  });

  test('adds up, warns, and leads back to a question', async () => {
    await show();
    press('a');
    press('f');
    for (const _ of [1, 2, 3]) press('Enter');
    expect(screen.getByText('You have 2 unanswered questions.')).toBeTruthy();
    expect(screen.getByText('You have 1 flagged question.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Question 1: Answered, Flagged' }));
    expect(heading()).toBe('Which one is q1?');
  });

  test('asks before it submits what is not complete', async () => {
    // As in the attempt, which has loaded the dialog long before somebody submits.
    await loadSubmitDialog();
    const { server, runner } = await show({ questions: [buildQuestion()] });
    press('Enter');
    fireEvent.click(screen.getByRole('button', { name: 'Submit Quiz' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Submit with unanswered questions?' });
    expect(runner.view().sync.phase).toBe('open');
    await act(async () => {
      fireEvent.click(within(dialog).getByRole('button', { name: 'Submit Quiz' }));
    });
    expect(server.handIns).toHaveLength(1);
  });

  test('Continue Editing goes back, Submit Quiz hands in', async () => {
    const { server, runner } = await show({ questions: [buildQuestion()] });
    press('a');
    press('Enter');
    fireEvent.click(screen.getByRole('button', { name: 'Continue Editing' }));
    expect(heading()).toBe('Which one?');
    press('Enter');
    expect(screen.getByText('Every question is answered.')).toBeTruthy();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Submit Quiz' }));
    });
    expect(runner.view().sync.phase).not.toBe('open');
    expect(server.handIns[0]?.answers).toMatchObject([{ userAnswer: 'Red' }]);
  });
});
