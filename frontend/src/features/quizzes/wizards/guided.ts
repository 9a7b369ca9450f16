import { sectionOf } from '../editor/problems.ts';
import type { QuizForm } from '../editor/quiz-form.ts';

/** Steps of `/quiz/create2` with their displayed number out of `LAST_STEP`. */
const NUMBERS = {
  welcome: 0,
  title: 1,
  category: 2,
  difficulty: 3,
  start: 4,
  questions: 4.5,
  settings: 5,
  rewards: 6,
  schedule: 7,
  preview: 8,
} as const;
export type GuidedStep = keyof typeof NUMBERS;

export const GUIDED_STEPS = Object.keys(NUMBERS) as [GuidedStep, ...GuidedStep[]];
export const LAST_STEP = NUMBERS.preview;
export const stepNumber = (step: GuidedStep): number => NUMBERS[step];

/** Field required to leave a step. The category of step 2 always has a value. */
export const NEEDED: Partial<Record<GuidedStep, string>> = { title: 'title', questions: 'questions' };

export function isStepDone(step: GuidedStep, { title, questions }: QuizForm): boolean {
  if (step === 'title') return title.trim() !== '';
  return step !== 'questions' || questions.length > 0;
}

/** Skips the source of questions if there already are questions. */
export function stepAfter(step: GuidedStep, questions: number): GuidedStep {
  if (step === 'difficulty' && questions > 0) return 'questions';
  return GUIDED_STEPS[GUIDED_STEPS.indexOf(step) + 1] ?? step;
}

const STEPS_OF_FIELDS: Record<string, GuidedStep> = {
  title: 'title',
  description: 'title',
  category: 'category',
  customCategory: 'category',
  coverImage: 'category',
  difficulty: 'difficulty',
  tags: 'difficulty',
  language: 'difficulty',
  listed: 'difficulty',
};

/** Returns the step of a field. A quiz without questions starts with their source. */
export function guidedStepOf(path: string): GuidedStep {
  if (path === 'questions') return 'start';
  const section = sectionOf(path);
  return section === 'basic' ? (STEPS_OF_FIELDS[path.split('.')[0] ?? ''] ?? 'title') : section;
}
