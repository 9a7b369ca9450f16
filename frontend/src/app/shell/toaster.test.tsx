// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from './toaster.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => toast.remove());
  cleanup();
  vi.useRealTimers();
});

const show = (raise: () => void) => {
  render(<Toaster />);
  act(raise);
};
const pass = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });

describe('Toaster', () => {
  it.each(['success', 'error'] as const)('keeps a toast (%s) for seven seconds', (type) => {
    show(() => toast[type]('Saved'));
    // In two steps: a toast that had been told to go in the first would be gone after the second.
    pass(6_000);
    pass(900);
    expect(screen.queryByText('Saved')).toBeTruthy();
    pass(200);
    pass(200);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('keeps a loading toast until it is told otherwise, without a close button', () => {
    show(() => toast.loading('Uploading'));
    pass(60_000);
    expect(screen.queryByText('Uploading')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('closes on request', () => {
    show(() => toast('Copied'));
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    pass(500);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('interrupts for errors alone', () => {
    show(() => {
      toast.success('Saved');
      toast.error('Network error. Please check your connection.');
    });
    expect(within(screen.getByRole('alert')).queryByText(/Network error/)).toBeTruthy();
  });

  it('stands below the bars and buttons at the top, not below what is further down', () => {
    for (const bottom of [64, 125, 700]) {
      const part = document.body.appendChild(document.createElement('div'));
      part.dataset.keepClear = '';
      part.getBoundingClientRect = () => new DOMRect(0, bottom - 40, 300, 40);
    }
    vi.stubGlobal('innerHeight', 800);
    show(() => toast('Copied'));
    const top = () => screen.getByText('Copied').closest<HTMLElement>('[aria-live]')?.style.top;
    expect(top()).toBe('141px');
    document.querySelectorAll('[data-keep-clear]')[1]?.remove();
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(top()).toBe('80px');
    document.querySelectorAll('[data-keep-clear]').forEach((part) => part.remove());
    vi.unstubAllGlobals();
  });

  it.each([
    ['fits between two of them', 80, '80px'],
    ['is too high for that', 180, '416px'],
    ['fits nowhere', 500, '251px'],
  ])('takes the first room where it covers none of them: one that %s', (_, height, expected) => {
    const parts = [
      [0, 64],
      [170, 235],
      [260, 400],
    ].map(([top = 0, bottom = 0]) => {
      const part = document.body.appendChild(document.createElement('div'));
      part.dataset['keepClear'] = '';
      part.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top);
      return part;
    });
    vi.stubGlobal('innerHeight', 667);
    const { getBoundingClientRect } = HTMLElement.prototype;
    HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 300, height);
    show(() => toast('Copied'));
    expect(screen.getByText('Copied').closest<HTMLElement>('[aria-live]')?.style.top).toBe(expected);
    HTMLElement.prototype.getBoundingClientRect = getBoundingClientRect;
    for (const part of parts) part.remove();
    vi.unstubAllGlobals();
  });

  it('goes below a bar that comes after it, as on the page to which a sign-in leads', async () => {
    show(() => toast.success('Welcome'));
    const top = () => screen.getByText('Welcome').closest<HTMLElement>('[aria-live]')?.style.top;
    expect(top()).toBe('16px');
    const bar = document.createElement('div');
    bar.dataset['keepClear'] = '';
    bar.getBoundingClientRect = () => new DOMRect(0, 0, 300, 64);
    await act(async () => {
      document.body.append(bar);
      await Promise.resolve();
    });
    await vi.waitFor(() => expect(top()).toBe('80px'));
    bar.remove();
  });

  it.each([
    ['above the button that closes a dialog', 72, '4px'],
    ['below it where a high dialog leaves no room', 65, '125px'],
  ])('stands %s', (_, buttonTop, expected) => {
    const page = document.body.appendChild(document.createElement('div'));
    page.dataset['keepClear'] = '';
    page.getBoundingClientRect = () => new DOMRect(0, 0, 300, 64);
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.innerHTML = '<div role="dialog" data-state="open"><header><button>Close</button></header></div>';
    const close = screen.getByText('Close');
    close.getBoundingClientRect = () => new DOMRect(0, buttonTop, 44, 44);
    vi.stubGlobal('innerHeight', 667);
    show(() => toast('Handed in'));
    expect(screen.getByText('Handed in').closest<HTMLElement>('[aria-live]')?.style.top).toBe(expected);
    for (const part of [page, dialog]) part.remove();
    vi.unstubAllGlobals();
  });

  it('shows at most twenty', () => {
    show(() => {
      for (let number = 1; number <= 25; number++) toast(`Toast ${number}`);
    });
    expect(screen.getAllByText(/^Toast \d+$/)).toHaveLength(20);
  });
});
