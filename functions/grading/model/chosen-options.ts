import type { Question, UserAnswer } from '@quizhall/shared/model/quizzes/question';

/** Indexes of the options that an answer names. */
export function chosenOptions({ options }: Question, answer: UserAnswer): number[] {
  const texts = [answer ?? []].flat();
  return options.flatMap(({ text }, index) => (texts.includes(text) ? [index] : []));
}
