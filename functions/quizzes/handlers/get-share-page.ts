import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { getLiveQuiz, type LiveQuiz } from '../model/quiz-cache.ts';
import { pageEndpoint } from '../../http/page-endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { config } from '../../platform/config.ts';
import { sharePageOf } from '../../attempts/model/quiz-share-page.ts';

export const handler = pageEndpoint(quizzes.getSharePage, async ({ params }) => ({
  html: sharePageOf(config.SITE_URL, params.id, await quizBehind(params.id)),
}));

async function quizBehind(ref: string): Promise<LiveQuiz | undefined> {
  try {
    return await getLiveQuiz(ref);
  } catch (error) {
    if (error instanceof AppError && error.code === 'QUIZ_NOT_FOUND') return undefined;
    throw error;
  }
}
