import { LIMITS } from '@quizhall/shared/model/limits';
import { normalisePrizePool } from '@quizhall/shared/rules/quizzes/normalize-questions';
import { newQuiz } from './new-quiz.ts';
import type { Draft } from '../model/quiz-draft.ts';

/**
 * A new draft of the same owner with the content of a quiz. Lists each field, so that results, releases,
 * versions, code and link of the original are not copied.
 */
export function draftCopy({ quiz, questions, passages }: Draft, id: string, at: string): Draft {
  const { description, category, difficulty, tags, language, schedule, settings } = quiz;
  const { passwordHash, rewards } = quiz;
  const { coverKey, coverSizes, coverTint, totalQuestions, totalPoints, shards } = quiz;
  const copy = {
    ...newQuiz(id, quiz.ownerId, at),
    title: copyTitle(quiz.title),
    description,
    category,
    difficulty,
    tags,
    language,
    coverKey,
    coverSizes,
    coverTint,
    schedule,
    settings,
    passwordHash,
    rewards,
    // A payment is for one quiz alone.
    prizePool: normalisePrizePool(quiz.prizePool),
    totalQuestions,
    totalPoints,
    shards,
  };
  return { quiz: copy, questions, passages };
}

const MARK = ' (copy)';

/** Title of a copy, cut between two characters if it is too long. */
export function copyTitle(title: string): string {
  if (!title) return '';
  const room = LIMITS.title - MARK.length;
  const kept =
    title.length > room
      ? title
          .slice(0, room)
          .replace(/[\uD800-\uDBFF]$/u, '')
          .trimEnd()
      : title;
  return kept + MARK;
}
