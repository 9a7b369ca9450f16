import type { Question, UserAnswer } from '@quizhall/shared/model/question';

/** Which options an answer names, by index. */
export function chosenOptions({ options }: Question, answer: UserAnswer): number[] {
  const texts = [answer ?? []].flat();
  return options.flatMap(({ text }, index) => (texts.includes(text) ? [index] : []));
}
