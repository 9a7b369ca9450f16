import { isUnopened } from '@quizhall/shared/rules/attempts/opened-question';
import { countBlockedKeys } from '@quizhall/shared/rules/attempts/violations';
import type { SubmissionDetails } from '@quizhall/shared/model/results/submission-details';
import { durationFormat } from '@quizhall/shared/rules/duration-format';
import { percentFormat } from '@quizhall/shared/rules/percent-format';

type Answer = SubmissionDetails['answers'][number];

const percent = percentFormat('en-US');
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const at = (iso: string) => `${moment.format(new Date(iso))} UTC`;
const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const duration = durationFormat('en-US');

function statusOf({ status, score, pending, annulled, uncounted }: SubmissionDetails): string {
  if (annulled) return `Annulled on ${at(annulled.at)}: ${annulled.reason}`;
  if (status === 'in_progress') return 'In progress';
  if (pending > 0) return 'Waits for grading';
  if (status === 'pending_review') return 'Graded, not released';
  if (uncounted) return 'Practice, not counted';
  return score?.isPassing ? 'Passed' : 'Failed';
}

function verdictOf({ pending, isCorrect, skipped, type, points }: Answer): string {
  if (pending) return 'Waits for a grade';
  if (isCorrect) return 'Correct';
  if (skipped) return 'Skipped';
  if (type === 'essay') return 'Graded';
  return points > 0 ? 'Partly correct' : 'Incorrect';
}

/** The words of a submission on paper. */
export const messages = {
  title: 'Submission Details',
  documentTitle: (name: string, quiz: string) => `Submission of ${name}: ${quiz}`,
  noEmail: 'No email provided',
  questions: 'Question-by-Question Breakdown',
  behavior: 'Behavior Tracking',
  incomplete:
    'No font of this sheet has the signs that […] stands for. The page of the submission shows the whole text.',
  cards: ({ totalTimeSpent, attemptNumber, isRetake, rewards, paper, ...details }: SubmissionDetails) => {
    const score = details.pending > 0 || details.annulled ? undefined : details.score;
    const none = details.annulled
      ? 'Annulled'
      : details.pending > 0
        ? 'Waits for grading'
        : 'Not finished yet';
    return [
      [
        'Score',
        score ? percent(score.percentage) : '–',
        score ? `${score.correctAnswers} of ${score.totalQuestions} correct` : none,
      ],
      ['Duration', duration(totalTimeSpent), some(Math.round(totalTimeSpent), 'second', 'seconds')],
      ['Attempt', `#${attemptNumber}`, isRetake ? 'Retake' : 'First attempt'],
      [
        'Points',
        score ? String(rewards?.points ?? score.totalScore) : '–',
        `Base score ${score?.totalScore ?? '–'} of ${details.score?.totalPossibleScore ?? paper.totalPoints}`,
      ],
    ] as const;
  },
  facts: (details: SubmissionDetails) => [
    `Status: ${statusOf(details)}`,
    `Started: ${at(details.startedAt)}`,
    `Completed: ${details.completedAt ? at(details.completedAt) : 'In progress'}`,
  ],
  question: (number: number, answer: Answer) =>
    [
      `Question ${number}: ${verdictOf(answer)}`,
      `${answer.points} of ${some(answer.maxPoints, 'point', 'points')}`,
      isUnopened(answer) ? 'not opened' : `${Math.round(answer.timeSpent)} s`,
      ...(answer.flagged ? ['flagged'] : []),
      ...(answer.attempts > 1 ? [some(answer.attempts, 'attempt', 'attempts')] : []),
    ].join(' · '),
  file: (alt: string) => `Shown with a file${alt ? `: ${alt}` : ''}`,
  comment: (comment: string) => `Comment: ${comment}`,
  gradedBy: (name: string) => `Graded by ${name || 'somebody whose account is gone'}`,
  counts: ({ behavior }: SubmissionDetails) => [
    `Tab Switches: ${behavior.tabSwitches}`,
    `Window Blurs: ${behavior.windowBlurs}`,
    `Copy Attempts: ${behavior.copyPasteAttempts}`,
    `Full Screen Exits: ${behavior.fullScreenExits}`,
    `Right Clicks: ${behavior.rightClickAttempts}`,
    `Blocked Shortcuts: ${countBlockedKeys(behavior)}`,
  ],
} as const;

interface AnswerLine {
  text: string;
  /** What was chosen or written. */
  strong?: boolean;
  /** What would have been right. */
  quiet?: boolean;
}

const listOf = (answer: Answer['userAnswer'] | undefined): string[] => [answer ?? []].flat();

/** An answer as a person reads it, line by line: options in the order of the paper, parts, or what was written. */
export function answerLines(answer: Answer): AnswerLine[] {
  const { options, userAnswer, correctAnswer, parts, isCorrect, type } = answer;
  const [given, right] = [listOf(userAnswer), listOf(correctAnswer)];
  if (options.length > 0)
    return options.map(({ text, media }) => {
      const notes = [given.includes(text) && 'chosen', right.includes(text) && 'correct answer'].filter(
        Boolean,
      );
      const shown = text || media?.alt || '…';
      return {
        text: notes.length > 0 ? `${shown} (${notes.join(', ')})` : shown,
        strong: given.includes(text),
      };
    });
  if (parts)
    return parts.flatMap(({ part, given: chosen, expected, isCorrect: fits }) => [
      { text: `${part}: ${chosen || 'No answer'}${fits ? ' (correct)' : ''}`, strong: true },
      ...(fits ? [] : [{ text: `Right: ${expected.join(' or ')}`, quiet: true }]),
    ]);
  const written = {
    text: given.map((text) => text.trim() || '…').join(' · ') || 'Not answered',
    strong: type !== 'essay',
  };
  return isCorrect || right.length === 0
    ? [written]
    : [written, { text: `Right: ${right.join(' or ')}`, quiet: true }];
}
