// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as chunks from '../hooks/use-chunk.ts';
import { DemoButton } from './demo-button.tsx';

const said = vi.hoisted(() => vi.fn());
vi.mock('@/lib/show-error.ts', () => ({ showError: said }));

type Film = { FilmDialog: (props: { open: boolean }) => string | null };
const film: Film = { FilmDialog: ({ open }) => (open ? 'The film' : null) };
const load = vi.hoisted(() => vi.fn());
// The real hook, with code that comes or does not come.
vi.mock('../hooks/use-chunk.ts', async (original) => {
  const { useChunk } = await original<typeof chunks>();
  return { useChunk: (_: unknown, isWanted: boolean): chunks.Chunk<Film> => useChunk(load, isWanted) };
});

const lost = () => Promise.reject(new Error('no network'));
const button = () => screen.getByRole('button', { name: 'Watch Demo' });
const reload = () => screen.queryByRole('button', { name: 'Reload page' });

beforeEach(() => {
  load.mockReset().mockResolvedValue(film);
  said.mockReset();
  render(
    <MemoryRouter>
      <DemoButton />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

describe('DemoButton', () => {
  it('opens the film although it could not be fetched ahead', async () => {
    load.mockImplementationOnce(lost);
    fireEvent.focus(button());
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    await Promise.resolve();
    fireEvent.click(button());
    expect(await screen.findByText('The film')).toBeTruthy();
    expect(said).not.toHaveBeenCalled();
  });

  it('says that it did not come, and offers a fresh page the second time', async () => {
    load.mockImplementation(lost);
    fireEvent.click(button());
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    expect(reload()).toBeNull();
    fireEvent.click(button());
    await waitFor(() => expect(said).toHaveBeenCalledTimes(2));
    expect(reload()).not.toBeNull();
    load.mockResolvedValue(film);
    fireEvent.click(button());
    expect(await screen.findByText('The film')).toBeTruthy();
    expect(reload()).toBeNull();
  });
});
