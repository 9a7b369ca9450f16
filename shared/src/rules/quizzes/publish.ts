import { acceptedPerBlank } from '../grading/fill-blank.ts';
import { unusableAnswer } from '../grading/accepted.ts';
import { rightSides } from '../grading/matching.ts';
import { looks } from '../grading/text.ts';
import type { QuestionType } from '../../model/enums.ts';
import type { Question, QuestionOf, WrittenGrading } from '../../model/quizzes/question.ts';
import { LIMITS } from '../../model/limits.ts';
import { isPoints, POINTS_RANGE } from '../../model/quizzes/points.ts';
import type { OwnQuiz, StoredSettings } from '../../model/quizzes/quiz.ts';
import { type DrawSettings, drawProblems } from './draws.ts';
import { placesProblem } from '../payments/prizes.ts';

/** What decides whether a question is complete; a type brings only the fields that it has. */
export interface QuestionFacts
  extends Pick<Question, 'type' | 'question' | 'options' | 'correctAnswers' | 'points' | 'pool'>,
    Partial<Pick<QuestionOf<'matching'>, 'pairs' | 'distractors'> & Pick<QuestionOf<'ordering'>, 'items'>> {
  grading?: (WrittenGrading & { partialCredit?: boolean | undefined }) | undefined;
}

/** The parts of a quiz that decide whether it may be published; a form can build it as well as the server. */
export interface PublishFacts {
  title: string;
  schedule: OwnQuiz['schedule'];
  settings: Pick<
    StoredSettings,
    'passingScore' | 'isPaid' | 'price' | 'maxParticipants' | 'isPublic' | 'requirePassword' | 'hasPassword'
  > &
    DrawSettings;
  listed: boolean;
  prizePool: Pick<OwnQuiz['prizePool'], 'enabled' | 'totalAmount' | 'distribution' | 'places'>;
  /** Whether what its prize needs is paid; a prize that nobody was promised yet may wait for that. */
  isPrizePaid?: boolean | undefined;
  /** What the site offers; absent where that is not known, and the server says. */
  site?: { prizePools: boolean; paidWithPrize: boolean; paidEntry?: boolean | undefined } | undefined;
  questions: readonly QuestionFacts[];
}

/** Their texts would not fit into one answer of the server. */
export const TOO_MANY_ESSAYS = `A quiz can ask for at most ${LIMITS.essays} essays`;

/** An answer is a text, so an option that has none of its own is known by that of its picture. */
export const DESCRIBE_OPTION = 'Please describe what an option shows or says, or give it a text';

/** Message by field path, as in an API failure: `{ 'questions.3.options': 'Please add at least two options' }`. */
export type Problems = Record<string, string>;

/** The first text that looks like one before it. Case, accents and dashes may tell options apart, so those count. */
function repeatedText(texts: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return texts.find((text) => seen.size === seen.add(looks(text)).size);
}

const isBlank = (text: string): boolean => looks(text) === '';

function optionProblem({ type, options }: QuestionFacts): string | undefined {
  const texts = options.map(({ text }) => text.trim());
  if (texts.length < 2) return 'Please add at least two options';
  if (options.some(({ text, media }) => media && isBlank(text))) return DESCRIBE_OPTION;
  if (texts.some(isBlank)) return 'Please enter a text for every option';
  const repeated = repeatedText(texts);
  if (repeated !== undefined) return `The option “${repeated}” is there more than once`;
  const correct = options.filter(({ isCorrect }) => isCorrect).length;
  if (correct === 0) return 'Please mark the correct option';
  if (correct > 1 && type !== 'multiple_choice') return 'Only one option can be correct';
  return undefined;
}

/** What each way of comparing expects of an accepted answer. */
const EXPECTED = {
  text: 'a text',
  number: 'a number or a range of numbers',
  pattern: 'a pattern that asks for at least one letter or digit',
};

function unusableProblem(accepted: readonly string[], grading: QuestionFacts['grading']): string | undefined {
  const unusable = unusableAnswer(accepted, grading);
  return unusable === undefined ? undefined : `“${unusable}” is not ${EXPECTED[grading?.match ?? 'text']}`;
}

function acceptedProblem({ correctAnswers, grading }: QuestionFacts): string | undefined {
  if (correctAnswers.every(isBlank)) return 'Please enter at least one accepted answer';
  return unusableProblem(correctAnswers, grading);
}

function blanksProblem(question: QuestionFacts): string | undefined {
  const blanks = acceptedPerBlank(question);
  if (blanks.length === 1) return acceptedProblem(question);
  if (question.correctAnswers.length !== blanks.length || blanks.some((accepted) => accepted.length === 0)) {
    return `Please enter an accepted answer for each of the ${blanks.length} blanks`;
  }
  return unusableProblem(blanks.flat(), question.grading);
}

function pairsProblem({ pairs = [], distractors = [] }: QuestionFacts): string | undefined {
  if (pairs.length < LIMITS.pairsMin) return 'Please add at least two pairs';
  const lefts = pairs.map(({ left }) => left.trim());
  if (lefts.some(isBlank) || pairs.some(({ right }) => isBlank(right)))
    return 'Please enter both sides of every pair';
  const repeated = repeatedText(lefts);
  if (repeated !== undefined) return `The left side “${repeated}” is there more than once`;
  const rights = rightSides({ pairs, distractors });
  if (rights.length < 2) return 'Please enter at least two different right sides';
  const twin = repeatedText(rights);
  if (twin !== undefined) return `The right side “${twin}” is there more than once`;
  return undefined;
}

