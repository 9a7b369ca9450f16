import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';

/** The address that participants open. */
export const participantLink = (shareableLink: string): string =>
  window.location.origin + sitePath(SITE_PATHS.quiz, { ref: shareableLink });

export const editPath = (id: string): string => sitePath(SITE_PATHS.quizEdit, { id });
export const editTablePath = (id: string): string => sitePath(SITE_PATHS.quizEditTable, { id });
export const dashboardPath = (id: string): string => sitePath(SITE_PATHS.quizDashboard, { id });
export const peoplePath = (id: string): string => sitePath(SITE_PATHS.quizPeople, { id });
export const MANAGE_PATH = SITE_PATHS.quizManage;
export const CREATE_PATH = SITE_PATHS.quizCreate;
