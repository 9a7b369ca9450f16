import { templates } from '@quizhall/shared/contract/quizzes/templates';
import { organizationRoles } from '@quizhall/shared/rules/permissions';
import { newQuiz, newQuizId, saveNewQuiz } from '../use-cases/new-quiz.ts';
import { applyNewQuizDefaults } from '../../organizations/model/organization-rules.ts';
import { withChanges } from '../model/quiz-draft.ts';
import { EMPTY_CARD_NUMBERS, OWNER_ROLES, toOwnQuiz } from '../model/quiz-view.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { nowIso } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { toDraft, TEMPLATES } from '../model/templates.ts';

export const handler = permittedEndpoint(
  templates.useTemplate,
  async ({ params, body, user, onceId, organization, membership }) => {
    const template = TEMPLATES.find(({ id }) => id === params.id);
    if (!template) throw new AppError('NOT_FOUND');
    const ownerId = body.organizationId ?? user.id;
    const empty = applyNewQuizDefaults(organization, newQuiz(await newQuizId(onceId), ownerId, nowIso()));
    const draft = await withChanges({ quiz: empty, questions: [] }, toDraft(template));
    const { quiz, ...content } = await saveNewQuiz(draft, user.id);
    const roles = membership ? organizationRoles(membership) : OWNER_ROLES;
    return { quiz: toOwnQuiz(quiz, content, EMPTY_CARD_NUMBERS, roles) };
  },
);
