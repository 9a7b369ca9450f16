// @vitest-environment happy-dom
import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildQuestion } from '../testing/fakes.ts';
import type { AnswerInputProps } from './choice-input.tsx';
import { MatchInput, OrderInput } from './place-inputs.tsx';

const MATCHING = buildQuestion({
  type: 'matching',
  options: [],
  lefts: ['France', 'Italy'],
  rights: ['Rome', 'Lyon', 'Paris'],
});
const ORDERING = buildQuestion({ type: 'ordering', options: ['b', 'c', 'a'].map((text) => ({ text })) });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The input with its answer kept; `given` is every answer in turn. */
function show(
  Input: (props: AnswerInputProps) => React.JSX.Element,
  question: ParticipantQuestion,
  { answer = null, locked = false }: { answer?: UserAnswer; locked?: boolean } = {},
) {
  const given: UserAnswer[] = [];
  function Kept() {
    const [kept, keep] = useState<UserAnswer>(answer);
    const onAnswer = (next: UserAnswer) => {
      given.push(next);
      keep(next);
    };
    return (
      <>
        <h2 id="q">Which?</h2>
        <Input question={question} answer={kept} onAnswer={onAnswer} locked={locked} labelledBy="q" />
      </>
    );
  }
  render(<Kept />);
  return given;
}

const point = (clientX: number, clientY: number, more = {}) => ({
  button: 0,
  isPrimary: true,
  pointerId: 1,
  pointerType: 'mouse',
  clientX,
  clientY,
  ...more,
});

/** From where it was pressed to another place, and let go there. */
function drag(from: Element, to: { x: number; y: number }, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') {
  fireEvent.pointerDown(from, point(0, 0));
  fireEvent.pointerMove(window, point(to.x, to.y));
  fireEvent[end](window, point(to.x, to.y));
}

describe('matching', () => {
  const lists = () => screen.getAllByRole<HTMLSelectElement>('combobox');
  const choice = (name: string) =>
    screen.getAllByRole('listitem').find(({ textContent }) => textContent === name) as HTMLElement;

  it('has a list for each left side, which it is named by; nothing chosen is no answer', () => {
    const given = show(MatchInput, MATCHING);
    fireEvent.change(screen.getByRole('combobox', { name: 'Italy' }), { target: { value: '0' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'France' }), { target: { value: '0' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Italy' }), { target: { value: '' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'France' }), { target: { value: '' } });
    expect(given).toEqual([['', 'Rome'], ['Rome', 'Rome'], ['Rome', ''], null]);
  });

  it('takes what is dragged to a row, from there to another, and away again', () => {
    const given = show(MatchInput, MATCHING);
    const row = (left: string) => screen.getByRole('combobox', { name: left }).closest('li') as HTMLElement;
    const over = vi.spyOn(document, 'elementFromPoint');
    over.mockImplementation((x) => (x === 1 ? row('France') : x === 2 ? row('Italy') : document.body));
    drag(choice('Paris'), { x: 1, y: 50 });
    expect(screen.getByRole('status').textContent).toBe('Paris is placed at France.');
    const placed = () => lists()[0]?.parentElement?.querySelector('[data-grip]') as Element;
    drag(placed(), { x: 2, y: 50 });
    expect(given).toEqual([
      ['Paris', ''],
      ['', 'Paris'],
    ]);
    drag(
      screen.getByRole('combobox', { name: 'Italy' }).parentElement?.querySelector('[data-grip]') as Element,
      {
        x: 9,
        y: 50,
      },
    );
    expect(given.at(-1)).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Nothing is chosen for Italy.');
  });

  it('leaves everything as it was when the drag is given up, or was none', () => {
    const given = show(MatchInput, MATCHING);
    const over = vi.spyOn(document, 'elementFromPoint');
    over.mockImplementation(() => lists()[0] ?? null);
    drag(choice('Paris'), { x: 1, y: 50 }, 'pointerCancel');
    drag(choice('Paris'), { x: 1, y: 1 });
    fireEvent.pointerDown(choice('Paris'), point(0, 0));
    fireEvent.pointerMove(window, point(1, 50));
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(window, point(1, 50));
    expect(given).toEqual([]);
  });

  it('lets a finger scroll from anywhere but the grip', () => {
    const given = show(MatchInput, MATCHING);
    vi.spyOn(document, 'elementFromPoint').mockImplementation(() => lists()[0] ?? null);
    const finger = { pointerType: 'touch' };
    const swipe = (from: Element) => {
      fireEvent.pointerDown(from, point(0, 0, finger));
      fireEvent.pointerMove(window, point(1, 50, finger));
      fireEvent.pointerUp(window, point(1, 50, finger));
    };
    swipe(choice('Paris'));
    expect(given).toEqual([]);
    swipe(choice('Paris').querySelector('[data-grip]') as Element);
    expect(given).toEqual([['Paris', '']]);
  });

  it('only shows what was chosen once it is locked', () => {
    show(MatchInput, MATCHING, { answer: ['Paris', ''], locked: true });
    expect(screen.queryAllByRole('combobox')).toEqual([]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'FranceParis',
      'ItalyNothing chosen',
    ]);
  });
});

describe('ordering', () => {
  const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const button = (name: string) => screen.getByRole('button', { name });

  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      const place = [...(this.parentElement?.children ?? [])].indexOf(this);
      return { top: place * 50, height: 40, bottom: place * 50 + 40 } as DOMRect;
    });
  });

  it('is no answer until somebody says so', () => {
    const given = show(OrderInput, ORDERING);
    expect(texts()).toEqual(['1b', '2c', '3a']);
    fireEvent.click(button('Keep this order'));
    expect(given).toEqual([['b', 'c', 'a']]);
    fireEvent.click(button('This order is your answer.'));
    expect(given).toHaveLength(1);
  });

  it('moves by buttons and keys; the focus goes along, and it is said where the item is', async () => {
    const given = show(OrderInput, ORDERING);
    const down = button('Move b down');
    down.focus();
    await act(async () => fireEvent.click(down));
    expect(given.at(-1)).toEqual(['c', 'b', 'a']);
    expect(document.activeElement).toBe(button('Move b down'));
    expect(screen.getByRole('status').textContent).toBe('b: place 2 of 3');
    await act(async () => fireEvent.keyDown(down, { key: 'Home' }));
    await act(async () => fireEvent.keyDown(down, { key: 'ArrowUp' }));
    await act(async () => fireEvent.keyDown(down, { key: 'End' }));
    await act(async () => fireEvent.keyDown(down, { key: 'ArrowUp' }));
    expect(given.slice(1)).toEqual([
      ['b', 'c', 'a'],
      ['c', 'a', 'b'],
      ['c', 'b', 'a'],
    ]);
  });

  it('takes an item to where it is dragged, but not by its buttons', () => {
    const given = show(OrderInput, ORDERING);
    const [first] = screen.getAllByRole('listitem');
    drag(button('Move b down'), { x: 0, y: 110 });
    expect(given).toEqual([]);
    drag(first as HTMLElement, { x: 0, y: 110 });
    expect(given).toEqual([['c', 'a', 'b']]);
  });

  it('only shows the order once it is locked', () => {
    show(OrderInput, ORDERING, { answer: ['a', 'b', 'c'], locked: true });
    expect(texts()).toEqual(['1a', '2b', '3c']);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
