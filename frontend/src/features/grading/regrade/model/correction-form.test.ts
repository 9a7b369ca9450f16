import { buildQuestion } from '@quizhall/shared/testing/factories';
import { describe, expect, it } from 'vitest';
import {
  editFromAddress,
  editOf,
  keyedQuestions,
  placesIn,
  textsAt,
  toCorrection,
} from './correction-form.ts';

const choice = buildQuestion({ id: 'choice' });
const short = buildQuestion({ id: 'short', type: 'short_answer', correctAnswers: ['gold'] });
const essay = buildQuestion({ id: 'essay', type: 'essay' });
const blanks = buildQuestion({
  id: 'blanks',
  type: 'fill_blank',
  question: '___ and ___',
  options: [],
  correctAnswers: ['salt | sel', 'pepper'],
});
const match = buildQuestion({ type: 'matching' });
const order = buildQuestion({ type: 'ordering', items: ['a', 'b', 'c'] });
const from = (search: string) => editFromAddress(new URLSearchParams(search), [choice, short, essay, blanks]);

describe('what the address asks for', () => {
  it.each([
    ['question=short&accept=Au', { ...editOf(short), accepted: 'gold\nAu' }],
    ['question=blanks&accept=poivre&blank=2', { ...editOf(blanks), accepted: 'salt | sel\npepper | poivre' }],
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

  it.each([
    ['accepts what is added to a blank', 'salt | sel\npepper|poivre', { accept: ['', 'poivre'] }],
    ['replaces the key of blanks', 'salt\npepper', { correctAnswers: ['salt', 'pepper'] }],
  ])('%s', (_, accepted, change) =>
    expect(toCorrection({ ...editOf(blanks), accepted }, blanks)).toEqual({
      questionId: 'blanks',
      ...change,
    }),
  );

  it('knows what an editor does not show', () => {
    const severalRight = [{ questionId: 'choice', texts: ['Paris', 'Lyon'] }];
    const [first, second, third] = keyedQuestions(
      { questions: [choice, short] },
      { dropped: ['short'], severalRight, former: [choice] },
    );
    expect(first && editOf(first).right).toEqual(['Paris', 'Lyon']);
    expect([first?.dropped, second?.dropped]).toEqual([false, true]);
    expect([first?.former, third?.former]).toEqual([false, true]);
  });

  it.each([
    ['belongs to each left side', match, ['Lyon', '', 'Rome']],
    ['is the right order', order, ['c', 'a', 'b']],
  ])('says what %s', (_, question, rights) => {
    const edit = { ...editOf(question), rights };
    expect(toCorrection(edit, question)).toEqual({ questionId: 'q1', correctAnswers: rights });
    expect(textsAt(question, placesIn(question, rights))).toEqual(rights);
  });

  it('begins with the key of today', () => {
    expect(editOf(match).rights).toEqual(['Paris', 'Rome', 'Madrid']);
    expect(editOf(order).rights).toEqual(['a', 'b', 'c']);
  });

  it('drops a question', () =>
    expect(toCorrection({ ...editOf(short), kind: 'drop' }, short)).toEqual({
      questionId: 'short',
      drop: true,
    }));
});
