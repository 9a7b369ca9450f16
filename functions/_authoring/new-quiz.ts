import { QuizInput } from '@quizhall/shared/model/quiz';
import { normalisePrizePool } from '@quizhall/shared/rules/normalise';
import { CODE_ALPHABET, CODE_LENGTH } from '@quizhall/shared/rules/quiz-code';
import { LINK_TAIL_LENGTH, shareableLink } from '@quizhall/shared/rules/slug';
import { createQuiz, type Quiz } from '../_data/quizzes.ts';
import { randomText } from '../_http/random.ts';
import type { Draft } from './quiz-changes.ts';

const ID_LENGTH = 16;
/** A billion codes: even with a million quizzes a second collision in a row is one in a million. */
const MOST_TRIES = 8;

/** An empty draft of this owner with the defaults of spec 2 §3; code and link are given when it is saved. */
export function newQuiz(ownerId: string, at: string): Quiz {
  const { questions: _, coverImage: __, settings, prizePool, ...defaults } = QuizInput.parse({});
  return {
    ...defaults,
    settings: { ...settings, hasPassword: false },
    prizePool: normalisePrizePool(prizePool),
    id: `q_${randomText(ID_LENGTH)}`,
    ownerId,
    status: 'draft',
    createdAt: at,
    updatedAt: at,
    isFeatured: false,
    code: '',
    shareableLink: '',
    revision: 1,
    version: 0,
    totalQuestions: 0,
    totalPoints: 0,
    draftChunks: 0,
    shards: 1,
  };
}

/** Saves a new quiz under a code and a link that nobody has. */
export async function saveNewQuiz({ quiz, questions }: Draft): Promise<Quiz> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const named = {
      ...quiz,
      code: randomText(CODE_LENGTH, CODE_ALPHABET),
      shareableLink: shareableLink(quiz.title, randomText(LINK_TAIL_LENGTH, CODE_ALPHABET).toLowerCase()),
    };
    if (await createQuiz(named, questions)) return named;
  }
  throw new Error('No free quiz code was found');
}
