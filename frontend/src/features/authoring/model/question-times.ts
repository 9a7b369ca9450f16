/** Seconds; 0 = no limit. */
export interface QuestionTimes {
  least: number;
  most: number;
}

/**
 * From the shortest to the longest limit that a question of the quiz really has; undefined without questions.
 * @param own the questions' own limits, in seconds; 0 = that of the quiz
 */
export function questionTimes(own: readonly number[], ofQuiz: number): QuestionTimes | undefined {
  if (own.length === 0) return undefined;
  const limits = own.map((limit) => limit || ofQuiz);
  return { least: Math.min(...limits), most: Math.max(...limits) };
}
