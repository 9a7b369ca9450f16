import type { ResultsSubmission } from '@quizhall/shared/model/results/results-file';
import { excerptOf } from '@quizhall/shared/rules/imports/cell-text';
import type { About } from './results-context.ts';
import { messages as TEXT } from './overview-messages.ts';

/** What stands in one cell; undefined leaves it empty. */
export type Cell = string | number | boolean | Date | undefined;
type Submission = ResultsSubmission;

const STATUSES: Record<Submission['status'], string> = {
  in_progress: 'Running',
  completed: 'Completed',
  timed_out: 'Time ran out',
  pending_review: 'Waits for grading',
  annulled: 'Annulled',
};

/** Once every answer is graded, a result waits only for its release. */
const statusOf = ({ status, waiting }: Submission): string =>
  status === 'pending_review' && waiting === 0 ? 'Graded, not released' : STATUSES[status];

/** One row for each submission: what it is, whatever the quiz asks. */
const FACTS: readonly (readonly [heading: string, of: (submission: Submission) => Cell])[] = [
  ['Attempt', ({ attempt }) => attempt],
  ['Status', (submission) => statusOf(submission)],
  ['Score %', ({ percentage }) => percentage],
  ['Points', ({ points }) => points],
  ['Points possible', ({ possible }) => possible],
  ['Passed', ({ passed }) => passed],
  ['Answers to grade', ({ waiting }) => waiting],
  ['Started (UTC)', ({ startedAt }) => new Date(startedAt)],
  ['Completed (UTC)', ({ completedAt }) => new Date(completedAt)],
  ['Seconds', ({ seconds }) => seconds],
  ['Late', ({ late }) => late],
  ['Counts', ({ uncounted }) => !uncounted],
  ['Tab switches', ({ evidence }) => evidence.tabSwitches],
  ['Window left', ({ evidence }) => evidence.windowBlurs],
  ['Full screen left', ({ evidence }) => evidence.fullScreenExits],
  ['Copy and paste', ({ evidence }) => evidence.copyPasteAttempts],
  ['Right clicks', ({ evidence }) => evidence.rightClickAttempts],
  ['Blocked shortcuts', ({ evidence }) => evidence.blockedKeys],
  ['Seconds hidden', ({ evidence }) => evidence.hiddenSeconds],
  ['Version', ({ version }) => version],
];

type Answer = Submission['answers'][number];

/** Seconds spent on the question; empty where it was never opened. */
const secondsOf = ({ seconds, unopened }: Answer): Cell => (unopened ? undefined : seconds);

/** Of each question. What was not drawn for this submission, or not asked in its version, stays empty. */
const ANSWER: readonly (readonly [heading: string, of: (answer: Answer) => Cell])[] = [
  ['answer', ({ text }) => text],
  ['points', ({ points, pending }) => (pending ? undefined : points)],
  ['correct', ({ correct, pending }) => (pending ? undefined : correct)],
  ['seconds', secondsOf],
];

type Question = About['questions'][number];

/** `Q3`, or `Q3 (version 2)` where newer versions do not ask it. */
const nameOf = ({ number, version }: Question, { quiz }: About): string =>
  `Q${number}${version < quiz.newestVersion ? ` (version ${version})` : ''}`;

/** Every answer in a row of its own. */
const ANSWER_ROW: readonly (readonly [
  heading: string,
  of: (row: { submission: Submission; answer: Answer; question: Question; name: string }) => Cell,
])[] = [
  ['Name', ({ submission }) => submission.name],
  ['E-mail', ({ submission }) => submission.email],
  ['Attempt', ({ submission }) => submission.attempt],
  ['Question', ({ name }) => name],
  ['Text', ({ question }) => excerptOf(question.text)],
  ['Answer', ({ answer }) => answer.text],
  ['Correct', ({ answer }) => (answer.pending ? undefined : answer.correct)],
  ['Points', ({ answer }) => (answer.pending ? undefined : answer.points)],
  ['Points possible', ({ answer }) => answer.possible],
  ['Seconds', ({ answer }) => secondsOf(answer)],
  ['Flagged', ({ answer }) => answer.flagged],
  ['Comment', ({ answer }) => answer.comment],
];

/** The heading of the table of answers. */
export const ANSWER_HEADING: readonly string[] = ANSWER_ROW.map(([heading]) => heading);

/** The answers of a submission below that heading. */
export function answerRowsOf(submission: Submission, about: About): Cell[][] {
  const questions = new Map(about.questions.map((question) => [question.id, question]));
  return submission.answers.flatMap((answer) => {
    const question = questions.get(answer.questionId);
    if (!question) return [];
    const row = { submission, answer, question, name: nameOf(question, about) };
    return [ANSWER_ROW.map(([, of]) => of(row))];
  });
}

const QUESTION_ROW: readonly (readonly [heading: string, of: (question: Question, name: string) => Cell])[] =
  [
    ['Question', (_, name) => name],
    ['Text', ({ text }) => text],
    ['Type', ({ type }) => type],
    ['Points', ({ points }) => points],
    ['Submissions that had it', ({ counted }) => counted?.seen],
    [
      'Correct %',
      ({ counted }) => (counted && counted.seen > counted.waiting ? counted.correctPercent : undefined),
    ],
    ['Seconds on average', ({ counted }) => counted?.averageSeconds],
    ['Answers to grade', ({ counted }) => counted?.waiting],
  ];

/** Below the questions, apart from them: whether scores can be trusted. */
export function reliabilityTable({ reliability }: About): Cell[][] {
  if (!reliability) return [];
  const { alpha, standardError, reason, attempts } = reliability;
  if (alpha === undefined) return [[TEXT.unknownReliability[reason ?? 'few_attempts']]];
  return [
    ['Reliability (Cronbach’s alpha)', alpha],
    ['Standard error of measurement, percentage points', standardError],
    ['Graded submissions', attempts],
  ];
}

/** The table of questions, with its heading. */
export const questionTable = (about: About): Cell[][] => [
  QUESTION_ROW.map(([heading]) => heading),
  ...about.questions.map((question) => {
    const name = nameOf(question, about);
    return QUESTION_ROW.map(([, of]) => of(question, name));
  }),
];

/** The heading of the table of submissions. */
export const headingOf = (about: About): string[] => [
  'Name',
  'E-mail',
  ...about.fields.map(({ label }) => label),
  ...FACTS.map(([heading]) => heading),
  ...about.questions.flatMap((question) => {
    const name = nameOf(question, about);
    return ANSWER.map(([heading], place) =>
      place === 0 ? `${name} ${heading}: ${excerptOf(question.text)}` : `${name} ${heading}`,
    );
  }),
];

/** A submission below that heading. */
export function rowOf(submission: Submission, { fields, questions }: About): Cell[] {
  const answers = new Map(submission.answers.map((answer) => [answer.questionId, answer]));
  return [
    submission.name,
    submission.email,
    ...fields.map(({ field }) => submission.info[field]),
    ...FACTS.map(([, of]) => of(submission)),
    ...questions.flatMap(({ id }) => {
      const answer = answers.get(id);
      return ANSWER.map(([, of]) => answer && of(answer));
    }),
  ];
}
