import type { QuestionInput } from '@quizhall/shared/model/quizzes/question';
import type { DemoRole } from './accounts.ts';
import { answerTo, GUESTS, guestOf, luck } from './people.ts';
import { type SeedQuiz, toQuizInput } from '@quizhall/functions/quizzes/model/open-trivia.ts';

/** Quizzes that people have taken on a fresh stage, so that statistics have something to tell. */
const TAKEN = ['Capitals of the world', 'A tour of the Solar System', 'The human body'];
const SITTINGS = 30;
/** Those who are signed in take each quiz too, last of all, but not their own; the learner twice. */
const signedIn = ({ owner }: SeedQuiz): DemoRole[] => [
  'learner',
  owner === 'creator' ? 'organization' : 'creator',
  'learner',
];
const DAYS = 12;
const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;

/** When the quizzes of a fresh stage were made, before anybody took one (milliseconds before now). */
export const CREATED_BEFORE_MS = (DAYS + 2) * DAY_MS;

/** One attempt that somebody made. */
export interface Sitting {
  quiz: string;
  /** A guest by number, or a demo account. */
  who: { guest: number; name: string; email: string } | { role: DemoRole };
  /** Milliseconds before now. */
  startedBefore: number;
  seconds: number;
  /** By the question's text; what is missing was left blank. */
  answers: Map<string, { userAnswer: string | string[]; timeSpent: number }>;
  rating: number | undefined;
}

/** The attempts of a fresh stage, the oldest first: the same in every run. */
export function planSittings(quizzes: readonly SeedQuiz[]): Sitting[] {
  return TAKEN.flatMap((title, index) => {
    const quiz = quizzes.find((one) => one.title === title);
    if (!quiz) throw new Error(`No demo quiz "${title}"`);
    return sittingsOf(quiz, luck(31 + index), index);
  }).toSorted((a, b) => b.startedBefore - a.startedBefore);
}

function sittingsOf(quiz: SeedQuiz, chance: () => number, first: number): Sitting[] {
  const { questions = [] } = toQuizInput(quiz);
  const ease = questions.map(() => 0.4 + chance() * 0.55);
  return Array.from({ length: SITTINGS }, (_, place) => {
    const answers = answersOf(questions, ease, chance);
    const seconds = [...answers.values()].reduce((sum, { timeSpent }) => sum + timeSpent, 5);
    return {
      quiz: quiz.title,
      who: whoOf(quiz, place, first),
      startedBefore: startOf(place, chance),
      seconds,
      answers,
      rating: chance() < 0.25 ? 3 + Math.floor(chance() * 3) : undefined,
    };
  });
}

function whoOf(quiz: SeedQuiz, place: number, first: number): Sitting['who'] {
  const accounts = signedIn(quiz);
  const role = accounts[place - (SITTINGS - accounts.length)];
  if (role) return { role };
  const guest = (place + first * 5) % GUESTS;
  return { guest, ...guestOf(guest) };
}

/** More on some days than on others, none in the last hour. */
function startOf(place: number, chance: () => number): number {
  const days = DAYS * (1 - place / SITTINGS) ** 1.4;
  return Math.round((days + chance() * 0.3) * DAY_MS) + 3_600 * SECOND_MS;
}

/** Somebody knows more or less of everything; who gets on slowly leaves the last question blank now and then. */
function answersOf(
  questions: readonly QuestionInput[],
  ease: number[],
  chance: () => number,
): Sitting['answers'] {
  const skill = (chance() + chance() + chance()) * 0.3 - 0.45;
  const answers: Sitting['answers'] = new Map();
  for (const [index, question] of questions.entries()) {
    const isRight = chance() < (ease[index] ?? 0.6) + skill;
    const timeSpent = Math.round(6 + chance() * 26);
    const isBlank = index === questions.length - 1 && chance() < 0.15;
    if (!isBlank)
      answers.set(question.question, { userAnswer: answerTo(question, isRight, chance), timeSpent });
  }
  return answers;
}
