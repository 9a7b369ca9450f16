import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { requestApproval } from '../model/publish-approvals.ts';
import { getDraft, saveDraft } from '../model/publishing.ts';
import { toOwnQuiz } from '../model/quiz-view.ts';
import { restoredDraft, getStoredVersion } from '../model/versions.ts';
import { toWaitingQuiz } from '../model/pending-version.ts';
import { getCardNumbers } from '../../results/model/card-numbers.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { startStandings } from '../../results/model/start-leaderboard.ts';
import { needsPublishApproval } from '../../organizations/model/organization-rules.ts';

export const handler = permittedEndpoint(
  quizzes.restoreVersion,
  async ({ body, params, quiz: today, user, roles }) => {
    if (body.revision !== today.revision) throw new AppError('STALE_REVISION');
    const [before, { content }] = await Promise.all([getDraft(today), getStoredVersion(today, params.n)]);
    const wanted = await restoredDraft(today, content);
    if (await needsPublishApproval(today, roles)) {
      const { quiz, ...kept } = wanted;
      const approvalId = await requestApproval(today, wanted, user.id, body);
      const answer = toOwnQuiz(quiz, kept, await getCardNumbers(quiz.id), roles);
      return { quiz: { ...answer, waiting: toWaitingQuiz({ approvalId, by: user.id }) }, approvalId };
    }
    const { quiz, ...saved } = await saveDraft(before, wanted, user.id, { keepReplaced: true });
    await startStandings(before.quiz, quiz);
    return { quiz: toOwnQuiz(quiz, saved, await getCardNumbers(quiz.id), roles) };
  },
);
