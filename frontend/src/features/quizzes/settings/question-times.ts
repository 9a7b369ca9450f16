import { questionTimeOf, shownTimeLimit } from '@quizhall/shared/rules/attempts/question-time';
import { type QuestionTimesMode, USUAL_SECONDS } from './question-times-mode.ts';
import type { QuestionForm, QuizForm } from '../editor/quiz-form.ts';

/** Seconds; 0 = no limit. */
export interface QuestionTimes {
  least: number;
  most: number;
}

/**
 * Returns the shortest and longest limit of the questions; undefined without questions.
 * @param own the questions' own limits, in seconds; 0 = that of the quiz
 */
export function questionTimes(own: readonly number[], ofQuiz: number): QuestionTimes | undefined {
  if (own.length === 0) return undefined;
  const limits = own.map((limit) => limit || ofQuiz);
  return { least: Math.min(...limits), most: Math.max(...limits) };
}

/** Fields of the form that determine time limits. */
export interface TimedForm {
  questionTimes: QuestionTimesMode;
  settings: { questionTimeLimit: number };
  questions: readonly Pick<QuestionForm, 'timeLimit'>[];
}

/** Returns the limits to store: one for all questions, or one per question. */
export function storedTimes({ questionTimes: mode, settings, questions }: TimedForm) {
  return {
    ofQuiz: mode === 'same' ? settings.questionTimeLimit : 0,
    own: questions.map(({ timeLimit }) => (mode === 'each' ? timeLimit : 0)),
  };
}

/**
 * Returns the maximum duration in minutes: the quiz's limit, or the sum of all question limits if that is shorter.
 */
export function minutesOf(form: TimedForm & { settings: { timeLimit: number } }): number {
  const { own, ofQuiz } = storedTimes(form);
  const questions = own.map((timeLimit) => ({ timeLimit }));
  return shownTimeLimit({
    timeLimit: form.settings.timeLimit,
    questionTime: questionTimeOf({ questions, settings: { questionTimeLimit: ofQuiz } }),
    questions: questions.length,
    asked: questions.length,
  });
}

/** True if any question has a time limit. */
export function isTimed(form: TimedForm): boolean {
  const { ofQuiz, own } = storedTimes(form);
  return ofQuiz > 0 || own.some((seconds) => seconds > 0);
}

type Stored = Omit<QuizForm, 'questionTimes'>;

/** Derives the choice from the stored limits without changing effective limits. */
export function withQuestionTimes(stored: Stored): QuizForm {
  const ofQuiz = stored.settings.questionTimeLimit;
  const limits = stored.questions.map(({ timeLimit }) => timeLimit || ofQuiz);
  const first = limits[0] ?? ofQuiz;
  const isEach = limits.some((limit) => limit !== first);
  const mode = isEach ? 'each' : first === 0 ? 'none' : 'same';
  const seconds = (isEach ? ofQuiz : first) || USUAL_SECONDS;
  return {
    ...stored,
    questionTimes: mode,
    settings: { ...stored.settings, questionTimeLimit: seconds },
    questions: stored.questions.map((question, index) => ({
      ...question,
      timeLimit: isEach ? (limits[index] ?? 0) : 0,
    })),
  };
}

/** Time limit of a new question, in seconds; 0 = none. */
export const newTimeLimit = (mode: QuestionTimesMode): number => (mode === 'each' ? USUAL_SECONDS : 0);

/** Returns each question's own limit. A shared limit is copied to the questions. */
export function ownTimes({ questionTimes: mode, settings, questions }: TimedForm): number[] {
  const shared = mode === 'same' ? settings.questionTimeLimit : 0;
  return questions.map(({ timeLimit }) => timeLimit || shared);
}

/**
 * Returns the limits of imported questions: the quiz's limit unless the file has its own, which switches the quiz to
 * limits per question. 0 = none in the file.
 */
export function importedTimes(form: TimedForm, imported: readonly number[]) {
  const { questionTimes: mode, settings } = form;
  const shared = mode === 'none' ? 0 : settings.questionTimeLimit;
  const differs = imported.some((seconds) => seconds > 0 && seconds !== shared);
  if (mode !== 'each' && !differs) return { mode, imported: imported.map(() => 0) };
  return { mode: 'each' as const, imported: imported.map((seconds) => seconds || shared) };
}
