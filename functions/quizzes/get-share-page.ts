import { quizzes } from '@quizhall/shared/contract/quizzes';
import { getLiveQuiz, type LiveQuiz } from '../_data/quiz-cache.ts';
import { pageEndpoint } from '../_http/page-endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { config } from '../_platform/config.ts';
import { sharePageOf } from '../_taking/share-page.ts';

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
