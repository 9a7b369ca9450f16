import { oneChoice } from './one-choice.ts';

/** A choice between two options, graded like any other single choice. */
export const trueFalse = oneChoice;
