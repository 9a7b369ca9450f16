import { plural } from './words.ts';

export const list = {
  selectAll: 'Elegir todo',
  selected: (count: number) => plural(count, 'elegido', 'elegidos'),
  select: (name: string) => `Elegir ${name}`,
};
