import { explore } from '@quizhall/shared/contract/explore/explore';
import { putQuizReport } from '../model/quiz-reports.ts';
import { endpoint } from '../../http/endpoint.ts';
import { getShownQuiz } from '../../attempts/model/entry-card.ts';

export const handler = endpoint(explore.reportQuiz, async ({ params, body, user }) => {
  const { id: quizId } = await getShownQuiz(params.id);
  await putQuizReport({ quizId, ...body, by: user?.id });
});
