import { explore } from '@quizhall/shared/contract/explore';
import { putQuizReport } from '../_data/quiz-reports.ts';
import { endpoint } from '../_http/endpoint.ts';
import { getShownQuiz } from '../_taking/entry-card.ts';

export const handler = endpoint(explore.reportQuiz, async ({ params, body, user }) => {
  const { id: quizId } = await getShownQuiz(params.id);
  await putQuizReport({ quizId, ...body, by: user?.id });
});
