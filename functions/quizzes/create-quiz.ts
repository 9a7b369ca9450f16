import { quizzes } from '@quizhall/shared/contract/quizzes';
import { askToPublish } from '../_authoring/approvals.ts';
import { waitsFor } from '../_authoring/publish-waits.ts';
import { newQuiz, newQuizId, saveNewQuiz } from '../_authoring/new-quiz.ts';
import { assertPublishable } from '../_authoring/publishing.ts';
import { withChanges } from '../_authoring/quiz-changes.ts';
import { acceptNewFiles, attachFormFiles, fileNames } from '../_authoring/quiz-files.ts';
import { NO_NUMBERS, OF_ONES_OWN, toOwnQuiz } from '../_authoring/quiz-view.ts';
import { waitingView } from '../_authoring/waiting.ts';
import { organizationRoles } from '@quizhall/shared/rules/permissions';
import { newQuizOf } from '../_authoring/organization-rules.ts';
import { nowIso } from '../_platform/clock.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(
  quizzes.createQuiz,
  async ({ body, query, files, user, onceId, organization, membership }) => {
    const { status, organizationId, language, ...input } = body;
    const publishes = query.status === 'published' || status === 'published';
    const empty = newQuizOf(
      organization,
      newQuiz(await newQuizId(onceId), organizationId ?? user.id, nowIso()),
    );
    const roles = membership ? organizationRoles(membership) : OF_ONES_OWN;
    const written = { ...input, ...(language && { language }) };
    const sent = await withChanges({ quiz: empty, questions: [] }, written);
    const waits = publishes && waitsFor(organization, roles);
    if (waits) await assertPublishable({ ...sent, quiz: { ...sent.quiz, status: 'published' } });
    else if (publishes) {
      await assertPublishable(sent);
      Object.assign(sent.quiz, { status: 'published', version: 1 });
    }
    const accepted = await acceptNewFiles(sent, user.id, fileNames(files));
    const { quiz, ...content } = await saveNewQuiz(await attachFormFiles(accepted, files, user.id), user.id);
    const answer = toOwnQuiz(quiz, content, NO_NUMBERS, roles);
    if (!waits) return { quiz: answer };
    const approvalId = await askToPublish(quiz, { quiz, ...content }, user.id);
    return { quiz: { ...answer, waiting: waitingView({ approvalId, by: user.id }) }, approvalId };
  },
);
