// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildQuestion } from '../testing/fakes.ts';
import { OverruledAnswer } from './overruled-answer.tsx';

afterEach(cleanup);

const question = buildQuestion({ type: 'essay', options: [] });

test('a short answer from here stands in the sentence', () => {
  render(<OverruledAnswer question={question} answer="Gold" onUse={undefined} onLeave={() => undefined} />);
  expect(screen.getByText(/On this device you had answered: Gold/)).toBeTruthy();
});

test('a text from here is shown in full beside the one that counts, and can be taken back', () => {
  const use = vi.fn();
  render(
    <OverruledAnswer
      question={question}
      answer={'One line.\nAnother.'}
      onUse={use}
      onLeave={() => undefined}
    />,
  );
  expect(screen.getByLabelText('What you had written on this device').textContent).toBe(
    'One line.\nAnother.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Use the answer from here' }));
  expect(use).toHaveBeenCalledOnce();
});
