import type { StoredSettings } from '../../model/quizzes/quiz.ts';
import { NO_TIME_LIMIT_MINUTES } from '../attempts/deadline.ts';

export type PracticeSettings = Pick<StoredSettings, 'practiceMode' | 'practiceCounts'>;

/** What practice means for the other settings: nothing is limited, and nothing is held back. */
const PRACTICE = {
  timeLimit: NO_TIME_LIMIT_MINUTES,
  questionTimeLimit: 0,
  maxAttempts: 1,
  allowRetake: true,
  showResultsImmediately: true,
  showCorrectAnswers: true,
  allowResultsReview: true,
  disclosure: 'at_once',
} as const satisfies Partial<StoredSettings>;

/** Settings as they are kept: those of a quiz to practise say what practice means, so that nobody else has to ask. */
export const asPractised = <Written extends Pick<StoredSettings, 'practiceMode'>>(
  settings: Written,
): Written => (settings.practiceMode ? { ...settings, ...PRACTICE } : settings);

/** What is said of practice before the start and in the owner's overview; undefined where a quiz is not practised. */
export const practiceOf = ({ practiceMode, practiceCounts }: PracticeSettings) =>
  practiceMode ? { counts: practiceCounts } : undefined;

/** Whether an attempt stays out of numbers, averages, lists and rewards. */
export const isUncounted = ({ practiceMode, practiceCounts }: PracticeSettings): boolean =>
  practiceMode && !practiceCounts;

/** What an attempt keeps of the practice in which it began. */
interface BegunAttempt {
  /** The answers that were checked, if any may be. */
  checked?: object | undefined;
  uncounted?: true | undefined;
}

/** Whether an attempt is what a start would begin today: only then does a start go on with it. */
export const isPractisedAs = ({ checked, uncounted }: BegunAttempt, today: PracticeSettings): boolean =>
  (checked !== undefined) === today.practiceMode && (uncounted ?? false) === isUncounted(today);

/**
 * Whether an answer may be checked while its attempt runs. Both settings: those of the version on which the attempt began,
 * and those of today, so that an attempt begun in practice tells nothing of a quiz that counts by now.
 */
export const mayCheck = (
  begun: Pick<StoredSettings, 'practiceMode'>,
  today: Pick<StoredSettings, 'practiceMode'> | undefined,
): boolean => begun.practiceMode && today?.practiceMode === true;

/**
 * Which settings say what of an attempt is disclosed: those of the version it was taken on. Practice shows everything at
 * once, but only as long as the quiz is practised: of one that counts by now, today's decide.
 */
export const disclosingSettings = <Settings extends Pick<StoredSettings, 'practiceMode'>>(
  begun: Settings,
  today: Settings,
): Settings => (begun.practiceMode && !today.practiceMode ? today : begun);
