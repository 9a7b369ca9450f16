// @vitest-environment happy-dom
import { LIMITS } from '@quizhall/shared/model/limits';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { buildQuestion } from '../testing/fakes.ts';
import { EssayInput } from './essay-input.tsx';

afterEach(cleanup);

function show(first: UserAnswer = null, locked = false) {
  const given: UserAnswer[] = [];
  function Kept() {
    const [answer, setAnswer] = useState(first);
    const onAnswer = (next: UserAnswer) => {
      given.push(next);
      setAnswer(next);
    };
    const question = buildQuestion({ type: 'essay', options: [] });
    return <EssayInput {...{ question, answer, onAnswer, locked }} labelledBy="wording" />;
  }
  render(<Kept />);
  return given;
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (value: string) => fireEvent.change(field(), { target: { value } });

test('an essay is a text of several lines, which counts its words and recommends a hundred', () => {
  const given = show();
  expect(screen.getByText('Minimum 100 words recommended')).toBeTruthy();
  expect(screen.getByText('0 words')).toBeTruthy();
  write('Rome fell.\nWhy?');
  expect(given).toEqual(['Rome fell.\nWhy?']);
  expect(screen.getByText('3 words')).toBeTruthy();
  write('Rome');
  expect(screen.getByText('1 word')).toBeTruthy();
});

test('near its end it says how much room is left, and ends there', () => {
  show('a'.repeat(LIMITS.textAnswer - 1_001));
  expect(screen.getByRole('status').textContent).toBe('');
  write('a'.repeat(LIMITS.textAnswer - 950));
  expect(screen.getByRole('status').textContent).toBe('1,000 characters left');
  write('a'.repeat(LIMITS.textAnswer));
  expect(screen.getByRole('status').textContent).toBe('That is all the room there is: 20,000 characters.');
  expect(field().maxLength).toBe(20_000);
});

test('once its time is over it stands as it is, and can be read by keys', () => {
  show('Because', true);
  expect(field().readOnly).toBe(true);
  field().focus();
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('Because');
});
