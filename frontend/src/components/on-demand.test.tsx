// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import toast, { Toaster } from 'react-hot-toast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { OnDemand } from './on-demand.tsx';

type Drawer = ComponentType<{ open: boolean }>;

const load = vi.fn<() => Promise<Drawer>>();
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const drawer: Drawer = ({ open }) => open && <p>Drawer</p>;

let Part: ComponentType<{ open: boolean }>;

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Menu
      </button>
      <OnDemand wanted={open} onFailure={() => setOpen(false)}>
        <Part open={open} />
      </OnDemand>
    </>
  );
}

/** The toasts stay when the page with the opener goes. */
function Site({ hasMenu }: { hasMenu: boolean }) {
  return (
    <>
      {hasMenu && <Opener />}
      <Toaster />
    </>
  );
}

const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Menu' })));
const reload = () => screen.queryAllByRole('button', { name: 'Reload page' });
const isExpanded = () => screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded');

beforeEach(() => {
  load.mockReset();
  Part = lazyPart(load);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  act(() => toast.remove());
  cleanup();
  vi.restoreAllMocks();
});

it('tries again at each press, and says each time that it failed', async () => {
  load.mockImplementationOnce(lost).mockImplementationOnce(lost).mockResolvedValue(drawer);
  render(<Site hasMenu />);
  await press();
  const [first] = reload();
  expect(first).toBeTruthy();
  expect(isExpanded()).toBe('false');
  await press();
  expect(reload()).toHaveLength(1);
  expect(reload()[0]).not.toBe(first);
  await press();
  expect(screen.getByText('Drawer')).toBeTruthy();
  await press();
  expect(load).toHaveBeenCalledTimes(3);
});

it('loads once, however often somebody presses meanwhile, and says once that it failed', async () => {
  const said = vi.spyOn(toast, 'error');
  const { promise, reject } = Promise.withResolvers<Drawer>();
  load.mockReturnValueOnce(promise).mockImplementation(lost);
  render(<Site hasMenu />);
  await press();
  await press();
  expect(load).toHaveBeenCalledOnce();
  await act(async () => reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(said).toHaveBeenCalledOnce();
});

it('says nothing on the next page', async () => {
  const { promise, reject } = Promise.withResolvers<Drawer>();
  load.mockReturnValueOnce(promise);
  const { rerender } = render(<Site hasMenu />);
  await press();
  rerender(<Site hasMenu={false} />);
  await act(async () => reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(reload()).toHaveLength(0);
});

it('keeps the page when the part breaks, says so, and tries again at the next press', async () => {
  let isBroken = true;
  load.mockResolvedValue((props) => {
    if (isBroken) throw new Error('broken drawer');
    return drawer(props);
  });
  render(<Site hasMenu />);
  await press();
  expect(reload()).toHaveLength(1);
  expect(isExpanded()).toBe('false');
  isBroken = false;
  await press();
  expect(screen.getByText('Drawer')).toBeTruthy();
});
