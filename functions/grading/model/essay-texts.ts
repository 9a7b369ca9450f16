import { decodeAnswer, encodeAnswer } from '@quizhall/shared/grading';
import type { Question } from '@quizhall/shared/model/quizzes/question';
import { type Attempt, getAttempt } from '../../attempts/model/attempts.ts';
import { type Essay, listEssays } from './essays.ts';
import { AppError } from '../../platform/errors.ts';
import type { EncodedAnswers } from './stored-answers.ts';
import { KEPT, nameOf } from './essay-names.ts';

/** Positions and answers of the essays that were written, out of encoded answers. */
function* writtenIn(questions: readonly Question[], encoded: EncodedAnswers) {
  for (const [position, text] of Object.entries(encoded)) {
    const question = questions[Number(position)];
    if (question?.type !== 'essay') continue;
    const answer = decodeAnswer(question, text);
    if (typeof answer?.userAnswer === 'string') yield { position, question, answer, name: answer.userAnswer };
  }
}

/** How often an attempt is read again because a save changed its texts between two reads. */
const MOST_TURNS = 5;

/**
 * The attempt with the texts of its essays among its answers, for whoever reads them. What stands in the table and in a receipt
 * are their names. Attempts without an essay cost nothing.
 * @throws AppError UNAVAILABLE while saves keep coming in
 */
export async function withTexts(attempt: Attempt, questions: readonly Question[]): Promise<Attempt> {
  let stands = attempt;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    if (writtenIn(questions, stands.answers).next().done) return stands;
    const essays = await listEssays(stands);
    const { seq } = stands;
    const isNewer = Object.values(essays).some((essay) => (essay.seq ?? 0) > seq);
    if (!isNewer) return { ...stands, answers: filledIn(questions, stands.answers, essays) };
    stands = (await getAttempt(stands.id)) ?? stands;
  }
  throw new AppError('UNAVAILABLE');
}

function filledIn(
  questions: readonly Question[],
  encoded: EncodedAnswers,
  essays: Readonly<Record<string, Essay>>,
): EncodedAnswers {
  const filled = { ...encoded };
  for (const { position, question, answer } of writtenIn(questions, encoded)) {
    const userAnswer = essays[position]?.text ?? null;
    filled[position] = encodeAnswer(question, { ...answer, userAnswer }) ?? encoded[position] ?? '';
  }
  return filled;
}

/**
 * What counts at the end, each essay under the name of its text: `sent` are the texts that came with it. Answers also those
 * that have to be stored, which are the ones that count and lie nowhere yet. `held` is what the server has: a text stays only
 * where one stands there, so that none comes back which was withdrawn.
 */
export async function sealEssays(
  attempt: Parameters<typeof listEssays>[0],
  questions: readonly Question[],
  {
    answers,
    held,
    sent,
  }: Record<'answers' | 'held', EncodedAnswers> & { sent: Readonly<Record<string, Essay>> },
): Promise<{ answers: EncodedAnswers; essays: Record<string, Essay> }> {
  const written = [...writtenIn(questions, answers)];
  const stored = written.some(({ name }) => name === KEPT) ? await listEssays(attempt) : {};
  const standing = new Set([...writtenIn(questions, held)].map(({ position }) => position));
  const sealed = { ...answers };
  const essays: Record<string, Essay> = {};
  for (const { position, question, answer, name } of written) {
    const fresh = sent[position];
    if (fresh && nameOf(fresh.text) === name) essays[position] = { text: fresh.text };
    const text = standing.has(position) ? stored[position]?.text : undefined;
    const named = name === KEPT ? (text === undefined ? null : nameOf(text)) : name;
    sealed[position] = encodeAnswer(question, { ...answer, userAnswer: named }) ?? answers[position] ?? '';
  }
  return { answers: sealed, essays };
}
