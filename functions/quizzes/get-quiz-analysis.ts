import { quizzes } from '@quizhall/shared/contract/quizzes';
import { may } from '@quizhall/shared/rules/permissions';
import { quizAnalysis } from '@quizhall/shared/rules/quiz-analysis';
import { mergeAnalysis } from '@quizhall/shared/rules/item-sums';
import { loadEarlierVersions } from '../_authoring/earlier-versions.ts';
import { loadDraft } from '../_authoring/publishing.ts';
import { listAnalysis } from '../_data/analysis.ts';
import type { Quiz } from '../_data/quizzes.ts';
import { loadCorrections } from '../_data/quiz-keys.ts';
import { getStatistics } from '../_data/statistics.ts';
import { isUntold } from '../_data/houses.ts';
import { AppError } from '../_platform/errors.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { loadMedianValues } from '../_results/median-values.ts';

export const handler = permittedEndpoint(quizzes.getQuizAnalysis, async ({ quiz, roles }) => {
  if (await isUntold(quiz))
    throw new AppError('INVALID_STATE', { message: 'Analytics are switched off in the settings.' });
  const [{ newest: questions, earlier }, statistics, parts, corrections] = await Promise.all([
    quiz.version > 0 ? loadEarlierVersions(quiz) : draftOf(quiz),
    getStatistics(quiz.id),
    listAnalysis(quiz.id),
    quiz.keyRevision ? loadCorrections(quiz.id, quiz.keyRevision) : [],
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

const draftOf = async (quiz: Quiz) => ({ newest: (await loadDraft(quiz)).questions, earlier: [] });
