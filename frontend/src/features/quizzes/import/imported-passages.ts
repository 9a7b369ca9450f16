import { LIMITS } from '@quizhall/shared/model/limits';
import { newId, type PassageForm, type QuestionForm } from '../editor/quiz-form.ts';

const sameAs =
  ({ title, text, media }: PassageForm) =>
  (other: PassageForm): boolean =>
    title === other.title && text === other.text && media?.key === other.media?.key;

/** Number of questions whose passage lost content in the import. */
export interface PassagesLost {
  texts: number;
  files: number;
}

/**
 * Returns imported questions with passages under ids of this quiz. Existing passages are reused. Beyond the limit,
 * the passage's text is prepended to the description if it fits, without files.
 */
export function withOwnPassages(
  questions: readonly QuestionForm[],
  imported: readonly PassageForm[],
  existing: readonly PassageForm[],
): { questions: QuestionForm[]; passages: PassageForm[]; lost: PassagesLost } {
  const lost: PassagesLost = { texts: 0, files: 0 };
  const passages: PassageForm[] = [];
  const ids = new Map<string, string>();
  const ownId = (passage: PassageForm): string => {
    const id = ids.get(passage.id) ?? [...existing, ...passages].find(sameAs(passage))?.id ?? newId();
    const isKnown = [...existing, ...passages].some((other) => other.id === id);
    if (!isKnown && existing.length + passages.length >= LIMITS.passages) return '';
    if (!isKnown) passages.push({ ...passage, id });
    ids.set(passage.id, id);
    return id;
  };
  const byId = new Map(imported.map((passage) => [passage.id, passage]));
  const own = questions.map((question): QuestionForm => {
    const passage = byId.get(question.passageId);
    if (!passage) return { ...question, passageId: '' };
    const passageId = ownId(passage);
    if (passageId) return { ...question, passageId };
    const description = [passage.title, passage.text, question.description].filter(Boolean).join('\n\n');
    if (passage.media) lost.files += 1;
    const fits = description.length <= LIMITS.description;
    if (!fits) lost.texts += 1;
    return { ...question, passageId: '', ...(fits && { description }) };
  });
  return { questions: own, passages, lost };
}
