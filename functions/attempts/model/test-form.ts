import { countBlanks, keyRevisionOf } from '@quizhall/shared/grading';
import { type AttemptKey, parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { asksForNumber } from '@quizhall/shared/rules/quizzes/answer-form';
import type { ParticipantQuestion, Question, ShownPassage } from '@quizhall/shared/model/quizzes/question';
import { type ExtraTime, timeOfQuestion } from '@quizhall/shared/rules/attempts/deadline';
import { isDrawn } from '@quizhall/shared/rules/quizzes/draws';
import { formulasOf } from '@quizhall/shared/rules/text/formula-lookup';
import { passagesOf } from '@quizhall/shared/rules/quizzes/passages';
import { shownParts } from '@quizhall/shared/rules/quizzes/presentation';
import { type PaperOrder, paperOrder } from '@quizhall/shared/rules/attempts/randomise';
import { toShownMedia } from '../../platform/storage/media-urls.ts';
import { getVersion, type QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import { type AttemptTicket, keyedDigest } from '../../platform/security/tokens.ts';

/** How an order follows from a seed. A change that would move a paper becomes the next algorithm beside these. */
const ALGORITHMS: Record<number, typeof paperOrder | undefined> = { 1: paperOrder };
const CURRENT = 1;

/** An attempt, as far as its paper depends on it. */
export interface Papered extends AttemptKey {
  version: number;
  /** `<algorithm>.<seed>`; the algorithm alone where only the token is known, absent in an erased attempt. */
  paper?: string | undefined;
}

/**
 * What a new attempt keeps of its paper: algorithm and seed. Derived from version, participant and attempt by the stage's
 * key: unpredictable without it. The seed never leaves the server, because matching and ordering could be read off it.
 */
export async function newPaper(key: AttemptKey, version: number): Promise<string> {
  return `${CURRENT}.${await derivedSeed({ ...key, version })}`;
}

export const algorithmOf = ({ paper }: Pick<Papered, 'paper'>): number => Number(paper?.split('.')[0] ?? 1);

/** The attempt as its token knows it. */
export const paperedBy = ({ id, version, algorithm }: AttemptTicket): Papered => ({
  ...parseAttemptId(id),
  version,
  paper: String(algorithm),
});

/**
 * What this attempt is asked: the version with the questions that were drawn for it, in the author's order. Positions of
 * answers and marks count in these, so whatever is about one attempt reads this and not the version.
 */
export async function askedOf(attempt: Papered, version: QuizVersion): Promise<QuizVersion> {
  if (!isDrawn(version.settings)) return version;
  const drawn = new Set((await orderOf(attempt, version)).questions);
  const questions = version.questions.filter((_, position) => drawn.has(position));
  return { ...version, questions, totalPoints: questions.reduce((total, { points }) => total + points, 0) };
}

/** The same for an attempt at hand, with the key by which the machine marked it, or another one. */
export const getAsked = async (
  attempt: Papered & { marks?: string | undefined },
  key = keyRevisionOf(attempt.marks),
): Promise<QuizVersion> => askedOf(attempt, await getVersion(attempt.quizId, attempt.version, key));

/** The order of questions and options that this attempt sees; positions are those of `askedOf`. */
export async function paperOf(attempt: Papered, version: QuizVersion): Promise<PaperOrder> {
  const order = await orderOf(attempt, version);
  if (!isDrawn(version.settings)) return order;
  const asked = order.questions.toSorted((a, b) => a - b);
  const places = new Map(asked.map((position, place) => [position, place]));
  return {
    questions: order.questions.map((position) => places.get(position) as number),
    options: asked.map((position) => order.options[position] ?? []),
  };
}

/**
 * Identical after a resume and for an appeal. A save knows only the token, so it derives the seed again.
 */
async function orderOf(attempt: Papered, content: QuizVersion): Promise<PaperOrder> {
  const [algorithm = '1', seed = await derivedSeed(attempt)] = attempt.paper?.split('.') ?? [];
  const order = ALGORITHMS[Number(algorithm)];
  if (!order) throw new Error(`A paper of the unknown algorithm ${algorithm}`);
  return order(seed, content.questions, content.settings);
}

async function derivedSeed({ quizId, version, participant, number }: Papered): Promise<string> {
  const digest = await keyedDigest('paper', `${quizId}#${version}#${participant}#${number}`);
  return Buffer.from(digest, 'base64url').toString('hex').slice(0, 32);
}

/** The questions as the participant sees them, in the paper's order and without any answer key. */
export function participantQuestions(
  content: QuizVersion,
  paper: PaperOrder,
  extra?: ExtraTime,
): ParticipantQuestion[] {
  return paper.questions.map((position) => {
    const question = content.questions[position] as Question;
    const order = paper.options[position] ?? [];
    const { prompts, choices } = shownParts(question, order);
    const texts = [question.question, question.description, ...prompts, ...choices];
    return {
      _id: question.id,
      type: question.type,
      question: question.question,
      description: question.description,
      ...(question.type === 'matching'
        ? { options: [], lefts: prompts, rights: choices }
        : {
            options: order.map((place, at) => ({
              text: choices[at] ?? '',
              media: toShownMedia(question.options[place]?.media),
            })),
          }),
      blanks: question.type === 'fill_blank' ? countBlanks(question.question) : 0,
      numeric: asksForNumber(question) || undefined,
      points: question.points,
      difficulty: question.difficulty,
      timeLimit: timeOfQuestion(question, content.settings, extra),
      media: toShownMedia(question.media),
      formulas: formulasOf(question.formulas, texts),
      passageId: question.passageId,
    };
  });
}

/** The passages that questions of this paper are about. */
export function shownPassages({ passages, questions }: QuizVersion): ShownPassage[] | undefined {
  const shown = passagesOf(passages, questions).map(({ id, title, text, media, formulas }) => ({
    id,
    title,
    text,
    media: toShownMedia(media),
    formulas,
  }));
  return shown.length > 0 ? shown : undefined;
}
