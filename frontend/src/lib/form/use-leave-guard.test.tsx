// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useLeaveGuard } from './use-leave-guard.ts';

afterEach(cleanup);

function open(mayLose: boolean | (() => boolean), within?: string) {
  function Work() {
    const blocker = useLeaveGuard(mayLose, within);
    return <p>{blocker.state}</p>;
  }
  const router = createMemoryRouter(
    [
      { path: '/work', element: <Work /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/work'] },
  );
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

/** Returns whether the browser would ask before closing the tab. */
function asksBeforeClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('work that would be lost', () => {
  it.each([
    ['known', true],
    ['found out at the moment', () => true],
  ])('holds the page, and the tab: %s', async (_, mayLose) => {
    const go = open(mayLose);
    expect(asksBeforeClosing()).toBe(true);
    await go('/other');
    screen.getByText('blocked');
  });

  it('does not hold what belongs to it, nor a change of the query', async () => {
    const go = open(true, '/work/');
    await go('/work?tab=2');
    screen.getByText('unblocked');
    await go('/work/result');
    screen.getByText('elsewhere');
  });
});

it.each([
  ['known', false],
  ['found out at the moment', () => false],
])('nothing to lose holds nobody: %s', async (_, mayLose) => {
  const go = open(mayLose);
  expect(asksBeforeClosing()).toBe(false);
  await go('/other');
  screen.getByText('elsewhere');
});
