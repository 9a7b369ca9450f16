/** How a quiz limits the time of single questions. */
export type QuestionTimesMode = 'none' | 'same' | 'each';

/** Spec 2 §3: what a question has unless its author says otherwise, in seconds. */
export const USUAL_SECONDS = 30;
