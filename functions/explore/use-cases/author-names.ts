import { ownerOf } from '@quizhall/shared/rules/permissions';
import type { Entry } from '../model/catalogue-entry.ts';
import { listNames } from '../../accounts/model/users.ts';

/** Names of the users who own these quizzes, by user id. Organizations are indexed by their own entries. */
export const getAuthorNames = (entries: readonly Pick<Entry, 'ownerId'>[]): Promise<Map<string, string>> =>
  listNames(
    entries.flatMap(({ ownerId }) => {
      const owner = ownerOf(ownerId);
      return 'person' in owner ? [owner.person] : [];
    }),
  );
