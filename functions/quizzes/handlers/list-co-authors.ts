import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { toOpenInvite, withPeople } from '../use-cases/co-authors.ts';
import { coAuthorsIn, listCoItems } from '../model/co-authors.ts';
import { invitesIn } from '../model/co-invites.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.listCoAuthors, async ({ quiz }) => {
  const items = await listCoItems(quiz.id);
  return {
    title: quiz.title,
    coAuthors: await withPeople(coAuthorsIn(items)),
    invites: invitesIn(items).map(toOpenInvite),
  };
});
