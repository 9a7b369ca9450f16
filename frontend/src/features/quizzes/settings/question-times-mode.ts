/** How a quiz limits the time of single questions. */
export type QuestionTimesMode = 'none' | 'same' | 'each';

/** What a question has unless its author says otherwise, in seconds. */
export const USUAL_SECONDS = 30;
