import { formatsIn } from '../formats.ts';

export const { day, time, moment, number, percent, money } = formatsIn('es');
