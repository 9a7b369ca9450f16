import { dayText } from './day-text.ts';

export interface Announced {
  title: string;
  /** How many submissions go. */
  count: number;
  /** Epoch ms: when they are deleted… */
  at: number;
  /** …and up to when they were handed in. */
  until: number;
}

/** What will be deleted, in one sentence for the bell and for the mail; days are those of UTC. */
export const deletionText = ({ title, count, at, until }: Announced): string =>
  `On ${dayText(at)}, ${count === 1 ? '1 submission' : `${count} submissions`} of “${title}” handed in up to ${dayText(until)} will be deleted.`;
