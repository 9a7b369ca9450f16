import { ownerOf } from '@quizhall/shared/rules/permissions';
import type { Entry } from '../model/catalogue-entry.ts';
import { listNames } from '../../accounts/model/users.ts';

/** Names of the people who own these quizzes, by their ids. Organizations are indexed by their own entries. */
export const authorsOf = (entries: readonly Pick<Entry, 'ownerId'>[]): Promise<Map<string, string>> =>
  listNames(
    entries.flatMap(({ ownerId }) => {
      const owner = ownerOf(ownerId);
      return 'person' in owner ? [owner.person] : [];
    }),
  );
