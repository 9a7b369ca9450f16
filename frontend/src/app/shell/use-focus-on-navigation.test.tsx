// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

afterEach(cleanup);

function Shell() {
  useFocusOnNavigation();
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
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
});
