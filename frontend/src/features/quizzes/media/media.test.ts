import { QuizInput } from '@quizhall/shared/model/quizzes/quiz';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { describe, expect, it } from 'vitest';
import { fromQuestion, toQuestionInput } from '../editor/form-mapping.ts';
import {
  fittedSize,
  keptKeys,
  outdated,
  pathOf,
  pictureIn,
  sentOption,
  uploadedKeys,
  withKeys,
} from './media.ts';
import { toFormPath } from '../editor/problems.ts';
import { emptyOption, emptyQuestion, emptyQuiz } from '../editor/quiz-form.ts';

const picture = (key: string, alt = '') => ({ key, alt });
const row = (text: string, media?: { key: string; alt: string }) => ({
  ...emptyOption(`row ${text}`),
  text,
  media,
});

describe('an option with a picture', () => {
  it('is sent with its description as its text where it has none', () => {
    expect(sentOption(row(' ', picture('a', ' A cat ')))).toMatchObject({
      text: 'A cat',
      media: picture('a', 'A cat'),
    });
    expect(sentOption(row(' Tom ', picture('a', 'A cat')))).toMatchObject({
      text: 'Tom',
      media: picture('a', 'A cat'),
    });
  });

  it('is not described by the text that stands beside it', () => {
    expect(sentOption(row('A cat', picture('a', 'A cat')))).toMatchObject({
      text: 'A cat',
      media: picture('a'),
    });
  });

  it('comes back as it was written', () => {
    const options = [
      row('', picture('a', 'A cat')),
      row('Tom', picture('b', 'A cat')),
      row('', picture('c')),
    ];
    const form = { ...emptyQuestion('q'), options };
    const again = fromQuestion(toQuestionInput(form));
    expect(again.options.map(({ text, media }) => ({ text, media }))).toEqual(
      options.map(({ text, media }) => ({ text, media })),
    );
  });

  it('keeps those of a true/false question, which is not edited here', () => {
    const media = { key: 'media/u/1.png', alt: '' };
    const options = ['True', 'False'].map((text) => ({
      text,
      isCorrect: text === 'True',
      explanation: '',
      media,
    }));
    const question = buildQuestion({ type: 'true_false', options });
    expect(toQuestionInput(fromQuestion(question)).options).toEqual(options);
  });
});

describe('where a file belongs', () => {
  const question = { ...emptyQuestion('b'), options: [emptyOption('x'), emptyOption('y')] };
  const questions = [emptyQuestion('a'), question];

  it('is found wherever question and option are by now', () => {
    expect(pathOf({ questions, passages: [] }, { questionId: 'b' })).toBe('questions.1.media');
    expect(
      pathOf({ questions: questions.toReversed(), passages: [] }, { questionId: 'b', optionKey: 'y' }),
    ).toBe('questions.0.options.1.media');
    expect(pathOf({ questions, passages: [] }, { questionId: 'gone' })).toBeUndefined();
    expect(pathOf({ questions, passages: [] }, { questionId: 'b', optionKey: 'gone' })).toBeUndefined();
  });

  it('is the row itself, though empty rows before it are not sent', () => {
    const options = [row(''), row('Tom'), row(''), row('', picture('a'))];
    const form = { ...emptyQuiz(), questions: [{ ...emptyQuestion('q'), options }] };
    expect(toFormPath('questions.0.options.1.media.key', form)).toBe('questions.0.options.3.media');
    expect(toFormPath('questions.0.media.captionsKey', form)).toBe('questions.0.media.captionsKey');
  });
});

describe('the keys that the server keeps', () => {
  const sent = [
    { media: { key: 'in/1', alt: '', captionsKey: 'in/1c' }, options: [{}, { media: picture('in/2', 'x') }] },
    { media: picture('kept/3') },
  ];
  const kept = [
    {
      media: { key: 'kept/1', alt: '', captionsKey: 'kept/1c' },
      options: [{}, { media: picture('kept/2', 'x') }],
    },
    { media: picture('kept/3') },
  ];

  it('take the places of those that were sent', () => {
    const keys = keptKeys(sent, kept);
    expect(sent.map((question) => withKeys(question, keys))).toEqual(kept);
    expect(withKeys(sent[1] as object, keys)).toBe(sent[1]);
  });

  it('do so in a form that has changed meanwhile, and leave newer files alone', () => {
    const keys = keptKeys(sent, kept);
    const media = { key: 'in/1', alt: 'typed since', captionsKey: 'in/9' };
    const questions = [
      { ...emptyQuestion('new'), media: picture('in/7') },
      { ...emptyQuestion('a'), media, options: [row('', picture('in/2'))] },
    ];
    const changed = outdated({ questions }, keys);
    expect(changed).toMatchObject([
      [1, { media: { ...media, key: 'kept/1' }, options: [{ media: picture('kept/2') }] }],
    ]);
  });
});

it('makes a picture no larger than it is, and keeps its shape', () => {
  expect(fittedSize({ width: 4_000, height: 3_000 }, 1_600)).toEqual({ width: 1_600, height: 1_200 });
  expect(fittedSize({ width: 30, height: 9_000 }, 800)).toEqual({ width: 3, height: 800 });
  expect(fittedSize({ width: 300, height: 200 }, 800)).toEqual({ width: 300, height: 200 });
  expect(fittedSize({ width: 1, height: 9_000 }, 800).width).toBe(1);
});

it('sends what the API takes', () => {
  const media = { key: 'incoming/media/u/1.mp3', alt: ' Words ', captionsKey: 'incoming/media/u/1.vtt' };
  const form = { ...emptyQuestion('q'), media, options: [row('', picture('a', 'b')), row('c')] };
  const [question] = QuizInput.parse({ questions: [toQuestionInput(form)] }).questions;
  expect(question?.media).toEqual({ ...media, alt: 'Words' });
});

describe('pictureIn', () => {
  const picture = new File(['…'], 'image.png', { type: 'image/png' });
  const note = new File(['…'], 'note.txt', { type: 'text/plain' });
  const clipboard = (files: File[], text = '') => ({
    files: files as unknown as FileList,
    getData: (type: string) => (type === 'text/plain' ? text : ''),
  });
  it.each([
    ['a picture alone', clipboard([note, picture]), picture],
    ['cells of a spreadsheet, which come with a picture of them', clipboard([picture], 'a\tb'), undefined],
    ['another file', clipboard([note]), undefined],
    ['nothing', clipboard([]), undefined],
  ])('%s', (_, copied, expected) => expect(pictureIn(copied)).toBe(expected));
});

it('knows the files that are uploaded and not saved, wherever they stand', () => {
  const questions = [
    {
      ...emptyQuestion('q1'),
      media: { ...picture('incoming/a.mp4'), captionsKey: 'incoming/a.vtt' },
      options: [row('b', picture('incoming/b.png')), row('saved', picture('media/u/c.png'))],
    },
  ];
  const passages = [{ id: 'p1', title: '', text: '', media: picture('incoming/d.png') }];
  const coverImage = { key: 'incoming/e.png' };
  expect(uploadedKeys({ ...emptyQuiz(), questions, passages, coverImage })).toEqual([
    'incoming/a.mp4',
    'incoming/a.vtt',
    'incoming/b.png',
    'incoming/d.png',
    'incoming/e.png',
  ]);
});
