// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { AttemptProvider } from './attempt-context.tsx';
import { openAttempt } from '../testing/fakes.ts';
import { TakingHeader } from './taking-header.tsx';

afterEach(cleanup);

const BRAND = { name: 'Northgate', color: '#0F766E', logoUrl: '/media/logo/x/y.png' };

async function show(brand: typeof BRAND | undefined) {
  const { runner } = await openAttempt({ brand });
  const { container } = render(
    <MemoryRouter>
      <AttemptProvider value={runner}>
        <TakingHeader />
      </AttemptProvider>
    </MemoryRouter>,
  );
  return container;
}

test('shows whose the quiz is: name, logo and colour', async () => {
  const container = await show(BRAND);
  expect(screen.getByText('Q 1/3 · Northgate')).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toBe(BRAND.logoUrl);
  expect(container.innerHTML.toUpperCase()).toContain(BRAND.color);
});

test('shows a quiz of a person as it is', async () => {
  const container = await show(undefined);
  expect(screen.getByText('Q 1/3')).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
});
