/** Avoids the schema of ids, which would add the schema library to the bundle. */
export const isQuizId = (id: string): boolean => /^q_[A-Za-z0-9]{16}$/.test(id);