function itemsProblem({ items = [] }: QuestionFacts): string | undefined {
  const texts = items.map((text) => text.trim());
  if (texts.length < LIMITS.itemsMin) return 'Please add at least two items';
  if (texts.some(isBlank)) return 'Please enter a text for every item';
  const repeated = repeatedText(texts);
  return repeated === undefined ? undefined : `The item “${repeated}” is there more than once`;
}

type Check = {
  field: 'options' | 'correctAnswers' | 'pairs' | 'items';
  problem: (question: QuestionFacts) => string | undefined;
};

const KEY_CHECKS: Record<QuestionType, Check> = {
  one_choice: { field: 'options', problem: optionProblem },
  multiple_choice: { field: 'options', problem: optionProblem },
  true_false: { field: 'options', problem: optionProblem },
  short_answer: { field: 'correctAnswers', problem: acceptedProblem },
  essay: { field: 'correctAnswers', problem: () => undefined },
  fill_blank: { field: 'correctAnswers', problem: blanksProblem },
  matching: { field: 'pairs', problem: pairsProblem },
  ordering: { field: 'items', problem: itemsProblem },
};

/** What is missing in one question, by field. */
export function questionProblems(question: QuestionFacts): Problems {
  const { field, problem } = KEY_CHECKS[question.type];
  const keyProblem = problem(question);
  return {
    ...(isBlank(question.question) ? { question: 'Please enter a question' } : {}),
    ...(keyProblem ? { [field]: keyProblem } : {}),
    ...(isPoints(question.points) ? {} : { points: POINTS_RANGE }),
  };
}

/** Problem of an end that is not after the start; none while one of them is missing. */
export function scheduleProblems({ isScheduled, startDate, endDate }: PublishFacts['schedule']): Problems {
  if (!isScheduled || !startDate || !endDate || Date.parse(endDate) > Date.parse(startDate)) return {};
  return { 'schedule.endDate': 'The end must be after the start' };
}

/** Explore leads everybody to a quiz, so everybody must be let in. */
export const isListable = ({
  isPublic,
  requirePassword,
}: Pick<StoredSettings, 'isPublic' | 'requirePassword'>): boolean => isPublic && !requirePassword;

/** Places are taken by those who start, and so more people could pay than there are places. */
export const PAID_WITHOUT_LIMIT =
  'Everybody who pays is let in: set the participant limit to “Any number”, or switch paid entry off';
/** Dollars: no provider takes less by card. */
export const LEAST_PRICE = 0.5;
export const PAID_OFF = 'Paid entry is not offered on this site';

function paidEntryProblems({ settings, site }: PublishFacts): Problems {
  if (!settings.isPaid) return {};
  return {
    ...(site?.paidEntry === false ? { 'settings.isPaid': PAID_OFF } : {}),
    ...(settings.price <= 0 ? { 'settings.price': 'Please enter a price' } : {}),
    ...(settings.price > 0 && settings.price < LEAST_PRICE
      ? { 'settings.price': 'Please enter at least $0.50: no card is charged less' }
      : {}),
    ...(settings.maxParticipants > 0 ? { 'settings.maxParticipants': PAID_WITHOUT_LIMIT } : {}),
  };
}

function settingsProblems(settings: PublishFacts['settings']): Problems {
  return {
    ...(settings.passingScore >= 0 && settings.passingScore <= 100
      ? {}
      : { 'settings.passingScore': 'Passing score must be from 0 to 100' }),
    ...(settings.requirePassword && !settings.hasPassword
      ? { 'settings.password': 'Please enter a password' }
      : {}),
  };
}

export const PRIZES_OFF = 'Prize pools are not offered on this site';

function prizePoolProblems({ prizePool, schedule, settings, site, isPrizePaid }: PublishFacts): Problems {
  if (!prizePool.enabled) return {};
  if (site && !site.prizePools) return { 'prizePool.enabled': PRIZES_OFF };
  if (site && !site.paidWithPrize && settings.isPaid)
    return { 'prizePool.enabled': 'A quiz with a prize cannot cost anything to take part on this site' };
  if (!schedule.isScheduled || !schedule.endDate) {
    return { 'schedule.endDate': 'Please set an end date first to enable prize pool' };
  }
  if (prizePool.totalAmount < 1)
    return { 'prizePool.totalAmount': 'Please enter a prize amount of at least 1' };
  const places = placesProblem(prizePool);
  if (places) return { 'prizePool.places': places };
  return isPrizePaid ? {} : { prizePool: 'The prize pool must be paid before the quiz can be published' };
}

/**
 * Everything that keeps a quiz from being published; empty when nothing does. Browser and server run the same checks
 *; a draft may have any of these problems.
 */
export function publishProblems(quiz: PublishFacts): Problems {
  const problems: Problems = {};
  if (!quiz.title.trim()) problems.title = 'Please enter a quiz title';
  if (quiz.questions.length === 0) problems.questions = 'Please add at least one question';
  let essays = 0;
  for (const [index, question] of quiz.questions.entries()) {
    if (question.type === 'essay') essays += 1;
    if (question.type === 'essay' && essays > LIMITS.essays)
      problems[`questions.${index}.type`] = TOO_MANY_ESSAYS;
    for (const [field, message] of Object.entries(questionProblems(question))) {
      problems[`questions.${index}.${field}`] = message;
    }
  }
  return {
    ...problems,
    ...scheduleProblems(quiz.schedule),
    ...settingsProblems(quiz.settings),
    ...paidEntryProblems(quiz),
    ...(quiz.listed && !isListable(quiz.settings)
      ? { listed: 'Only a public quiz without a password can be shown in Explore' }
      : {}),
    ...drawProblems(quiz.questions, quiz.settings),
    ...prizePoolProblems(quiz),
  };
}
