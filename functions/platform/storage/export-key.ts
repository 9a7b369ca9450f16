import { EXPORT_PREFIX } from '@quizhall/shared/model/enums';

/** Where a file lies that was made for this person; nobody can guess it. */
export const exportKey = (userId: string, random: string): string => `${EXPORT_PREFIX}${userId}/${random}`;
