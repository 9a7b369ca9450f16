import { quizzes } from '@quizhall/shared/contract/quizzes';
import { toOpenInvite, withPeople } from '../_authoring/co-authors.ts';
import { coAuthorsIn, listCoItems } from '../_data/co-authors.ts';
import { invitesIn } from '../_data/co-invites.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.listCoAuthors, async ({ quiz }) => {
  const items = await listCoItems(quiz.id);
  return {
    title: quiz.title,
    coAuthors: await withPeople(coAuthorsIn(items)),
    invites: invitesIn(items).map(toOpenInvite),
  };
});
