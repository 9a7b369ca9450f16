import { buildQuestion } from '@quizhall/shared/testing/factories';
import { describe, expect, it } from 'vitest';
import { editFromAddress, editOf, toCorrection } from './correction-form.ts';

const choice = buildQuestion({ id: 'choice' });
const short = buildQuestion({ id: 'short', type: 'short_answer', correctAnswers: ['gold'] });
const essay = buildQuestion({ id: 'essay', type: 'essay' });
const from = (search: string) => editFromAddress(new URLSearchParams(search), [choice, short, essay]);

describe('what the address asks for', () => {
  it.each([
    ['question=short&accept=Au', { ...editOf(short), accepted: 'gold\nAu' }],
    ['question=choice&drop=1', { ...editOf(choice), kind: 'drop' }],
    ['question=choice', editOf(choice)],
  ])('%s', (search, edit) => expect(from(search)).toEqual([edit]));

  it.each(['', 'question=other', 'question=essay&drop=1'])('is nothing: “%s”', (search) =>
    expect(from(search)).toEqual([]),
  );
});

describe('what the server is asked', () => {
  it('names every option', () => {
    expect(toCorrection({ ...editOf(choice), right: ['Lyon'] }, choice)).toEqual({
      questionId: 'choice',
      options: [
        { text: 'Paris', isCorrect: false },
        { text: 'Lyon', isCorrect: true },
        { text: 'Nice', isCorrect: false },
      ],
    });
  });

  it.each([
    ['accepts what is only added', 'gold\nAu', { accept: ['Au'] }],
    ['replaces what is taken away', 'Au', { correctAnswers: ['Au'] }],
  ])('%s', (_, accepted, change) =>
    expect(toCorrection({ ...editOf(short), accepted }, short)).toEqual({ questionId: 'short', ...change }),
  );

  it('drops a question', () =>
    expect(toCorrection({ ...editOf(short), kind: 'drop' }, short)).toEqual({
      questionId: 'short',
      drop: true,
    }));
});
