/** Every result that is cached. */
export const resultsKey = ['taking', 'result'] as const;

/** Where a result is cached: put there by the submit, read by the result page. */
export const resultKey = (submissionId: string) => [...resultsKey, submissionId] as const;
