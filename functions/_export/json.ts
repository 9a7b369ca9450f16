import type { Question } from '@quizhall/shared/model/question';
import { extrasLost, writeEach } from './parts.ts';

const HELD = ['description', 'points', 'timeLimit', 'difficulty', 'tags', 'pool'] as const;

/** Writes the product's own format: everything but ids, which belong to a quiz, and pictures, which belong to an account. */
export function writeJson(questions: readonly Question[]) {
  const { parts, report } = writeEach(questions, (question) => {
    const { id: _, media: __, formulas: _made, ...content } = question;
    content.options = content.options.map(({ media: ___, ...option }) => option);
    return { content, losses: extrasLost(question, HELD) };
  });
  return {
    text: `${JSON.stringify({ format: 'quizhall', version: 1, questions: parts }, null, 2)}\n`,
    report,
  };
}
