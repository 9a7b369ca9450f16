import { LIMITS } from '@quizhall/shared/model/limits';
import { expect, it } from 'vitest';
import { withOwnPassages } from './imported-passages.ts';
import { emptyQuestion } from './quiz-form.ts';

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

it('forgets a passage that is not there', () => {
  expect(withOwnPassages([ask('a', 'gone')], READ, []).questions[0]?.passageId).toBe('');
});
