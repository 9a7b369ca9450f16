import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { requestApproval } from '../model/publish-approvals.ts';
import { newQuiz, newQuizId, saveNewQuiz } from '../use-cases/new-quiz.ts';
import { assertPublishable } from '../model/publishing.ts';
import { withChanges } from '../model/quiz-draft.ts';
import { acceptNewFiles, attachFormFiles, fileNames } from '../use-cases/quiz-files.ts';
import { EMPTY_CARD_NUMBERS, OWNER_ROLES, toOwnQuiz } from '../model/quiz-view.ts';
import { toWaitingQuiz } from '../model/pending-version.ts';
import { organizationRoles } from '@quizhall/shared/rules/permissions';
import { applyNewQuizDefaults, needsApproval } from '../../organizations/model/organization-rules.ts';
import { nowIso } from '../../platform/clock.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

export const handler = permittedEndpoint(
  quizzes.createQuiz,
  async ({ body, query, files, user, onceId, organization, membership }) => {
    const { status, organizationId, language, ...input } = body;
    const publishes = query.status === 'published' || status === 'published';
    const empty = applyNewQuizDefaults(
      organization,
      newQuiz(await newQuizId(onceId), organizationId ?? user.id, nowIso()),
    );
    const roles = membership ? organizationRoles(membership) : OWNER_ROLES;
    const written = { ...input, ...(language && { language }) };
    const sent = await withChanges({ quiz: empty, questions: [] }, written);
    const waits = publishes && needsApproval(organization, roles);
    if (waits) await assertPublishable({ ...sent, quiz: { ...sent.quiz, status: 'published' } });
    else if (publishes) {
      await assertPublishable(sent);
      Object.assign(sent.quiz, { status: 'published', version: 1 });
    }
    const accepted = await acceptNewFiles(sent, user.id, fileNames(files));
    const { quiz, ...content } = await saveNewQuiz(await attachFormFiles(accepted, files, user.id), user.id);
    const answer = toOwnQuiz(quiz, content, EMPTY_CARD_NUMBERS, roles);
    if (!waits) return { quiz: answer };
    const approvalId = await requestApproval(quiz, { quiz, ...content }, user.id);
    return { quiz: { ...answer, waiting: toWaitingQuiz({ approvalId, by: user.id }) }, approvalId };
  },
);
