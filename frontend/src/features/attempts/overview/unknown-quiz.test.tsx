// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ApiError, type ApiErrorCode } from '@/lib/api/errors.ts';
import { UnknownQuiz } from './unknown-quiz.tsx';

afterEach(cleanup);

const page = (code: ApiErrorCode) => (
  <MemoryRouter>
    <UnknownQuiz
      quizRef="ABC234"
      error={new ApiError('No.', { code })}
      onRetry={() => undefined}
      retrying={false}
    />
  </MemoryRouter>
);
const field = () => screen.getByRole('textbox');

test.each(['QUIZ_NOT_FOUND', 'NOT_FOUND'] as const)('%s asks for another code', (code) => {
  render(page(code));
  expect(document.activeElement).toBe(field());
});

test.each([
  ['QUIZ_NOT_FOUND', Node.DOCUMENT_POSITION_FOLLOWING],
  ['UNAVAILABLE', Node.DOCUMENT_POSITION_PRECEDING],
] as const)('%s puts first what most likely helps', (code, place) => {
  render(page(code));
  const again = screen.getByRole('button', { name: 'Try Again' });
  expect(field().compareDocumentPosition(again)).toBe(place);
  expect(screen.getByRole('alert').textContent).toContain('Unable to Load Quiz');
});

test.each(['NETWORK', 'UNAVAILABLE', 'TOO_MANY'] as const)(
  '%s opens no keyboard: the code may be right',
  (code) => {
    const { rerender } = render(page(code));
    expect(document.activeElement).toBe(document.body);
    // Tried again, it turns out that there is no such quiz.
    rerender(page('QUIZ_NOT_FOUND'));
    expect(document.activeElement).toBe(field());
  },
);
