// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import toast, { Toaster } from 'react-hot-toast';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DemoButton } from './demo-button.tsx';

const film = vi.hoisted(() => ({ failures: 0, isBroken: false }));
vi.mock('../film/film-dialog.tsx', () => ({
  get FilmDialog() {
    if (film.failures-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ open, onClose }: { open: boolean; onClose: () => void }) => {
      if (film.isBroken) throw new Error('broken film');
      return (
        open && (
          <button type="button" onClick={onClose}>
            Close the film
          </button>
        )
      );
    };
  },
}));

function show(address = '/') {
  const router = createMemoryRouter([{ path: '/', element: <DemoButton /> }], { initialEntries: [address] });
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  );
  return router;
}

const button = () => screen.getByRole('button', { name: 'Watch Demo' });
const shownFilm = () => screen.findByRole('button', { name: 'Close the film' });
const closeFilm = async () => fireEvent.click(await shownFilm());

beforeEach(() => void Object.assign(film, { failures: 0, isBroken: false }));
afterEach(() => {
  act(() => toast.remove());
  cleanup();
});

describe('DemoButton', () => {
  it('opens the film although it could not be fetched ahead', async () => {
    film.failures = 1;
    show();
    fireEvent.focus(button());
    await waitFor(() => expect(film.failures).toBeLessThanOrEqual(0));
    fireEvent.click(button());
    await shownFilm();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('opens it at each visit to its address', async () => {
    const router = show('/#demo');
    await closeFilm();
    expect(screen.queryByText('Close the film')).toBeNull();
    await act(() => router.navigate('/#demo'));
    await shownFilm();
  });

  it('keeps the page when the film breaks', async () => {
    film.isBroken = true;
    const silenced = vi.spyOn(console, 'error').mockReturnValue();
    show();
    fireEvent.click(button());
    await screen.findByRole('status');
    expect(button()).toBeTruthy();
    silenced.mockRestore();
  });
});
