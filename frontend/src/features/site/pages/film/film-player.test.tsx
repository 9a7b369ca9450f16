// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferMotion } from '../testing/prefer-motion.ts';
import { FilmPlayer } from './film-player.tsx';
import { FILM } from './messages.ts';
import { STEP_MS } from './use-film.ts';

beforeEach(() => {
  vi.useFakeTimers();
  preferMotion(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const LAST = FILM.steps.length - 1;
const show = () => render(<FilmPlayer playButton={createRef()} />);
const pass = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string, target: Element = document.body) => fireEvent.keyDown(target, { key: name });
const isAt = (step: number) => {
  expect(screen.getByText(FILM.place(step, FILM.steps.length))).toBeTruthy();
  expect(screen.getByText(FILM.steps[step]?.text ?? '')).toBeTruthy();
};

describe('FilmPlayer', () => {
  it('plays from the first step to the last, and stops there', () => {
    show();
    isAt(0);
    pass(STEP_MS);
    isAt(1);
    for (let step = 1; step < LAST; step++) pass(STEP_MS);
    isAt(LAST);
    pass(STEP_MS);
    isAt(LAST);
    press('Play again');
    isAt(0);
    pass(STEP_MS);
    isAt(1);
  });

  it('pauses and goes on', () => {
    show();
    press('Pause');
    pass(3 * STEP_MS);
    isAt(0);
    press('Play');
    pass(STEP_MS);
    isAt(1);
  });

  it('goes to the next, the previous and any step', () => {
    show();
    press('Pause');
    press('Next step');
    isAt(1);
    press('Previous step');
    isAt(0);
    press(FILM.segment(5, FILM.steps[5]?.title ?? ''));
    isAt(5);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next step' }).disabled).toBe(false);
    press(FILM.segment(LAST, FILM.steps[LAST]?.title ?? ''));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next step' }).disabled).toBe(true);
  });

  it('listens to the arrows and the space bar', () => {
    show();
    key(' ');
    pass(3 * STEP_MS);
    isAt(0);
    key('ArrowRight');
    key('ArrowRight');
    isAt(2);
    key('ArrowLeft');
    isAt(1);
    for (let more = 0; more < 20; more++) key('ArrowRight');
    isAt(LAST);
  });

  it('leaves the space bar to a button that has the focus', () => {
    show();
    // The button's own click follows in a browser; the key alone must not play or pause as well.
    key(' ', screen.getByRole('button', { name: 'Next step' }));
    pass(STEP_MS);
    isAt(1);
  });

  it('waits for who prefers no motion', () => {
    preferMotion(false);
    show();
    pass(3 * STEP_MS);
    isAt(0);
    press('Play');
    pass(STEP_MS);
    isAt(1);
  });
});
