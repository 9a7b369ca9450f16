// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
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
