/** The address that participants open (spec 2 §9: `{host}/quiz/{shareableLink}`). */
export const participantLink = (shareableLink: string): string =>
  `${window.location.origin}/quiz/${shareableLink}`;

export const editPath = (id: string): string => `/quiz/${id}/edit`;
export const dashboardPath = (id: string): string => `/quiz/${id}/dashboard`;
export const MANAGE_PATH = '/quiz/manage';
export const CREATE_PATH = '/quiz/create';
