import { QUESTION_TYPES } from '@quizhall/shared/model/enums';
import { expect, it } from 'vitest';
import type { Template } from '../api/queries.ts';
import { previewOfTemplate } from './preview.ts';

const template: Template = {
  id: 'all',
  title: 'All types',
  description: '',
  category: 'general',
  difficulty: 'mixed',
  tags: [],
  timeLimit: 0,
  questions: QUESTION_TYPES.map((type) => ({
    type,
    question: 'What?',
    description: '',
    options: [],
    lefts: ['left'],
    rights: ['right'],
    items: ['item'],
    blanks: 0,
    points: 10,
  })),
};

it('takes sides and items from where the server puts them', () => {
  const { questions } = previewOfTemplate(template);
  const choices = Object.fromEntries(questions.map(({ type, choices: of }) => [type, of]));
  expect([choices.matching, choices.ordering]).toEqual([['right'], ['item']]);
});
