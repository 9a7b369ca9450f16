import type { QuestionInput } from '@quizhall/shared/model/quizzes/question';

const FIRST_NAMES =
  'Amara Ben Chiara Daniel Esther Felix Greta Hamid Ines Jonas Katja Leo Mila Noor Oskar Priya Quentin Rosa Samir Tilda Umut Vera Wanda Xenia Yusuf Zoe Anton Bela Carla Dorian Elif Finn Gwen Hugo'.split(
    ' ',
  );
const FAMILIES = ['Okafor', 'Lindqvist', 'Moreau', 'Tanaka', 'Brandt', 'Haddad', 'Silva', 'Novak', 'Byrne'];

/** As many different guests as there are first names. */
export const GUESTS = FIRST_NAMES.length;

/** Name and address of an invented guest. */
export function guestOf(index: number): { name: string; email: string } {
  const name = `${FIRST_NAMES[index % FIRST_NAMES.length]} ${FAMILIES[index % FAMILIES.length]}`;
  return { name, email: `${name.toLowerCase().replace(' ', '.')}@example.com` };
}

/** What somebody answers who knows it, or does not: the wrong option that lies nearest, mostly. */
export function answerTo(question: QuestionInput, isRight: boolean, chance: () => number): string | string[] {
  const texts = (correct: boolean) =>
    (question.options ?? []).filter(({ isCorrect = false }) => isCorrect === correct).map(({ text }) => text);
  if (question.type === 'multiple_choice') return isRight ? texts(true) : texts(true).slice(0, 2);
  const wrong = texts(false);
  if (wrong.length > 0)
    return (isRight ? texts(true)[0] : wrong[Math.floor(chance() ** 2 * wrong.length)]) ?? '';
  return isRight ? (question.correctAnswers?.[0] ?? '') : 'nine';
}

/** The same people with the same luck in every run (mulberry32). */
export function luck(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
