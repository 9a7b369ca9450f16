import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/quizzes/question';

export const isChosen = (answer: UserAnswer, text: string): boolean =>
  Array.isArray(answer) ? answer.includes(text) : answer === text;

/** Toggles a struck-out option. */
export const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter((other) => other !== place) : [...places, place];

/** Struck-out options after an answer: a chosen option is never struck out. */
export const struckBeside = (
  { options }: Pick<ParticipantQuestion, 'options'>,
  places: readonly number[],
  answer: UserAnswer,
): readonly number[] => places.filter((place) => !isChosen(answer, options[place]?.text ?? ''));
