import { countBlanks } from '@quizhall/shared/grading';
import type { AttemptKey } from '@quizhall/shared/model/attempt-id';
import type { ParticipantQuestion, Question } from '@quizhall/shared/model/question';
import { questionTimeLimit } from '@quizhall/shared/rules/deadline';
import { type PaperOrder, paperOrder } from '@quizhall/shared/rules/randomise';
import { mediaUrl } from '../_files/media.ts';
import type { QuizVersion } from '../_data/quiz-cache.ts';
import { keyedDigest } from '../_platform/tokens.ts';

/** How an order follows from a seed. A change that would move a paper becomes the next algorithm beside these. */
const ALGORITHMS: Record<number, typeof paperOrder | undefined> = { 1: paperOrder };
const CURRENT = 1;

/** An attempt, as far as its paper depends on it. */
interface Papered extends AttemptKey {
  version: number;
  /** `<algorithm>.<seed>`, where the attempt is at hand. */
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

/**
 * The order of questions and options that this attempt sees, identical after a resume and for an appeal. A save knows
 * only the token and so derives the seed once more; attempts from before it was stored do, too.
 */
export async function paperOf(attempt: Papered, content: QuizVersion): Promise<PaperOrder> {
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
export function participantQuestions(content: QuizVersion, paper: PaperOrder): ParticipantQuestion[] {
  return paper.questions.map((position) => {
    const question = content.questions[position] as Question;
    const optionOrder = paper.options[position] ?? [];
    return {
      _id: question.id,
      type: question.type,
      question: question.question,
      description: question.description,
      options: optionOrder.map((option) => ({ text: question.options[option]?.text ?? '' })),
      blanks: question.type === 'fill_blank' ? countBlanks(question.question) : 0,
      points: question.points,
      difficulty: question.difficulty,
      timeLimit: questionTimeLimit(question.timeLimit, content.settings.questionTimeLimit),
      media: question.media && { url: mediaUrl(question.media.key), alt: question.media.alt },
    };
  });
}
