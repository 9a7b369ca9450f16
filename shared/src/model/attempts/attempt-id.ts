/** The parts of an attempt's id. `participant` is `u_<user id>` or `g_<hash of the guest's device or e-mail>`. */
export interface AttemptKey {
  quizId: string;
  participant: string;
  /** 1 for the first attempt. */
  number: number;
}

export function formatAttemptId({ quizId, participant, number }: AttemptKey): string {
  return `${quizId}.${participant}.${number}`;
}

/** The inverse of `formatAttemptId`; expects an id that matches `AttemptId`. */
export function parseAttemptId(id: string): AttemptKey {
  const [quizId = '', participant = '', number = '0'] = id.split('.');
  return { quizId, participant, number: Number(number) };
}
