import { LIMITS } from '@quizhall/shared/model/limits';
import { expect, it } from 'vitest';
import { withOwnPassages } from './imported-passages.ts';
import { messages } from '../editor/messages.ts';
import { emptyQuestion } from '../editor/quiz-form.ts';

const ask = (id: string, passageId: string) => ({ ...emptyQuestion(id), passageId });
const READ = [
  { id: 'passage-1', title: '', text: 'One' },
  { id: 'passage-2', title: 'Two', text: 'Text' },
];

it('gives passages ids of this quiz, for the questions that were chosen alone', () => {
  const { questions, passages } = withOwnPassages(
    [ask('a', 'passage-2'), ask('b', ''), ask('c', 'passage-2')],
    READ,
    [{ id: 'passage-2', title: '', text: 'Another one' }],
  );
  expect(passages).toEqual([{ id: expect.not.stringMatching(/^passage-2$/), title: 'Two', text: 'Text' }]);
  const [passage] = passages;
  expect(questions.map(({ passageId }) => passageId)).toEqual([passage?.id, '', passage?.id]);
});

it('knows a passage that the quiz has already', () => {
  const { questions, passages } = withOwnPassages([ask('a', 'passage-1')], READ, [
    { id: 'mine', title: '', text: 'One' },
  ]);
  expect([passages, questions[0]?.passageId]).toEqual([[], 'mine']);
});

it('puts a passage before the description where there is no room for more', () => {
  const full = Array.from({ length: LIMITS.passages }, (_, n) => ({ id: `p${n}`, title: '', text: `${n}` }));
  const own = { ...ask('a', 'passage-2'), description: 'Own' };
  const { questions, passages } = withOwnPassages([own], READ, full);
  expect(passages).toEqual([]);
  expect(questions[0]).toMatchObject({ passageId: '', description: 'Two\n\nText\n\nOwn' });
});

it('says what a description can not take of a passage, and never becomes too long', () => {
  const full = Array.from({ length: LIMITS.passages }, (_, n) => ({ id: `p${n}`, title: '', text: `${n}` }));
  const media = { key: 'media/me/a.png', alt: 'A map' };
  const long = { id: 'long', title: '', text: 'x'.repeat(LIMITS.description), media };
  const shown = { id: 'shown', title: '', text: 'Look', media };
  const asked = [{ ...ask('a', 'long'), description: 'Own' }, ask('b', 'shown'), ask('c', 'shown')];
  const { questions, lost } = withOwnPassages(asked, [long, shown], full);
  expect(questions.map(({ description }) => description)).toEqual(['Own', 'Look', 'Look']);
  expect(lost).toEqual({ texts: 1, files: 3 });
  expect(messages.import.addedWithout(3, lost)).toBe(
    '3 questions added. This quiz can have no more passages. Left out: the text of a passage in 1 question, the file of a passage in 3 questions.',
  );
  expect(messages.import.addedWithout(1, { texts: 0, files: 0 })).toBe('1 question added');
});

it('forgets a passage that is not there', () => {
  expect(withOwnPassages([ask('a', 'gone')], READ, []).questions[0]?.passageId).toBe('');
});
