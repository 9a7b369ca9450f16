// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routes } from './router.tsx';
import { Toaster } from './shell/toaster.tsx';

const session = vi.hoisted(() => ({ current: { status: 'signed-out', byChoice: false } as object }));
vi.mock('@/lib/session/session-context.tsx', () => ({ useSession: () => session.current }));
const drawer = vi.hoisted(() => ({ isBroken: true }));
vi.mock('@/features/site/pages/routes/landing.tsx', () => ({ Component: () => <h1>Landing</h1> }));
vi.mock('@/features/accounts/sign-in/routes/login.tsx', () => ({ Component: () => <h1>Sign in</h1> }));
vi.mock('@/features/attempts/routes/take.tsx', () => ({ Component: () => <h1>Taking</h1> }));
vi.mock('@/features/attempts/routes/quiz-page.tsx', () => ({
  Component: () => {
    throw new Error('broken page');
  },
}));
vi.mock('./nav/nav-drawer.tsx', () => ({
  get NavDrawer() {
    if (drawer.isBroken)
      throw new TypeError('Failed to fetch dynamically imported module: /assets/nav-drawer.js');
    return ({ open }: { open: boolean }) => open && <p>Drawer</p>;
  },
}));
vi.mock('@/features/accounts/join/routes/get-started.tsx', () => ({
  get Component() {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/get-started.js');
  },
}));

afterEach(() => {
  cleanup();
  session.current = { status: 'signed-out', byChoice: false };
});

function visit(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

/** Once the page is there, and its effects have run: until then no key is listened to. */
async function heading(name: string): Promise<HTMLElement> {
  const found = await screen.findByRole('heading', { level: 1, name });
  await act(async () => undefined);
  return found;
}

describe('the router', () => {
  it('shows a page between bar and footer', async () => {
    visit('/');
    await heading('Landing');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(screen.getByRole('main').id).toBe('main');
  });

  it('shows neither while a quiz is taken', async () => {
    visit('/quiz/K7XQ2M/take');
    await heading('Taking');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('sends unknown paths home and says so, leaving no trace in the history', async () => {
    const router = visit('/no/such/page');
    render(<Toaster />);
    await heading('Landing');
    expect(screen.getByText('That page does not exist. This is the home page.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('sends moved paths on with their query', async () => {
    const router = visit('/profile?welcome=true');
    await heading('Sign in');
    expect(router.state.location.state).toMatchObject({
      from: { pathname: '/account/profile', search: '?welcome=true' },
    });
    await act(() => router.navigate('/dashboard/quiz/q_1/edit?from=mail'));
    await vi.waitFor(() =>
      expect(router.state.location.state).toMatchObject({
        from: { pathname: '/quiz/q_1/edit', search: '?from=mail' },
      }),
    );
  });

  it('moves the focus to the heading of the next page, and leaves it alone on the first', async () => {
    const router = visit('/');
    const first = await heading('Landing');
    expect(document.activeElement).not.toBe(first);
    await act(() => router.navigate('/auth/login'));
    const next = await heading('Sign in');
    expect(document.activeElement).toBe(next);
  });

  it('keeps the bar when the code of a page does not come', async () => {
    visit('/get-started');
    await heading('Something went wrong');
    expect(screen.getByRole('alert').textContent).toContain('This page could not be loaded');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  });

  it('says that it is the network, where it is', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    visit('/get-started');
    await heading('You are offline');
    expect(screen.getByRole('alert').textContent).toContain('It opens as soon as you are back online.');
    online.mockRestore();
  });

  it('keeps the bar when a page breaks, and tells no secrets', async () => {
    const silenced = vi.spyOn(console, 'error').mockReturnValue();
    visit('/quiz/K7XQ2M');
    await heading('Something went wrong');
    expect(screen.getByRole('alert').textContent).toContain('An unexpected error occurred.');
    expect(document.body.textContent).not.toContain('broken page');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(silenced).toHaveBeenCalled();
    silenced.mockRestore();
  });

  it('keeps the page when the code of the drawer does not come, and tries again at the next press', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    visit('/');
    render(<Toaster />);
    await heading('Landing');
    const opener = screen.getByRole('button', { name: 'Open menu' });
    fireEvent.click(opener);
    const alert = await screen.findByRole('alert');
    within(alert).getByText(/^This part of the page could not be loaded/);
    within(alert).getByRole('button', { name: 'Reload page' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('heading', { name: 'Landing' })).toBeTruthy();
    drawer.isBroken = false;
    fireEvent.click(opener);
    await screen.findByText('Drawer');
  });

  it('lists the shortcuts of the page, and keeps those that lead away from who takes a quiz', async () => {
    const router = visit('/quiz/K7XQ2M/take');
    await heading('Taking');
    fireEvent.keyDown(document.body, { key: '?' });
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(dialog.textContent).toContain('Show keyboard shortcuts');
    expect(dialog.textContent).not.toContain('Home page');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    fireEvent.keyDown(document.body, { key: 'g' });
    fireEvent.keyDown(document.body, { key: 'h' });
    expect(router.state.location.pathname).toBe('/quiz/K7XQ2M/take');

    await act(() => router.navigate('/auth/login'));
    await act(() => router.navigate('/'));
    await heading('Landing');
    fireEvent.keyDown(document.body, { key: '?' });
    expect((await screen.findByRole('dialog')).textContent).toContain('Home page');
  });
});
