import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';

/** The address that participants open. */
export const participantLink = (shareableLink: string): string =>
  window.location.origin + sitePath(SITE_PATHS.quiz, { ref: shareableLink });

/** The shortest address of a quiz, to be read out or drawn large. */
export const joinLink = (code: string): string =>
  window.location.origin + sitePath(SITE_PATHS.join, { ref: code });

export const editPath = (id: string): string => sitePath(SITE_PATHS.quizEdit, { id });
export const editTablePath = (id: string): string => sitePath(SITE_PATHS.quizEditTable, { id });
export const dashboardPath = (id: string): string => sitePath(SITE_PATHS.quizDashboard, { id });
export const presentPath = (id: string): string => sitePath(SITE_PATHS.quizPresent, { id });
/** What waits for a grade, another part of that page, or one submission there. */
export const gradingPath = (id: string, at?: { view: 'release' } | { submission: string }): string =>
  sitePath(SITE_PATHS.quizGrading, { id }, at);
export const paymentsPath = (id: string): string => sitePath(SITE_PATHS.quizPayments, { id });
export const peoplePath = (id: string): string => sitePath(SITE_PATHS.quizPeople, { id });
/** What waits of it to be approved. */
export const reviewPath = (id: string): string => sitePath(SITE_PATHS.quizReview, { id });
/** Where the key of a question is corrected, with what is proposed: a text to accept, or to drop it. */
export const regradePath = (id: string, proposed?: Readonly<Record<string, string>>): string =>
  sitePath(SITE_PATHS.quizRegrade, { id }, proposed);
/** Regrading by the keys that were changed in the editor, beginning with its preview. */
export const editedKeysPath = (id: string): string => regradePath(id, { edited: '1' });
export const MANAGE_PATH = SITE_PATHS.quizManage;
export const CREATE_PATH = SITE_PATHS.quizCreate;
