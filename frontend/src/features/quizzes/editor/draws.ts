import type { Settings } from '@quizhall/shared/model/quizzes/quiz';
import { poolSizes } from '@quizhall/shared/rules/quizzes/draws';
import type { QuestionForm, QuizForm } from './quiz-form.ts';

/** Selection of each participant's questions: all, a number of all, or a number per pool. */
export type DrawMode = 'all' | 'some' | 'pools';

type Pooled = readonly Pick<QuestionForm, 'pool'>[];

interface Drawn {
  questions: Pooled;
  settings: Pick<QuizForm['settings'], 'drawQuestions' | 'pools'>;
}

/** Returns the pools in use with their numbers of questions. */
export const poolsIn = (questions: Pooled): Map<string, number> =>
  poolSizes(questions.map(({ pool }) => ({ pool: pool.trim() })));

export function drawModeOf({ drawQuestions, pools }: Drawn['settings']): DrawMode {
  if (drawQuestions > 0) return 'some';
  return pools.length > 0 ? 'pools' : 'all';
}

/** Returns the pools to send: those that questions use and that have a number to draw. The form keeps the others. */
export function drawnPools({ questions, settings }: Drawn): Settings['pools'] {
  if (settings.drawQuestions > 0) return [];
  const sizes = poolsIn(questions);
  return settings.pools.filter(({ name, draw }) => draw > 0 && sizes.has(name));
}

/** Returns the pools with the number to draw of one changed. */
export const withDraw = (pools: Settings['pools'], name: string, draw: number): Settings['pools'] => [
  ...pools.filter((pool) => pool.name !== name),
  { name, draw },
];
