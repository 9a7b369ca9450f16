// @vitest-environment happy-dom
import { QUESTION_TYPES } from '@quizhall/shared/model/enums';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PreviewQuestion, PreviewQuiz } from './preview-quiz.ts';
import { QuizPreview } from './quiz-preview.tsx';

const base: PreviewQuestion = {
  type: 'one_choice',
  question: 'What?',
  description: '',
  points: 10,
  timeLimit: 0,
  options: [],
  prompts: [],
  choices: [],
};
const OPTIONS = [{ text: 'Gold' }, { text: 'Gold' }, { text: '`neon`' }];
const EACH: PreviewQuestion[] = [
  { ...base, options: OPTIONS },
  { ...base, type: 'multiple_choice', options: OPTIONS },
  { ...base, type: 'true_false', options: [{ text: 'True' }, { text: 'False' }] },
  { ...base, type: 'short_answer' },
  { ...base, type: 'essay' },
  { ...base, type: 'fill_blank', question: 'Gold is ___ and ___.' },
  { ...base, type: 'matching', prompts: ['Yes', 'Yes'], choices: ['oui', '$x^2$'] },
  { ...base, type: 'ordering', choices: ['b', 'a', 'a'] },
];
const quiz: PreviewQuiz = {
  title: 'Metals',
  description: 'About **metals**.',
  instructions: 'No books.',
  minutes: 30,
  language: 'de',
  passages: [{ id: 'p1', title: 'A text', text: 'Long ago.' }],
  questions: EACH,
};

const show = (shown: PreviewQuiz = quiz, startAt = 0) =>
  render(<QuizPreview quiz={shown} startAt={startAt} onClose={vi.fn<() => void>()} />);
const goTo = (place: number) =>
  act(async () => fireEvent.change(screen.getByLabelText('Go to'), { target: { value: String(place) } }));
const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const question = () => within(screen.getByRole('region', { name: /^Question \d/ }));
const placeOf = (type: PreviewQuestion['type']) => EACH.findIndex((one) => one.type === type) + 1;

beforeEach(() => {
  // As a page with a doctype: the library of formulas warns of others.
  Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true });
});
afterEach(cleanup);

