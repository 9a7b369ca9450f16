export const statisticsMessages = {
  attempts: 'Total attempts',
  completed: 'Completed',
  averageScore: 'Average score',
  averageTime: 'Average time',
  loading: 'Loading statistics',
  failed: 'The statistics could not be loaded.',
  retry: 'Try again',
  noData: 'No Data Yet',
  noAttempts: 'Nobody has taken this quiz yet. Numbers appear here after the first attempt.',
  uncounted: 'Attempts in practice are not counted, so no numbers appear here.',
  notPublished: 'Nobody can take a quiz before it is published. Numbers appear here after the first attempt.',
  overview: 'Open overview',
  correct: (percent: string) => `${percent} correct`,
  facts: (answers: string, seconds: string | undefined) =>
    seconds === undefined ? `Answers ${answers}` : `Answers ${answers} · Average time ${seconds}`,
} as const;
