import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { askToPublish } from '../model/publish-approvals.ts';
import { publishWaits } from '../model/publish-approval-rule.ts';
import { loadDraft, saveDraft } from '../model/publishing.ts';
import { toOwnQuiz } from '../model/quiz-view.ts';
import { asWritten, loadStored } from '../model/versions.ts';
import { waitingView } from '../model/pending-version.ts';
import { getCardNumbers } from '../../results/model/card-numbers.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { startStandings } from '../../results/model/start-leaderboard.ts';

export const handler = permittedEndpoint(
  quizzes.restoreVersion,
  async ({ body, params, quiz: today, user, roles }) => {
    if (body.revision !== today.revision) throw new AppError('STALE_REVISION');
    const [before, { content }] = await Promise.all([loadDraft(today), loadStored(today, params.n)]);
    const wanted = await asWritten(today, content);
    if (await publishWaits(today, roles)) {
      const { quiz, ...kept } = wanted;
      const approvalId = await askToPublish(today, wanted, user.id, body);
      const answer = toOwnQuiz(quiz, kept, await getCardNumbers(quiz.id), roles);
      return { quiz: { ...answer, waiting: waitingView({ approvalId, by: user.id }) }, approvalId };
    }
    const { quiz, ...saved } = await saveDraft(before, wanted, user.id, { keepReplaced: true });
    await startStandings(before.quiz, quiz);
    return { quiz: toOwnQuiz(quiz, saved, await getCardNumbers(quiz.id), roles) };
  },
);
