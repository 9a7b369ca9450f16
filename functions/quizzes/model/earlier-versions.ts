import { LIMITS } from '@quizhall/shared/model/limits';
import type { KeyedQuestion } from '@quizhall/shared/rules/quizzes/corrections';
import { outdatedKeys } from '@quizhall/shared/rules/quizzes/outdated-keys';
import { getKeyedVersion } from './quiz-cache.ts';
import type { Quiz } from './quizzes.ts';
import { mapBounded } from '../../platform/map-bounded.ts';

/** Number of versions that are read at most; a function keeps as many in memory. */
const MAX_VERSIONS = 40;
const CONCURRENCY = 8;

/** Questions of the newest version and of those before it, with their current keys. */
export interface EarlierVersions {
  newest: readonly KeyedQuestion[];
  /** The newest first. */
  earlier: readonly KeyedQuestion[];
  /** Versions older than these exist. */
  isPartial: boolean;
}

export async function getEarlierVersions(
  quiz: Pick<Quiz, 'id' | 'version' | 'keyRevision'>,
): Promise<EarlierVersions> {
  const count = Math.max(1, Math.min(quiz.version, MAX_VERSIONS));
  const numbers = Array.from({ length: count }, (_, back) => quiz.version - back);
  const [newest, ...before] = await mapBounded(numbers, CONCURRENCY, (version) =>
    getKeyedVersion(quiz, version),
  );
  return {
    newest: newest?.questions ?? [],
    earlier: before.flatMap(({ questions }) => questions),
    isPartial: quiz.version > count,
  };
}

/** Questions of earlier versions that the newest version no longer asks, each as its last version asked it. */
export function formerQuestions({ newest, earlier }: EarlierVersions): KeyedQuestion[] {
  const asked = new Set(newest.map(({ id }) => id));
  const found = new Map<string, KeyedQuestion>();
  for (const question of earlier)
    if (!asked.has(question.id) && !found.has(question.id)) found.set(question.id, question);
  return [...found.values()].slice(0, LIMITS.questions);
}

/** Ids of the newest version's questions that earlier versions grade by another key. */
export const outdatedQuestionIds = ({ newest, earlier }: EarlierVersions): string[] =>
  outdatedKeys(newest, earlier);
