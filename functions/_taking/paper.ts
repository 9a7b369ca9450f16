import { countBlanks } from '@quizhall/shared/grading';
import type { AttemptKey } from '@quizhall/shared/model/attempt-id';
import type { ParticipantQuestion, Question } from '@quizhall/shared/model/question';
import { type PaperOrder, paperOrder } from '@quizhall/shared/rules/randomise';
import { mediaUrl } from '../_files/media.ts';
import type { QuizVersion } from '../_data/quiz-cache.ts';
import { keyedDigest } from '../_platform/tokens.ts';

/**
 * The order of questions and options that this attempt sees. Derived from version, participant, attempt and the
 * stage's key: identical after a resume and for an appeal, unpredictable without the key.
 */
export async function paperOf(key: AttemptKey, version: number, content: QuizVersion): Promise<PaperOrder> {
  const subject = `${key.quizId}#${version}#${key.participant}#${key.number}`;
  const seed = Buffer.from(await keyedDigest('paper', subject), 'base64url')
    .toString('hex')
    .slice(0, 32);
  return paperOrder(seed, content.questions, content.settings);
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
      timeLimit: question.timeLimit || content.settings.questionTimeLimit,
      media: question.media && { url: mediaUrl(question.media.key), alt: question.media.alt },
    };
  });
}
