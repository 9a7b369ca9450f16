// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import toast, { Toaster } from 'react-hot-toast';
import { afterEach, expect, it, vi } from 'vitest';
import { usePart } from './use-part.ts';

type Drawer = ComponentType<{ open: boolean }>;

const load = vi.fn<() => Promise<Drawer>>();

function Opener() {
  const [open, setOpen] = useState(false);
  const [Part, want] = usePart(load, () => setOpen(false));
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => {
          setOpen(true);
          want();
        }}
      >
        Menu
      </button>
      {Part && <Part open={open} />}
      <Toaster />
    </>
  );
}

const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Menu' })));
const reload = () => screen.queryAllByRole('button', { name: 'Reload page' });

afterEach(() => {
  act(() => toast.remove());
  cleanup();
});

it('tries again at each press, and says each time that it failed', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue(({ open }) => open && <p>Drawer</p>);
  render(<Opener />);
  await press();
  const [first] = reload();
  expect(first).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
  await press();
  expect(reload()).toHaveLength(1);
  expect(reload()[0]).not.toBe(first);
  await press();
  expect(screen.getByText('Drawer')).toBeTruthy();
  await press();
  expect(load).toHaveBeenCalledTimes(3);
});
