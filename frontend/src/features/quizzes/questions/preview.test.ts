import { QUESTION_TYPES } from '@quizhall/shared/model/enums';
import { oneOfEachType } from '@quizhall/shared/testing/factories';
import { expect, it } from 'vitest';
import { fromQuestion } from '../editor/form-mapping.ts';
import { previewOf } from './preview.ts';
import { emptyQuestion, emptyQuiz } from '../editor/quiz-form.ts';

const local = (key: string) => (key === 'incoming/here.png' ? 'blob:here' : undefined);

it('shows every type with what is answered and nothing of its key', () => {
  const questions = oneOfEachType(QUESTION_TYPES);
  const { questions: shown } = previewOf({ ...emptyQuiz(), questions: questions.map(fromQuestion) }, local);
  expect(shown.map(({ type }) => type)).toEqual(questions.map(({ type }) => type));
  const written = JSON.stringify(shown);
  expect(written).not.toContain('isCorrect');
  for (const { correctAnswers, explanation } of questions) {
    for (const secret of [...correctAnswers, explanation].filter(Boolean))
      expect(written).not.toContain(secret);
  }
  for (const question of questions) {
    const { prompts = [], choices = [] } = shown.find(({ type }) => type === question.type) ?? {};
    if (question.type === 'ordering') expect(choices).not.toEqual(question.items);
    if (question.type === 'matching') {
      expect(prompts).toEqual(question.pairs.map(({ left }) => left));
      expect(choices.slice(0, prompts.length)).not.toEqual(question.pairs.map(({ right }) => right));
    }
  }
});

it('shows files that were chosen here, checked ones, and of others only what they are', () => {
  const file = (key: string) => ({ key, alt: key });
  const questions = ['incoming/here.png', 'media/u/a.png', 'incoming/gone.png'].map((key) => ({
    ...emptyQuestion(key),
    media: file(key),
  }));
  const urls = previewOf({ ...emptyQuiz(), questions }, local).questions.map(({ media }) => media?.url);
  expect(urls).toEqual(['blob:here', '/media/media/u/a.png', undefined]);
});

it('leaves out rows in which nothing is written, and tells the time that counts', () => {
  const form = { ...emptyQuiz(), questions: [{ ...emptyQuestion('q1'), timeLimit: 90 }] };
  expect(previewOf(form, local).questions[0]).toMatchObject({ options: [], timeLimit: 30 });
  expect(previewOf({ ...form, questionTimes: 'each' }, local).questions[0]).toMatchObject({ timeLimit: 90 });
  expect(previewOf({ ...form, questionTimes: 'none' }, local).questions[0]).toMatchObject({ timeLimit: 0 });
  expect(previewOf(form, local).minutes).toBe(2);
  expect(previewOf({ ...form, questionTimes: 'none' }, local).minutes).toBe(30);
  const practised = previewOf({ ...form, settings: { ...form.settings, practiceMode: true } }, local);
  expect([practised.minutes, practised.questions[0]?.timeLimit]).toEqual([undefined, 0]);
});
