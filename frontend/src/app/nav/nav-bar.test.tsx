// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { originOf } from '@/features/accounts/sign-in/model/origin.ts';
import { Toaster } from '../shell/toaster.tsx';
import { NavBar } from './nav-bar.tsx';

vi.mock('@/lib/session/session-context.tsx', () => ({ useSession: () => ({ status: 'signed-out' }) }));
vi.mock('./nav-drawer.tsx', () => ({
  NavDrawer: () => {
    throw new Error('broken drawer');
  },
}));

afterEach(cleanup);

it('keeps the page when the drawer breaks', async () => {
  const silenced = vi.spyOn(console, 'error').mockReturnValue();
  render(
    <MemoryRouter>
      <NavBar />
      <h1>Page</h1>
      <Toaster />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('button', { name: 'Reload page' });
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open menu' }).getAttribute('aria-expanded')).toBe('false');
  silenced.mockRestore();
});

const Destination = () => <p>{originOf(useLocation().state)}</p>;

it.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/explore?q=tides', '/explore?q=tides'],
  ['/pricing#trial', '/pricing#trial'],
  ['/quiz/ABC234', '/quiz/ABC234'],
  ['/auth/signup', '/account/profile'],
  ['/auth/forgot-password', '/account/profile'],
])('leads back from Sign In on %s to %s', (page, destination) => {
  render(
    <MemoryRouter initialEntries={[page]}>
      <Routes>
        <Route path="/auth/login" element={<Destination />} />
        <Route path="*" element={<NavBar />} />
      </Routes>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(screen.getByRole('paragraph').textContent).toBe(destination);
});
