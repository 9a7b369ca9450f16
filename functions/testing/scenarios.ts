import type { Question } from '@quizhall/shared/model/quizzes/question';
import type { StoredSettings } from '@quizhall/shared/model/quizzes/quiz';
import { CODE_ALPHABET, CODE_LENGTH } from '@quizhall/shared/rules/quizzes/quiz-code';
import { buildQuiz, buildSettings } from '@quizhall/shared/testing/factories';
import { createQuiz, type Quiz, type Saving } from '../quizzes/model/quizzes.ts';
import { nowIso } from '../platform/clock.ts';
import { randomText } from '../platform/security/random.ts';
import type { User } from '../accounts/model/users.ts';
import { account, tokenOf } from './accounts.ts';

/** A signed-in person for a test: the account and an access token. */
export async function signedIn(overrides: Partial<User> = {}): Promise<{ user: User; token: string }> {
  const user = await account({ name: 'Ada', ...overrides });
  return { user, token: await tokenOf(user) };
}

interface PublishedQuiz {
  questions?: Question[];
  settings?: Partial<StoredSettings>;
  quiz?: Partial<Quiz>;
}

const NO_CHANGES = { fields: [], added: 0, removed: 0, changed: 0, moved: 0, affectsScores: false };
/** As the repository is told of a save by somebody, where it does not matter who that is. */
export const SAVING: Saving = { by: 'somebody', changes: NO_CHANGES };

/** A quiz in the table, published unless told, through the repository that the handlers use. */
export async function publishedQuiz(wish: PublishedQuiz = {}): Promise<Quiz> {
  const { questions, ...like } = buildQuiz(wish.questions && { questions: wish.questions });
  const at = nowIso();
  const quiz: Quiz = {
    ...like,
    id: `q_${randomText(16)}`,
    code: randomText(CODE_LENGTH, CODE_ALPHABET),
    shareableLink: `general-knowledge-${randomText(8).toLowerCase()}`,
    createdAt: at,
    updatedAt: at,
    settings: buildSettings(wish.settings),
    ownerId: randomText(20),
    draftChunks: 0,
    shards: 1,
    ...wish.quiz,
  };
  if (!(await createQuiz(quiz, questions, SAVING))) throw new Error('Code or link taken');
  return quiz;
}
