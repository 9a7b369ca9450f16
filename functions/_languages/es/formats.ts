import { formatsIn } from '../formats.ts';

export const { day, time, number, percent, money } = formatsIn('es');
