import type { Question } from '@quizhall/shared/model/quizzes/question';
import { passagesOf } from '@quizhall/shared/rules/quizzes/passages';
import { type About, extrasLost, writeEach } from './export-parts.ts';

const HELD = ['description', 'points', 'timeLimit', 'difficulty', 'tags', 'pool', 'media'] as const;

/** Writes the product's own format: everything but ids, which belong to a quiz. Pictures are named by their keys. */
export function writeJson(questions: readonly Question[], { passages = [] }: About) {
  const { parts, report } = writeEach(questions, (question) => {
    const { id: _, formulas: _made, ...content } = question;
    return { content, losses: extrasLost(question, HELD) };
  });
  const named = passagesOf(passages, parts).map(({ formulas: _made, ...passage }) => passage);
  return {
    text: `${JSON.stringify({ format: 'quizhall', version: 1, questions: parts, ...(named.length > 0 && { passages: named }) }, null, 2)}\n`,
    report,
  };
}
