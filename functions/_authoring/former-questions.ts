import { LIMITS } from '@quizhall/shared/model/limits';
import type { KeyedQuestion } from '@quizhall/shared/rules/corrections';
import { getKeyedVersion } from '../_data/quiz-cache.ts';
import type { Quiz } from '../_data/quizzes.ts';
import { mapBounded } from '../_platform/bounded.ts';

/** So far back questions are looked for: as many versions as a function remembers. */
const MOST_VERSIONS = 40;
const AT_ONCE = 8;

/**
 * Questions that participants were asked before and the newest version asks no more, each as its last version had it, with
 * the key of today.
 */
export async function formerQuestions(
  quiz: Pick<Quiz, 'id' | 'version' | 'keyRevision'>,
): Promise<KeyedQuestion[]> {
  const numbers = Array.from(
    { length: Math.max(1, Math.min(quiz.version, MOST_VERSIONS)) },
    (_, back) => quiz.version - back,
  );
  const [newest, ...earlier] = await mapBounded(numbers, AT_ONCE, (version) =>
    getKeyedVersion(quiz, version),
  );
  const asked = new Set(newest?.questions.map(({ id }) => id));
  const found = new Map<string, KeyedQuestion>();
  for (const question of earlier.flatMap(({ questions }) => questions))
    if (!asked.has(question.id) && !found.has(question.id)) found.set(question.id, question);
  return [...found.values()].slice(0, LIMITS.questions);
}
