// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

afterEach(cleanup);

function Shell() {
  useFocusOnNavigation();
  return (
    <>
      <button type="button">Menu</button>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

let showHeading: () => void;

/** A page whose heading waits for its data. */
function Late() {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    showHeading = () => setHere(true);
  }, []);
  return isHere ? <h1>Late</h1> : <p>Loading</p>;
}

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  const list = (
    <>
      <h1>List</h1>
      <Link to={{ hash: 'second' }} replace>
        To the second
      </Link>
      <section id="second">Second</section>
    </>
  );
  router = createMemoryRouter([
    {
      element: <Shell />,
      children: [
        { path: '/', element: list },
        { path: '/other', element: <h1>Other</h1> },
        { path: '/late', element: <Late /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
});

const focused = () => document.activeElement?.textContent;

describe('focus after a navigation', () => {
  test('goes to the heading of another page', async () => {
    await act(() => router.navigate('/other'));
    expect(focused()).toBe('Other');
  });

  test('goes to the section a link leads to, however often it is followed', () => {
    const link = screen.getByRole('link');
    for (const _ of [1, 2]) {
      link.focus();
      fireEvent.click(link);
      expect(focused()).toBe('Second');
    }
  });

  test('stays where it is when only the search changes', async () => {
    const link = screen.getByRole('link');
    link.focus();
    await act(() => router.navigate('?page=2'));
    expect(document.activeElement).toBe(link);
  });

  test('goes to a heading that comes late, however late that is', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await act(() => router.navigate('/late'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    vi.advanceTimersByTime(60_000);
    await act(async () => showHeading());
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  test('stays with whoever has gone somewhere before the heading came', async () => {
    await act(() => router.navigate('/late'));
    const menu = screen.getByRole('button', { name: 'Menu' });
    menu.focus();
    await act(async () => showHeading());
    expect(document.activeElement).toBe(menu);
  });
});
