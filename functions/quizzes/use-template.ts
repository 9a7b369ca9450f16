import { templates } from '@quizhall/shared/contract/templates';
import { organizationRoles } from '@quizhall/shared/rules/permissions';
import { newQuiz, newQuizId, saveNewQuiz } from '../_authoring/new-quiz.ts';
import { newQuizOf } from '../_authoring/organization-rules.ts';
import { withChanges } from '../_authoring/quiz-changes.ts';
import { NO_NUMBERS, OF_ONES_OWN, toOwnQuiz } from '../_authoring/quiz-view.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { nowIso } from '../_platform/clock.ts';
import { AppError } from '../_platform/errors.ts';
import { draftOf, TEMPLATES } from '../_templates/index.ts';

export const handler = permittedEndpoint(
  templates.useTemplate,
  async ({ params, body, user, onceId, organization, membership }) => {
    const template = TEMPLATES.find(({ id }) => id === params.id);
    if (!template) throw new AppError('NOT_FOUND');
    const ownerId = body.organizationId ?? user.id;
    const empty = newQuizOf(organization, newQuiz(await newQuizId(onceId), ownerId, nowIso()));
    const draft = await withChanges({ quiz: empty, questions: [] }, draftOf(template));
    const { quiz, ...content } = await saveNewQuiz(draft, user.id);
    const roles = membership ? organizationRoles(membership) : OF_ONES_OWN;
    return { quiz: toOwnQuiz(quiz, content, NO_NUMBERS, roles) };
  },
);
