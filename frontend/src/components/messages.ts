/** What the parts of forms and lists say by themselves. */
export const COMPONENT_MESSAGES = {
  tryAgainIn: (seconds: number) =>
    seconds < 120
      ? `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      : `Try again in ${Math.ceil(seconds / 60)} minutes`,
  selectAll: 'Select all',
  selected: (count: number) => `${count.toLocaleString()} selected`,
  select: (name: string) => `Select ${name}`,
} as const;
