import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { quizKeys, refreshQuiz } from './quiz-keys.ts';

it('asks again for everything that shows how a quiz goes, and for nothing that its author wrote', async () => {
  const client = new QueryClient();
  const shown = [
    quizKeys.overview('q1'),
    quizKeys.analysis('q1'),
    quizKeys.versions('q1'),
    ['quizzes', 'participants', 'q1', {}],
    ['quizzes', 'participant', 'q1', 'p1'],
    ['quizzes', 'grading', 'q1', 'queue'],
  ];
  const others = [quizKeys.quiz('q1'), quizKeys.version('q1', '1'), quizKeys.overview('q2')];
  for (const queryKey of [...shown, ...others]) client.setQueryData(queryKey, {});
  await refreshQuiz(client, 'q1');
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
  expect(shown.map(isStale)).toEqual(shown.map(() => true));
  expect(others.map(isStale)).toEqual(others.map(() => false));
});
