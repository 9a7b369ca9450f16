/** The parameter of the overview's address that opens a submission. */
export const SUBMISSION_PARAM = 'submission';

/** The address of the page with one submission open over it. */
export function withSubmission(params: URLSearchParams, id: string): string {
  const next = new URLSearchParams(params);
  next.set(SUBMISSION_PARAM, id);
  return `?${next}`;
}
