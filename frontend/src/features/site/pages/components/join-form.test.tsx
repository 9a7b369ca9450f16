// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JoinForm } from './join-form.tsx';

afterEach(cleanup);

const PAGE = (
  <MemoryRouter>
    <Routes>
      <Route path="/" element={<JoinForm />} />
      <Route path="/quiz/:ref" element={<Here />} />
    </Routes>
  </MemoryRouter>
);

function Here() {
  return <p>at {useLocation().pathname}</p>;
}
const field = () => screen.getByLabelText<HTMLInputElement>('Have a quiz code?');
const join = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Join' });
const enter = (code: string) => fireEvent.change(field(), { target: { value: code } });

describe('JoinForm', () => {
  beforeEach(() => {
    render(PAGE);
  });

  it('writes codes in capitals, eight characters at most', () => {
    enter('k7xq2mabc');
    expect(field().value).toBe('K7XQ2MAB');
  });

  it('waits for more than blanks', () => {
    expect(join().disabled).toBe(true);
    enter('   ');
    expect(join().disabled).toBe(true);
    enter('k7x');
    expect(join().disabled).toBe(false);
  });

  it('goes to the quiz', () => {
    enter(' k7xq2m');
    fireEvent.click(join());
    expect(screen.getByText('at /quiz/K7XQ2M')).toBeTruthy();
  });

  it('goes nowhere but to a quiz, whatever is typed', () => {
    enter('../a?b#c');
    fireEvent.click(join());
    expect(screen.getByText(/^at \/quiz\//)).toBeTruthy();
  });
});

it('keeps what was typed before the page came alive', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(PAGE);
  field().value = 'k7xq2m';
  render(PAGE, { container, hydrate: true });
  expect(field().value).toBe('K7XQ2M');
  expect(join().disabled).toBe(false);
});
