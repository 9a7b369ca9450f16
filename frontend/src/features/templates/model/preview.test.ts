import { isTakeable, QUESTION_TYPES } from '@quizhall/shared/model/enums';
import { expect, it } from 'vitest';
import { QUESTION_TYPE_LABELS } from '@/entities/quiz/labels.ts';
import type { Template } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { previewOfTemplate } from './preview.ts';

const template: Template = {
  id: 'all',
  title: 'All types',
  description: '',
  category: 'general',
  difficulty: 'mixed',
  tags: [],
  timeLimit: 0,
  publishable: false,
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

it('names the types that cannot be published yet off the one list, and says nothing where there are none', () => {
  const { note = '' } = previewOfTemplate(template);
  const named = QUESTION_TYPES.filter((type) => note.includes(QUESTION_TYPE_LABELS[type].toLowerCase()));
  expect(named).toEqual(QUESTION_TYPES.filter((type) => !isTakeable({ type })));
  expect(messages.notYetText(['essay', 'matching', 'ordering'])).toContain(
    'essay, matching and ordering can',
  );
  const questions = template.questions.filter(isTakeable);
  expect(previewOfTemplate({ ...template, questions })).not.toHaveProperty('note');
});

it('takes sides and items from where the server puts them', () => {
  const { questions } = previewOfTemplate(template);
  const choices = Object.fromEntries(questions.map(({ type, choices: of }) => [type, of]));
  expect([choices.matching, choices.ordering]).toEqual([['right'], ['item']]);
});
