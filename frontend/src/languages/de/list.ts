import { number } from './words.ts';

export const list = {
  selectAll: 'Alle auswählen',
  selected: (count: number) => `${number(count)} ausgewählt`,
  select: (name: string) => `${name} auswählen`,
};
