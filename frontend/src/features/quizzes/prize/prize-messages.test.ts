import { expect, it } from 'vitest';
import { prizeMessages } from './prize-messages.ts';

it.each(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '100th', '101st'])(
  'names the %s place',
  (text) => {
    expect(prizeMessages.place(Number.parseInt(text, 10))).toBe(`${text} place`);
  },
);
