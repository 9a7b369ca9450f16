// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api/errors.ts';
import { answerTo } from '../engine/answers.ts';
import { AttemptProvider, useAttemptView } from '../take/attempt-context.tsx';
import { buildFeedback, buildQuestion, noticesOf, offline, openAttempt, settle } from '../testing/fakes.ts';
import { ReviewScreen } from '../take/review-screen.tsx';
import { Question } from '../take/question.tsx';
import { QuestionScreen } from '../take/question-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Screens() {
  return useAttemptView((view) => view.screen) === 'review' ? <ReviewScreen /> : <QuestionScreen />;
}

const button = (name: string) => screen.findByRole('button', { name });
const push = async (name: string) => {
  fireEvent.click(await button(name));
  await act(settle);
};
const press = async (key: string) => {
  fireEvent.keyDown(document.body, { key });
  await act(settle);
};
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const optionsShown = () => screen.getAllByRole('listitem').slice(0, 3);
const optionTexts = () => optionsShown().map((option) => option.textContent);
const status = () => screen.getByRole('status').textContent;

async function show(paper: Parameters<typeof openAttempt>[0] = {}) {
  const attempt = await openAttempt({ practiceMode: true, ...paper });
  const { unmount } = render(
    <AttemptProvider value={attempt.runner}>
      <Screens />
    </AttemptProvider>,
  );
  await button('Check answer');
  const stateOf = (id: string) => answerTo(attempt.runner.view().sync.answers, id);
  return { ...attempt, stateOf, unmount };
}

const refused = (code: 'INVALID_STATE' | 'ATTEMPT_FINISHED') =>
  new ApiError('refused', { code, status: 409, fromServer: true });

describe('a question in practice', () => {
  test('is checked with the keyboard alone: it is told what is right, and its answer stands', async () => {
    const { stateOf, server } = await show();
    await press('b');
    await press('Enter');
    expect(status()).toContain('Not correct0 of 10 points');
    expect(status()).toContain('Right answerRed');
    expect(status()).toContain('Because of its long waves.');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(optionTexts()).toEqual(['RedRight answer', 'GreenYour answer', 'CBlue']);
    expect(optionsShown().map((option) => option.querySelectorAll('svg').length)).toEqual([1, 1, 0]);
    await press('a');
    await press('f');
    expect(stateOf('q1')).toMatchObject({ userAnswer: 'Green', flagged: false });
    await press('Enter');
    expect(heading()).toBe('Which one is q2?');
    expect(status()).toBe('');
    expect(server.checks).toBe(1);
  });

  test('that is answered right needs no right answer beside it, and keeps the focus on the way on', async () => {
    await show();
    await press('a');
    (await button('Check answer')).focus();
    await push('Check answer');
    expect(status()).toContain('Correct10 of 10 points');
    expect(status()).not.toContain('Right answer');
    expect(optionTexts()[0]).toBe('RedYour answer · Right answer');
    expect(document.activeElement?.textContent).toBe('Next question');
  });

  test.each([
    ['a single blank that is wrong', 'A ___', 1, 'Green', 'wrong'],
    ['a single blank that is right', 'A ___', 1, 'Red', 'right'],
    ['several blanks, of which it does not know the wrong one', 'A ___ ___', 2, ['Green', 'Red'], 'untold'],
  ])('marks %s', async (_, wording, blanks, userAnswer, mark) => {
    const question = buildQuestion({ type: 'fill_blank', question: wording, options: [], blanks });
    const { server } = await show({ questions: [question] });
    server.check = async () => buildFeedback({ userAnswer, options: [], type: 'fill_blank' });
    for (const field of screen.getAllByRole('textbox')) fireEvent.change(field, { target: { value: 'x' } });
    await push('Check answer');
    expect(document.querySelector('[data-written]:has(input)')?.getAttribute('data-written')).toBe(mark);
  });

  test('that earned a part says so', async () => {
    const { server } = await show();
    server.check = async () => buildFeedback({ points: 4, userAnswer: 'Green' });
    await press('b');
    await push('Check answer');
    expect(status()).toContain('Partly correct4 of 10 points');
  });

  test('asks for an answer before it is checked, and can be skipped', async () => {
    const { server } = await show();
    await press('Enter');
    expect(status()).toBe('Answer the question first, or skip it.');
    await press('a');
    expect(status()).toBe('');
    await push('Skip');
    expect(heading()).toBe('Which one is q2?');
    expect(server.checks).toBe(0);
  });

  test('leads from the last one to the review, where what was not checked is handed in as it is', async () => {
    const { server } = await show({ questions: [buildQuestion()] });
    await press('a');
    await push('Skip');
    expect(heading()).toBe('Review your answers');
    expect(screen.queryByText('Remaining time')).not.toBeNull();
    await push('Submit Quiz');
    expect(server.handIns[0]?.answers[0]?.userAnswer).toBe('Red');
  });
});

