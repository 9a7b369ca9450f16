import type { ParticipantQuestion } from '@quizhall/shared/model/quizzes/question';
import { expect, it } from 'vitest';
import type { Paper } from '../storage/attempt-records.ts';
import { withDelivered } from './delivered.ts';

const question = (id: string, more: Partial<ParticipantQuestion> = {}) =>
  ({ _id: id, question: `Question ${id}`, ...more }) as ParticipantQuestion;
const withheld = (id: string) => question(id, { question: '', later: true });
const paperOf = (...questions: ParticipantQuestion[]) => ({ quiz: { questions } }) as Paper;
const passage = { id: 'p1', title: 'Metals', text: 'Iron rusts.' };

it('fills in what was withheld, and keeps everything else', () => {
  const paper = paperOf(question('a'), withheld('b'), withheld('c'));
  const next = withDelivered(paper, [question('b', { passageId: 'p1' }), withheld('c')], [passage]);
  expect(next.quiz.questions).toEqual([question('a'), question('b', { passageId: 'p1' }), withheld('c')]);
  expect(next.quiz.passages).toEqual([passage]);
  expect(withDelivered(next, [question('b'), question('x')], [passage])).toBe(next);
});
