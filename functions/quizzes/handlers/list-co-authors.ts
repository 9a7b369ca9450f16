import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { toOpenInvite, toShownCoAuthors } from '../use-cases/co-authors.ts';
import { toCoAuthors, listCoAuthorItems } from '../model/co-authors.ts';
import { toOpenInvites } from '../model/co-invites.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.listCoAuthors, async ({ quiz }) => {
  const items = await listCoAuthorItems(quiz.id);
  return {
    title: quiz.title,
    coAuthors: await toShownCoAuthors(toCoAuthors(items)),
    invites: toOpenInvites(items).map(toOpenInvite),
  };
});
