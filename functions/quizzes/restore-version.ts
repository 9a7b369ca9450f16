import { quizzes } from '@quizhall/shared/contract/quizzes';
import { askToPublish } from '../_authoring/approvals.ts';
import { publishWaits } from '../_authoring/publish-waits.ts';
import { loadDraft, saveDraft } from '../_authoring/publishing.ts';
import { toOwnQuiz } from '../_authoring/quiz-view.ts';
import { asWritten, loadStored } from '../_authoring/versions.ts';
import { waitingView } from '../_authoring/waiting.ts';
import { getCardNumbers } from '../_data/card-numbers.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { startStandings } from '../_runs/start-standings.ts';

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