describe('a dry run', () => {
  it('begins with what participants read first, and walks through every type', async () => {
    show();
    const before = within(screen.getByRole('region', { name: 'Start' }));
    before.getByText('8 questions · 30 min');
    before.getByText('metals', { selector: 'strong' });
    before.getByText('No books.');
    expect(EACH.map(({ type }) => type).toSorted()).toEqual(QUESTION_TYPES.toSorted());
    for (let place = 1; place <= EACH.length; place++) {
      await click('Next');
      screen.getByRole('region', { name: `Question ${place} of 8` });
    }
    const next = screen.getByRole('button', { name: 'Next' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await click('Previous');
    screen.getByRole('region', { name: 'Question 7 of 8' });
    expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('7 of 8 · What?');
  });

  it('takes one choice or several, also of options that read the same, and keeps them until it is closed', async () => {
    const { rerender } = show(quiz, 1);
    const radios = () => question().getAllByRole<HTMLInputElement>('radio');
    await act(async () => fireEvent.click(radios()[1] as HTMLElement));
    expect(radios().map(({ checked }) => checked)).toEqual([false, true, false]);
    expect(question().getByText('neon').tagName).toBe('CODE');
    await goTo(2);
    const boxes = () => question().getAllByRole<HTMLInputElement>('checkbox');
    for (const place of [0, 2, 0]) await act(async () => fireEvent.click(boxes()[place] as HTMLElement));
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false, true]);
    await goTo(1);
    expect(radios()[1]?.checked).toBe(true);
    const onClose = vi.fn<() => void>();
    rerender(<QuizPreview quiz={undefined} onClose={onClose} />);
    rerender(<QuizPreview quiz={quiz} startAt={1} onClose={onClose} />);
    expect(radios().map(({ checked }) => checked)).toEqual([false, false, false]);
  });

  it('has a field for each blank, a line and a larger field', async () => {
    show(quiz, placeOf('fill_blank'));
    const second = question().getByLabelText<HTMLInputElement>('Blank 2 of 2');
    await act(async () => fireEvent.change(second, { target: { value: 'soft' } }));
    expect([question().getByLabelText<HTMLInputElement>('Blank 1 of 2').value, second.value]).toEqual([
      '',
      'soft',
    ]);
    question().getByRole('heading', { name: /Gold is\s+blank\s+and\s+blank/ });
    await goTo(placeOf('essay'));
    expect(question().getByLabelText('Your answer').tagName).toBe('TEXTAREA');
    await goTo(placeOf('short_answer'));
    expect(question().getByRole('textbox', { name: 'What?' }).tagName).toBe('INPUT');
  });

  it('moves items by buttons that keep the focus, and says where they are', async () => {
    show(quiz, placeOf('ordering'));
    const texts = () =>
      question()
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    const button = question().getByRole('button', { name: 'Move b down' });
    button.focus();
    await act(async () => fireEvent.click(button));
    expect(texts()).toEqual(['1a', '2b', '3a']);
    expect(document.activeElement).toBe(button);
    question().getByText('b: place 2 of 3');
    for (const place of [0, 1]) {
      void place;
      await act(async () => fireEvent.click(question().getByRole('button', { name: 'Move b down' })));
    }
    expect(texts()).toEqual(['1a', '2a', '3b']);
  });

  it('offers what can be chosen for each side: formulas as they are said, because a list has none', async () => {
    show(quiz, placeOf('matching'));
    expect(await question().findAllByRole('math')).toHaveLength(1);
    const sides = question().getAllByRole<HTMLSelectElement>('combobox', { name: 'Yes' });
    expect(sides.map(({ value }) => value)).toEqual(['', '']);
    expect([...(sides[1]?.options ?? [])].map(({ text }) => text)).toEqual(['Nothing chosen', 'oui', 'x²']);
    await act(async () => fireEvent.change(sides[1] as HTMLElement, { target: { value: '1' } }));
    expect(sides.map(({ value }) => value)).toEqual(['', '1']);
    expect(await question().findAllByRole('math')).toHaveLength(2);
  });

  it('shows a passage beside its questions, and files with their description and captions', async () => {
    const film = { name: 'a.mp4', url: '/media/a.mp4', alt: 'A smith', captionsUrl: '/media/a.vtt' };
    const picture = { name: 'b.png', url: 'blob:b', alt: 'A ring' };
    const waiting = { name: 'incoming/c.png', url: undefined, alt: 'A coin' };
    const options = [
      { text: 'A ring', media: picture },
      { text: 'A coin', media: waiting },
    ];
    const { baseElement } = show(
      { ...quiz, questions: [{ ...base, media: film, options, passageId: 'p1' }] },
      1,
    );
    question().getByText('Long ago.');
    const track = baseElement.querySelector('video[aria-label="A smith"] track');
    expect([track?.getAttribute('src'), track?.getAttribute('srclang')]).toEqual(['/media/a.vtt', 'de']);
    question().getByRole('img', { name: 'A ring' });
    question().getByText(/Picture: A coin/);
  });

  it('says what is missing in an empty draft, and in a question that is not finished', async () => {
    const { rerender } = show({ ...quiz, questions: [] });
    screen.getByRole('heading', { name: 'No questions yet' });
    const onClose = vi.fn<() => void>();
    const shown = (questions: PreviewQuestion[]) =>
      rerender(<QuizPreview quiz={{ ...quiz, questions }} startAt={1} onClose={onClose} />);
    shown([{ ...base, question: '' }]);
    question().getByText('Still missing: the question’s text; at least two options');
    shown([{ ...base, type: 'fill_blank', question: 'Gold is soft.' }]);
    question().getByText('Still missing: a blank: three underscores (___) mark one');
    question().getByLabelText('Blank');
  });
});
