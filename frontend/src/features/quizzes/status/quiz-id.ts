/** The schema of ids stays out of the pages: it would bring the schema library along. */
export const isQuizId = (id: string): boolean => /^q_[A-Za-z0-9]{16}$/.test(id);
