// @vitest-environment happy-dom
import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { NO_ANSWER } from '../engine/answers.ts';
import { buildQuestion } from '../testing/fakes.ts';
import { QuestionCard } from './question-card.tsx';

afterEach(cleanup);

/** A question whose answer is kept, as the attempt does; `given` is every answer in turn. */
function show(question: ParticipantQuestion, over: { timeSpent?: number; answer?: UserAnswer } = {}) {
  const given: UserAnswer[] = [];
  function Kept() {
    const [userAnswer, setAnswer] = useState<UserAnswer>(over.answer ?? null);
    const onAnswer = (answer: UserAnswer) => {
      given.push(answer);
      setAnswer(answer);
    };
    const answer = { ...NO_ANSWER, userAnswer, timeSpent: over.timeSpent ?? 0 };
    return (
      <QuestionCard
        {...{ question, answer, onAnswer }}
        index={0}
        total={3}
        onOverruledSeen={() => undefined}
      />
    );
  }
  render(<Kept />);
  return given;
}

describe('one choice', () => {
  test('is a group of radios that the question names, and one is chosen', () => {
    const given = show(buildQuestion());
    expect(screen.getByRole('radiogroup', { name: 'Which one?' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Green' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Blue' }));
    expect(given).toEqual(['Green', 'Blue']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Blue' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Green' }).checked).toBe(false);
  });

  test('once its time is used up, it stands as it is', () => {
    show(buildQuestion({ timeLimit: 20 }), { timeSpent: 20, answer: 'Red' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Red' }).disabled).toBe(true);
    expect(screen.getByText('Time for this question is over. Your answer stands as it is.')).toBeTruthy();
    expect(screen.getByRole('timer', { name: '0 seconds left for this question' })).toBeTruthy();
  });
});

describe('multiple choice', () => {
  test('ticks and unticks, in the order of the options', () => {
    const given = show(buildQuestion({ type: 'multiple_choice' }));
    for (const name of ['Blue', 'Red', 'Blue', 'Red'])
      fireEvent.click(screen.getByRole('checkbox', { name }));
    expect(given).toEqual([['Blue'], ['Red', 'Blue'], ['Red'], null]);
  });
});

describe('true or false', () => {
  test('is two radios', () => {
    const given = show(buildQuestion({ type: 'true_false', options: [{ text: 'True' }, { text: 'False' }] }));
    fireEvent.click(screen.getByRole('radio', { name: 'False' }));
    expect(given).toEqual(['False']);
  });
});

describe('short answer', () => {
  test('is typed, and named by its question', () => {
    const given = show(buildQuestion({ type: 'short_answer', options: [] }));
    const field = screen.getByRole('textbox', { name: 'Which one? Your answer' });
    fireEvent.change(field, { target: { value: 'Au' } });
    expect(given).toEqual(['Au']);
  });
});

describe('fill in the blank', () => {
  const water = buildQuestion({
    type: 'fill_blank',
    question: 'Water is ___ and _____.',
    options: [],
    blanks: 2,
  });

  test('three or more underscores become an input each', () => {
    const given = show(water);
    expect(screen.getByRole('heading', { name: 'Water is blank and blank .' })).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Blank 2 of 2' }), { target: { value: 'oxygen' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Blank 1 of 2' }), {
      target: { value: 'hydrogen' },
    });
    expect(given).toEqual([
      ['', 'oxygen'],
      ['hydrogen', 'oxygen'],
    ]);
  });

  test('Enter goes to the next empty blank first', () => {
    show(water);
    const first = screen.getByRole('textbox', { name: 'Blank 1 of 2' });
    const second = screen.getByRole('textbox', { name: 'Blank 2 of 2' });
    first.focus();
    expect(fireEvent.keyDown(first, { key: 'Enter' })).toBe(false);
    expect(document.activeElement).toBe(second);
    expect(fireEvent.keyDown(second, { key: 'Enter' })).toBe(true);
  });

  test('one blank travels as a text, and a sentence without any has its input below', () => {
    const given = show(buildQuestion({ type: 'fill_blank', question: 'The capital of France', options: [] }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Blank' }), { target: { value: 'Paris' } });
    expect(given).toEqual(['Paris']);
  });
});

test('a type that this page does not know says so', () => {
  const question = { ...buildQuestion(), type: 'hotspot' } as unknown as ParticipantQuestion;
  show(question);
  expect(screen.getByText('Question type not supported')).toBeTruthy();
});

test('what users wrote is text, never markup', () => {
  show(buildQuestion({ question: '<b>bold</b>', options: [{ text: '<img src=x onerror=alert(1)>' }] }));
  expect(screen.getByRole('heading', { name: '<b>bold</b>' })).toBeTruthy();
  expect(document.querySelector('img, b')).toBeNull();
});

describe('texts with marks', () => {
  test('are shown without signs, and the option itself is what is given', () => {
    const options = [{ text: '**x**<sup>a+b</sup>' }, { text: '`y`' }];
    const given = show(buildQuestion({ question: 'What is *bold*?', options }));
    expect(screen.getByRole('heading').textContent).toBe('What is bold?');
    const [first] = screen.getAllByRole('radio');
    expect(first?.closest('label')?.textContent).toContain('xa+b');
    fireEvent.click(first as HTMLElement);
    expect(given).toEqual(['**x**<sup>a+b</sup>']);
    expect(screen.getByText('a+b').tagName).toBe('SUP');
  });

  test('have their blanks inside of them', () => {
    const given = show(buildQuestion({ type: 'fill_blank', question: '**The ___** is `x = ____`.' }));
    const [first, second] = screen.getAllByRole('textbox');
    expect(first?.closest('strong')?.textContent).toBe('The ');
    expect(second?.closest('code')?.textContent).toBe('x = ');
    fireEvent.change(second as HTMLInputElement, { target: { value: '2' } });
    expect(given).toEqual([['', '2']]);
    expect(screen.getByRole('heading').textContent).not.toContain('*');
  });
});
