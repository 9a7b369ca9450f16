// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { preload, lazyPart } from './lazy-part.tsx';
import { PartBoundary } from './part-boundary.tsx';

afterEach(cleanup);

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('shows something meanwhile, and loads the code once', async () => {
  const load = vi.fn(async () => Hello);
  const Part = lazyPart(load);
  const { rerender } = render(<Part name="Ada" fallback="A moment" />);
  expect(document.body.textContent).toBe('A moment');
  await screen.findByText('Hello Ada');
  rerender(<Part name="Grace" />);
  render(<Part name="Edsger" />);
  await screen.findByText('Hello Edsger');
  screen.getByText('Hello Grace');
  expect(load).toHaveBeenCalledTimes(1);
});

it('asks again with the next element when the code did not come', async () => {
  const silenced = vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn<() => Promise<typeof Hello>>().mockRejectedValueOnce(new TypeError('no network'));
  load.mockResolvedValue(Hello);
  const Part = lazyPart(load);
  const shown = () => (
    <PartBoundary fallback="It did not come">
      <Part name="Ada" />
    </PartBoundary>
  );
  const { unmount } = render(shown());
  await screen.findByText('It did not come');
  expect(load).toHaveBeenCalledTimes(1);
  unmount();
  render(shown());
  await screen.findByText('Hello Ada');
  expect(silenced).toHaveBeenCalled();
  silenced.mockRestore();
});

it('says nothing of code that does not come ahead of time', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('no network')));
  preload(load);
  await expect(load.mock.results[0]?.value).rejects.toThrow('no network');
});
