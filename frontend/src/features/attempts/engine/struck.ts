import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/quizzes/question';

/** Whether an option is what was answered. */
export const isChosen = (answer: UserAnswer, text: string): boolean =>
  Array.isArray(answer) ? answer.includes(text) : answer === text;

/** The places that are crossed out, once one of them is crossed out or restored. */
export const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter((other) => other !== place) : [...places, place];

/** The places that stay crossed out beside an answer: what is chosen is not crossed out. */
export const struckBeside = (
  { options }: Pick<ParticipantQuestion, 'options'>,
  places: readonly number[],
  answer: UserAnswer,
): readonly number[] => places.filter((place) => !isChosen(answer, options[place]?.text ?? ''));
