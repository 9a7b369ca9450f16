/** Where a result is cached: put there by the submit, read by the result page. */
export const resultKey = (submissionId: string) => ['taking', 'result', submissionId] as const;
