/** Whether the participant never opened the question: it has no answer and no time was spent on it. */
export const isUnopened = ({ skipped, timeSpent }: { skipped: boolean; timeSpent: number }): boolean =>
  skipped && timeSpent === 0;
