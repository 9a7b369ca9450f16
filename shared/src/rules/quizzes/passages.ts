import type { Passage, PassageInput, Question } from '../../model/quizzes/question.ts';
import type * as z from 'zod';

type ParsedPassage = z.output<typeof PassageInput>;

/** Passages as they are stored: each id once, and none that says and shows nothing. */
export function normalisePassages(passages: readonly ParsedPassage[]): Passage[] {
  const known = new Set<string>();
  return passages.flatMap(({ formulas: _made, ...passage }) => {
    if (known.has(passage.id) || (!passage.text && !passage.media)) return [];
    known.add(passage.id);
    return [passage];
  });
}

/** Questions that name a passage which is there; one that is gone leaves its questions alone. */
export function withKnownPassages(questions: readonly Question[], passages: readonly Passage[]): Question[] {
  const known = new Set(passages.map(({ id }) => id));
  return questions.map(({ passageId, ...question }) =>
    passageId !== undefined && known.has(passageId) ? { ...question, passageId } : question,
  );
}

/** The passages that these questions are about, in the order of the quiz. */
export function passagesOf<Kind extends { id: string }>(
  passages: readonly Kind[] | undefined,
  questions: readonly { passageId?: string | undefined }[],
): Kind[] {
  const named = new Set(questions.map(({ passageId }) => passageId));
  return (passages ?? []).filter(({ id }) => named.has(id));
}

/**
 * Questions for files that know no passages: each has it before its description. `once`: only the first of neighbours
 * that share one, as on paper.
 */
export function withPassageTexts(
  questions: readonly Question[],
  passages: readonly Passage[] | undefined,
  { once = false } = {},
): Question[] {
  const byId = new Map((passages ?? []).map((passage) => [passage.id, passage]));
  return questions.map((question, place) => {
    const passage = byId.get(question.passageId ?? '');
    if (!passage || (once && questions[place - 1]?.passageId === passage.id)) return question;
    const description = [passage.title, passage.text, question.description].filter(Boolean).join('\n\n');
    return { ...question, description, formulas: { ...passage.formulas, ...question.formulas } };
  });
}
