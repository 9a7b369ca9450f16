import { quizzes } from '@quizhall/shared/contract/quizzes';
import { may } from '@quizhall/shared/rules/permissions';
import { quizAnalysis } from '@quizhall/shared/rules/quiz-analysis';
import { mergeAnalysis } from '@quizhall/shared/rules/item-sums';
import { loadDraft } from '../_authoring/publishing.ts';
import { listAnalysis } from '../_data/analysis.ts';
import { getKeyedVersion } from '../_data/quiz-cache.ts';
import { loadCorrections } from '../_data/quiz-keys.ts';
import { getStatistics } from '../_data/statistics.ts';
import { isUntold } from '../_data/houses.ts';
import { AppError } from '../_platform/errors.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.getQuizAnalysis, async ({ quiz, roles }) => {
  if (await isUntold(quiz))
    throw new AppError('INVALID_STATE', { message: 'Analytics are switched off in the settings.' });
  const [{ questions }, statistics, parts, corrections] = await Promise.all([
    quiz.version > 0 ? getKeyedVersion(quiz, quiz.version) : loadDraft(quiz),
    getStatistics(quiz.id),
    listAnalysis(quiz.id),
    quiz.keyRevision ? loadCorrections(quiz.id, quiz.keyRevision) : [],
  ]);
  return quizAnalysis({
    questions,
    corrections,
    statistics,
    sums: mergeAnalysis(...parts),
    withoutAnswers: !may(roles, 'quiz.grade'),
  });
});
