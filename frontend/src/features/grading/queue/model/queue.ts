import type { QueuedSubmission } from '@quizhall/shared/contract/grading/grading';

/** Orders in which a grader can go through answers. */
export const WAYS = ['question', 'participant'] as const;
export type Way = (typeof WAYS)[number];

/** Fields of a queue page that determine the order. */
interface QueuePage {
  questions: readonly { id: string; question: string; maxPoints: number }[];
  submissions: readonly QueuedSubmission[];
}

/** Unreleased answer of a submission. */
export interface QueuedAnswer {
  /** Identifies the answer in the URL and on the device. */
  key: string;
  submissionId: string;
  questionId: string;
  name: string;
  question: string;
  maxPoints: number;
  /** Undefined until graded. */
  points: number | undefined;
}

export const answerKey = (submissionId: string, questionId: string): string =>
  `${submissionId}~${questionId}`;

/** Merges the pages: each submission and question once, oldest submission first. */
export function wholeQueue(pages: readonly QueuePage[]): QueuePage {
  const questions = new Map(pages.flatMap((page) => page.questions.map((one) => [one.id, one] as const)));
  const submissions = new Map(pages.flatMap((page) => page.submissions.map((one) => [one.id, one] as const)));
  return {
    questions: [...questions.values()],
    submissions: [...submissions.values()].sort((a, b) => a.completedAt.localeCompare(b.completedAt)),
  };
}

/** Returns all manually graded answers in the given order. */
export function orderAnswers({ questions, submissions }: QueuePage, way: Way): QueuedAnswer[] {
  const known = new Map(questions.map((question, place) => [question.id, { ...question, place }]));
  const answers = submissions.flatMap(({ id, name, essays }) =>
    essays.flatMap(({ questionId, points }) => {
      const question = known.get(questionId);
      if (!question) return [];
      const { question: text, maxPoints, place } = question;
      const key = answerKey(id, questionId);
      const answer = { key, submissionId: id, questionId, name, question: text, maxPoints, points };
      return [{ place, answer }];
    }),
  );
  // Sorting is stable, so submissions keep their order within a question.
  const ordered = way === 'question' ? answers.toSorted((a, b) => a.place - b.place) : answers;
  return ordered.map(({ answer }) => answer);
}

export const isGraded = ({ points }: Pick<QueuedAnswer, 'points'>): boolean => points !== undefined;

/** Returns the next ungraded answer after this one, wrapping around to the start. */
export function nextWaiting(
  answers: readonly QueuedAnswer[],
  key: string | undefined,
): QueuedAnswer | undefined {
  const at = answers.findIndex((one) => one.key === key);
  const behind = [...answers.slice(at + 1), ...answers.slice(0, Math.max(0, at))];
  return behind.find((one) => !isGraded(one));
}

/**
 * Returns the answer in the URL, otherwise the first of the submission in the URL, otherwise the first of all.
 * Prefers ungraded answers.
 */
export function currentAnswer(
  answers: readonly QueuedAnswer[],
  { answer, submission }: { answer?: string | undefined; submission?: string | undefined },
): QueuedAnswer | undefined {
  const named = answers.find(({ key }) => key === answer);
  if (named) return named;
  const here = answers.filter(({ submissionId }) => submissionId === submission);
  if (submission !== undefined) return nextWaiting(here, undefined) ?? here[0];
  return nextWaiting(answers, undefined);
}

/** Returns the submission with these points. It is graded once no answer is pending. */
export function withPoints<Submission extends QueuedSubmission>(
  submission: Submission,
  given: { questionId: string; points: number | undefined },
): Submission {
  const essays = submission.essays.map((essay) =>
    essay.questionId === given.questionId ? { ...essay, points: given.points } : essay,
  );
  const waits = essays.some(({ points }) => points === undefined);
  return { ...submission, essays, state: waits ? 'waiting' : 'graded' };
}

/** Omits easily confused letters and digits. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns the pseudonym of a hidden participant, equal at every visit and for every grader. */
export function tagOf(submissionId: string): string {
  let hash = 2_166_136_261;
  for (const sign of submissionId) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  let tag = '';
  for (let n = 0; n < 4; n += 1) {
    tag += SIGNS[hash % SIGNS.length];
    hash = Math.floor(hash / SIGNS.length);
  }
  return tag;
}
