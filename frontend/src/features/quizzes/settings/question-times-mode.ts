/** Kind of time limit per question. */
export type QuestionTimesMode = 'none' | 'same' | 'each';

/** Default time limit of a question, in seconds. */
export const USUAL_SECONDS = 30;
