import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { listAccommodations } from '../../attempts/model/accommodations.ts';
import { listNames } from '../../accounts/model/users.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.listAccommodations, async ({ quiz }) => {
  const stored = await listAccommodations(quiz.id);
  const names = await listNames(stored.flatMap(({ userId }) => userId ?? []));
  return {
    accommodations: stored
      .map((each) => ({ ...each, name: each.userId && names.get(each.userId) }))
      .toSorted((a, b) => a.since.localeCompare(b.since)),
  };
});
