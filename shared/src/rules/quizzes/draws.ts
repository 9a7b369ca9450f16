import type { Question } from '../../model/quizzes/question.ts';
import type { StoredSettings } from '../../model/quizzes/quiz.ts';

type Pooled = Pick<Question, 'pool'>;
export type DrawSettings = Pick<StoredSettings, 'drawQuestions' | 'pools'>;

/** Positions of questions, and how many of them each paper has. */
export interface DrawGroup {
  positions: number[];
  draw: number;
}

/** Whether papers may have fewer questions than the quiz. */
export const isDrawn = ({ drawQuestions, pools }: DrawSettings): boolean =>
  drawQuestions > 0 || pools.some(({ draw }) => draw > 0);

/** How many questions stand in each pool. */
export function poolSizes(questions: readonly Pooled[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { pool } of questions) {
    if (pool) sizes.set(pool, (sizes.get(pool) ?? 0) + 1);
  }
  return sizes;
}

const group = (positions: number[], draw: number): DrawGroup => ({
  positions,
  draw: draw === 0 ? positions.length : Math.min(draw, positions.length),
});

/** Out of what a paper is drawn: out of each pool, and every question that is in none is on it; or out of all. */
export function drawGroups(
  questions: readonly Pooled[],
  { drawQuestions, pools }: DrawSettings,
): DrawGroup[] {
  const positions = [...questions.keys()];
  if (pools.length === 0) return [group(positions, drawQuestions)];
  const names = new Set(pools.map(({ name }) => name));
  const inPool = (name: string) => positions.filter((position) => questions[position]?.pool === name);
  const inNone = positions.filter((position) => !names.has(questions[position]?.pool ?? ''));
  return [group(inNone, 0), ...pools.map(({ name, draw }) => group(inPool(name), draw))];
}

/** What one paper of a quiz comes to; where questions are drawn, points may differ from paper to paper. */
export interface PaperTotals {
  questions: number;
  points: number;
  leastPoints: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export function paperTotals(
  questions: readonly (Pooled & Pick<Question, 'points'>)[],
  settings: DrawSettings,
): PaperTotals {
  const groups = drawGroups(questions, settings).map(({ positions, draw }) => {
    const points = positions.map((position) => questions[position]?.points ?? 0).toSorted((a, b) => b - a);
    return { draw, points: sum(points.slice(0, draw)), least: sum(points.slice(points.length - draw)) };
  });
  return {
    questions: sum(groups.map(({ draw }) => draw)),
    points: sum(groups.map(({ points }) => points)),
    leastPoints: sum(groups.map(({ least }) => least)),
  };
}

const only = (count: number) => `only ${count} ${count === 1 ? 'question' : 'questions'}`;

/** What keeps papers from being drawn as the settings say, by field. */
export function drawProblems(
  questions: readonly Pooled[],
  { drawQuestions, pools }: DrawSettings,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const sizes = poolSizes(questions);
  if (drawQuestions > 0 && pools.length > 0) {
    problems['settings.drawQuestions'] = 'Please draw either from all questions or from pools';
  } else if (drawQuestions > questions.length) {
    problems['settings.drawQuestions'] = `This quiz has ${only(questions.length)}`;
  }
  for (const [index, { name, draw }] of pools.entries()) {
    const size = sizes.get(name) ?? 0;
    if (pools.findIndex((pool) => pool.name === name) < index) {
      problems[`settings.pools.${index}.name`] = `The pool “${name}” is there more than once`;
    } else if (draw > size) problems[`settings.pools.${index}.draw`] = `The pool “${name}” has ${only(size)}`;
  }
  return problems;
}
