import { translated } from '@/lib/language.ts';

/** Texts of parts with something in them; single words are said where they stand. */
export const parts = translated('parts', {
  showing: (count: string): string => `Showing ${count}`,
  of: (part: string, all: string): string => `${part} of ${all}`,
  options: (count: string, one: boolean): string => `${count} ${one ? 'option' : 'options'}`,
  notAccepted: (name: string): string => `This file type is not accepted: ${name}`,
  tooLarge: (name: string, size: string, most: string): string =>
    `${name} is ${size}; at most ${most} is allowed`,
});
