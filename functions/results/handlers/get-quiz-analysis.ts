import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { may } from '@quizhall/shared/rules/permissions';
import { quizAnalysis } from '@quizhall/shared/rules/results/quiz-analysis';
import { mergeAnalysis } from '@quizhall/shared/rules/results/item-sums';
import { getEarlierVersions } from '../../quizzes/model/earlier-versions.ts';
import { getDraft } from '../../quizzes/model/publishing.ts';
import { listAnalysis } from '../model/analysis.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { getCorrections } from '../../quizzes/model/answer-key-corrections.ts';
import { getStatistics } from '../model/statistics.ts';
import { isAnalyticsHidden } from '../../quizzes/model/quiz-organization.ts';
import { AppError } from '../../platform/errors.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { loadMedianValues } from '../model/median-values.ts';

export const handler = permittedEndpoint(quizzes.getQuizAnalysis, async ({ quiz, roles }) => {
  if (await isAnalyticsHidden(quiz))
    throw new AppError('INVALID_STATE', { message: 'Analytics are switched off in the settings.' });
  const [{ newest: questions, earlier }, statistics, parts, corrections] = await Promise.all([
    quiz.version > 0 ? getEarlierVersions(quiz) : draftOf(quiz),
    getStatistics(quiz.id),
    listAnalysis(quiz.id),
    quiz.keyRevision ? getCorrections(quiz.id, quiz.keyRevision) : [],
  ]);
  const medians = await loadMedianValues(quiz, statistics);
  return quizAnalysis({
    questions,
    earlier,
    corrections,
    statistics,
    sums: mergeAnalysis(...parts),
    medians,
    withoutAnswers: !may(roles, 'quiz.grade'),
  });
});

const draftOf = async (quiz: Quiz) => ({ newest: (await getDraft(quiz)).questions, earlier: [] });
