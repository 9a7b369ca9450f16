import type { OwnQuiz, QuizCard } from '@quizhall/shared/model/quiz';
import { type CardNumbers, getCardNumbers } from '../_data/card-numbers.ts';
import type { QuizContent } from '../_data/quiz-content.ts';
import type { Quiz, StoredCard } from '../_data/quizzes.ts';
import { coverOf } from '../_files/media.ts';

/** Before anybody finished an attempt. */
export const NO_NUMBERS: CardNumbers = {
  totalResponses: 0,
  avgScore: 0,
  avgTime: 0,
  rating: { average: 0, count: 0 },
};

export const toCard = (card: StoredCard, numbers: CardNumbers): QuizCard => ({
  ...card,
  ...numbers,
  coverImage: coverOf(card),
});

/** What a call that changes a quiz as a whole answers. */
export const cardAnswer = async (quiz: Quiz): Promise<{ quiz: QuizCard }> => ({
  quiz: toCard(quiz, await getCardNumbers(quiz.id)),
});

/** The whole quiz for its owner; the response schema drops what is stored but not answered. */
export const toOwnQuiz = (
  quiz: Quiz,
  questions: QuizContent['questions'],
  numbers: CardNumbers,
): OwnQuiz => ({ ...quiz, ...toCard(quiz, numbers), questions });
