import { buildQuestion } from '@quizhall/shared/testing/factories';
import { expect, it } from 'vitest';
import { newQuiz } from '../use-cases/new-quiz.ts';
import { withChanges } from './quiz-draft.ts';
import { restoredDraft } from './versions.ts';

it('a version comes back with its results as they were disclosed then, and a save leaves that alone', async () => {
  const today = newQuiz('00000000000000000000000000', 'owner', '2030-01-01T00:00:00.000Z');
  const apart = { showResultsImmediately: true, disclosure: 'on_release' } as const;
  const settings = { ...today.settings, ...apart };
  const version = { title: '', settings, rewards: today.rewards, totalPoints: 0, questions: [] };
  const back = await restoredDraft(today, version);
  expect(back.quiz.settings).toMatchObject(apart);
  const saved = await withChanges(back, { settings: { ...settings, maxAttempts: 2 } });
  expect(saved.quiz.settings).toMatchObject({ ...apart, maxAttempts: 2 });
  expect((await withChanges({ quiz: today, questions: [] }, { settings })).quiz.settings).toMatchObject({
    showResultsImmediately: false,
  });
});

it('a version comes back with the MathML that was made for it', async () => {
  const today = newQuiz('00000000000000000000000000', 'owner', '2030-01-01T00:00:00.000Z');
  const formulas = { $x$: '<math><mi>made then</mi></math>' };
  const questions = [{ ...buildQuestion({ question: 'What is $x$?' }), formulas }];
  const { title, settings, rewards, totalPoints } = today;
  const { questions: written } = await restoredDraft(today, {
    title,
    settings,
    rewards,
    totalPoints,
    questions,
  });
  expect(written[0]?.formulas).toEqual(formulas);
});
