import { describe, expect, it } from 'vitest';
import { detectFormat } from './detect.ts';
import { readQuestions } from './index.ts';
import { MOST_ITEMS } from './item.ts';

describe('detectFormat', () => {
  it.each([
    ['opentriviaqa', '\n #Q Who?\n^ a\nA a\nB b'],
    ['csv', 'question,option1\n#1?,{=a}'],
    ['csv', 'Question;Answer\n::a::;b'],
    ['csv', 'Hello'],
    ['gift', '// a comment\n::Title:: Who? {=a}'],
    ['gift', '$CATEGORY: a\n\nSo?{T}'],
    ['gift', 'Who is it, {\n ~a, b\n =c\n}?'],
    ['gift', 'Tell a story. {}'],
    ['aiken', 'Who?\nA. a\nB. b\nANSWER : B'],
    ['list', '1. Who?\nA) a\nB) b\nCorrect answer: B'],
    ['list', 'Who?\n*a\nb\nc'],
    ['list', 'int main() {}?\nA) a\nB) b\nAnswer: B'],
    ['gift', 'A) x\nB) y {=a ~b}'],
    ['aiken', 'Who?\nA. a\nB. b\nANSWER: B'],
    ['moodlexml', '<?xml version="1.0"?>\n<quiz></quiz>'],
    ['moodlexml', '\n<quiz>'],
    ['json', '{ "questions": [] }'],
    ['json', '[\n  {"type": "essay"}]'],
  ])('%s', (format, text) => {
    expect(detectFormat(text)).toBe(format);
  });
});

it('reads questions to order, to tell and to match; one that asks the same again is dropped', async () => {
  const source =
    'Sort.{>a\nb}\n\nTell. {}\n\nMatch.{=a->b =c->d}\n\nMatch.{=a->d =c->b}\n\nMatch.{=a->b =c->d}';
  const { questions, report } = await readQuestions({ source });
  expect(questions.map(({ type }) => type)).toEqual(['ordering', 'essay', 'matching', 'matching']);
  expect(report.map(({ status }) => status)).toEqual(['kept', 'kept', 'kept', 'kept', 'dropped']);
});

describe('what is read but not used', () => {
  it('comes after more than anybody needs at a time', async () => {
    const items = Array.from({ length: MOST_ITEMS + 3 }, (_, index) => `Is it ${index}?{T}\n\n`);
    const { summary, report } = await readQuestions({ source: items.join('') });
    expect(summary).toEqual({ kept: MOST_ITEMS, changed: 0, dropped: 1 });
    expect(report.at(-1)?.reason).toBe('This and all further items were not read: 5000 at a time are enough');
  });
});
