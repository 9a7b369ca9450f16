/** Checks that the participant never opened the question: no answer and no time spent. */
export const isUnopened = ({ skipped, timeSpent }: { skipped: boolean; timeSpent: number }): boolean =>
  skipped && timeSpent === 0;
