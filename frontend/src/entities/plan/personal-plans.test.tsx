// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@/lib/testing/open-page.tsx';
import { PersonalPlans } from './personal-plans.tsx';

afterEach(cleanup);

it('shows prices by the month or by the year, and leads to the signup of each account type', async () => {
  openPage({ '/pricing': PersonalPlans, '*': () => null }, '/pricing');
  await screen.findByText('$29');
  fireEvent.click(screen.getByRole('button', { name: 'Yearly, 20% off' }));
  screen.getByText('$278');
  screen.getByText('per year');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/get-started', '/auth/signup?type=moderator', '/auth/signup?type=org']);
});