describe('a check that fails', () => {
  test('says so without a network, keeps the answer, and is tried again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { server, stateOf } = await show();
    await press('b');
    server.failure = offline;
    await push('Check answer');
    expect(status()).toContain('You are offline. Your answer is kept on this device');
    expect(stateOf('q1').userAnswer).toBe('Green');
    server.failure = undefined;
    online.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(status()).toContain('could not be checked');
    await push('Check answer');
    expect(status()).toContain('Not correct');
  });

  test('unheard keeps the answer that may count on screen, until the server has said which does', async () => {
    const { server, stateOf, runner, open, unmount } = await show();
    await press('b');
    const answering = server.check;
    server.check = async (body) => {
      await answering(body);
      throw offline;
    };
    await push('Check answer');
    expect(status()).toContain('could not be checked');
    await press('a');
    await press('f');
    expect(stateOf('q1')).toMatchObject({ userAnswer: 'Green', flagged: false });
    unmount();
    server.refreshed = undefined;
    server.failure = offline;
    render(
      <AttemptProvider value={await open('reload')}>
        <Screens />
      </AttemptProvider>,
    );
    runner.close();
    await press('a');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Green/ }).checked).toBe(true);
    server.failure = undefined;
    server.check = answering;
    await push('Check answer');
    expect(status()).toContain('Not correct');
  });

  test('because the server refused it leaves the answer open', async () => {
    const { server, stateOf } = await show();
    server.check = () =>
      Promise.reject(new ApiError('wait', { code: 'TOO_MANY', status: 429, fromServer: true }));
    await press('b');
    await push('Check answer');
    await press('a');
    expect(stateOf('q1').userAnswer).toBe('Red');
  });

  test('because the quiz counts by now says so also after the way over the review', async () => {
    const { server } = await show({ questions: [buildQuestion()] });
    server.check = () => Promise.reject(refused('INVALID_STATE'));
    await press('b');
    await push('Check answer');
    await push('Review & Submit');
    fireEvent.click(screen.getByRole('button', { name: /^Question 1/ }));
    await act(settle);
    expect(status()).toContain('no longer for practice');
    expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull();
  });

  test('because the quiz counts by now lets one go on, at every question', async () => {
    const { server } = await show();
    server.check = () => Promise.reject(refused('INVALID_STATE'));
    await press('b');
    await push('Check answer');
    expect(status()).toContain('no longer for practice');
    await push('Next question');
    expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull();
    await push('Next question');
    expect(heading()).toBe('Which one is q3?');
  });

  test('because the attempt is over leads to its result', async () => {
    const { server, runner } = await show();
    const notices = noticesOf(runner);
    server.check = () => Promise.reject(refused('ATTEMPT_FINISHED'));
    server.refreshed = 'finished';
    await press('b');
    await push('Check answer');
    expect(notices.map(({ type }) => type)).toContain('finished');
  });
});

test('a check that goes on while another question is checked keeps its own end', async () => {
  const { server, stateOf } = await show();
  const ends: (() => void)[] = [];
  const answering = server.check;
  server.check = async (body) => {
    await new Promise<void>((end) => ends.push(end));
    return answering(body);
  };
  await press('b');
  await push('Check answer');
  await press('a');
  expect(stateOf('q1').userAnswer, 'locked while it runs').toBe('Green');
  await push('Skip');
  await press('a');
  await push('Check answer');
  const main = () => document.querySelector('[aria-busy="true"]');
  expect(main()).not.toBeNull();
  await act(async () => {
    ends[0]?.();
    await settle();
  });
  expect(main(), 'the second one still runs').not.toBeNull();
  await act(async () => {
    ends[1]?.();
    await settle();
  });
  expect(status()).toContain('Correct');
});

describe('what was checked before', () => {
  test('says that it is locked where the code of practice does not come', async () => {
    const { runner, server } = await openAttempt({ practiceMode: true });
    await runner.check('q1').catch(() => undefined);
    expect(server.checks).toBe(1);
    render(
      <AttemptProvider value={runner}>
        <Question question={buildQuestion()} index={0} />
      </AttemptProvider>,
    );
    screen.getByText('This answer was checked and stands as it is.');
  });

  test('elsewhere, of a quiz that counts by now, is not offered to be asked for again', async () => {
    const { server, runner } = await show();
    server.check = () => Promise.reject(refused('INVALID_STATE'));
    const held = { userAnswer: 'Blue', timeSpent: 1, flagged: false, seq: 0, own: false };
    server.model.answers = { q1: { ...held, checked: true } };
    await act(async () => {
      runner.setHidden(false, true);
      await settle();
    });
    expect(status()).toContain('no longer for practice');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('elsewhere is learned of with the next save', async () => {
    const { server, device, stateOf } = await show();
    server.checked.set('q1', { questionId: 'q1', userAnswer: 'Blue', timeSpent: 1, flagged: false });
    const held = { userAnswer: 'Blue', timeSpent: 1, flagged: false, seq: 0, own: false };
    const saving = server.save;
    server.save = async (body) => {
      const answer = await saving(body);
      server.model.answers = { ...server.model.answers, q1: { ...held, checked: true } };
      return { ...answer, checked: ['q1'] };
    };
    await press('b');
    await act(async () => {
      await device.pass(70_000);
      await settle();
    });
    expect(stateOf('q1').userAnswer).toBe('Blue');
  });

  test('is there after a reload without asking, also without a network', async () => {
    const { server, open, unmount } = await show();
    await press('b');
    await push('Check answer');
    unmount();
    server.failure = offline;
    render(
      <AttemptProvider value={await open('reload')}>
        <Screens />
      </AttemptProvider>,
    );
    await button('Next question');
    expect(status()).toContain('Not correct');
    expect(server.checks).toBe(1);
  });

  test('on another device is locked here, and told by itself', async () => {
    const { server, runner, stateOf } = await show();
    server.checked.set('q1', { questionId: 'q1', userAnswer: 'Blue', timeSpent: 1, flagged: false });
    const held = { userAnswer: 'Blue', timeSpent: 1, flagged: false, seq: 0, own: false };
    server.model.answers = { q1: { ...held, checked: true } };
    await press('b');
    await act(async () => {
      runner.setHidden(false, true);
      await settle();
    });
    expect(stateOf('q1').userAnswer).toBe('Blue');
    expect(status()).toContain('Not correct');
    expect(server.checks).toBe(1);
    screen.getByRole('button', { name: 'Question 1: Current, Answered, Locked' });
  });
});
