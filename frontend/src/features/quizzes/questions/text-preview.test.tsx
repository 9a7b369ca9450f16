// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveFormulas } from '@/entities/quiz/live-formulas.tsx';
import { TextPreview } from './text-preview.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // Simulates standards mode: the library warns in quirks mode.
  Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const page = (...texts: string[]) => (
  <LiveFormulas>
    <TextPreview texts={texts} />
  </LiveFormulas>
);
/** Advances past the typing pause and loads the code. */
const settle = async () => {
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await act(() => vi.dynamicImportSettled());
};

it('shows a formula as it will look, once nobody types', async () => {
  const { rerender, container } = render(page('Costs $5'));
  await settle();
  expect(container.innerHTML).toBe('');
  rerender(page('Is $x^2$ 9?'));
  expect(container.innerHTML).toBe('');
  await settle();
  expect(container.querySelector('msup')?.textContent).toBe('x2');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says what is wrong with one', async () => {
  render(page('fine: $x$', 'Is $x^{2$ 9?'));
  await settle();
  expect(screen.getByRole('status').textContent).toContain('The formula $x^{2$ cannot be shown');
});

it('shows code, too, and says of MathML that it is none', async () => {
  const { container } = render(page('```\n<b>\n```', '<math><mi>x</math>'));
  await settle();
  expect(container.querySelector('code')?.textContent).toBe('<b>');
  expect(screen.getByRole('status').textContent).toContain('it is no MathML');
});
