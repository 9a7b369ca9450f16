import { plural } from './words.ts';

export const list = {
  selectAll: 'Tout choisir',
  selected: (count: number) => plural(count, 'choisi', 'choisis'),
  select: (name: string) => `Choisir ${name}`,
};
