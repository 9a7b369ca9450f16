import { describe, expect, it } from 'vitest';
import { isMediaAlone, withAnswerText } from './option-text.ts';

const media = { key: 'media/u/1.png', alt: 'A cat' };
const option = (text: string) => ({ text, isCorrect: false, explanation: '', media });

describe('an option with a picture', () => {
  it('is answered by its text, and without one by what describes the picture', () => {
    expect(withAnswerText(option('Tom')).text).toBe('Tom');
    expect(withAnswerText(option('')).text).toBe('A cat');
    expect(withAnswerText({ ...option(''), media: undefined }).text).toBe('');
  });

  it('is a picture alone where its text says nothing else', () => {
    expect(isMediaAlone(withAnswerText(option('')))).toBe(true);
    expect(isMediaAlone(option('Tom'))).toBe(false);
    expect(isMediaAlone({ text: '' })).toBe(false);
  });
});
