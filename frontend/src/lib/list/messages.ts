/** What a list whose rows can be selected says by itself. */
export const LIST_MESSAGES = {
  selectAll: 'Select all',
  selected: (count: number) => `${count.toLocaleString()} selected`,
  select: (name: string) => `Select ${name}`,
} as const;
