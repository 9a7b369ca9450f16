import { acceptedPerBlank } from '../grading/fill-blank.ts';
import type { QuestionType } from '../model/enums.ts';
import type { Question } from '../model/question.ts';
import type { OwnQuiz, StoredSettings } from '../model/quiz.ts';

/** The parts of a quiz that decide whether it may be published; a form can build it as well as the server. */
export interface PublishFacts {
  title: string;
  schedule: OwnQuiz['schedule'];
  settings: Pick<StoredSettings, 'passingScore' | 'isPaid' | 'price' | 'requirePassword' | 'hasPassword'>;
  prizePool: Pick<OwnQuiz['prizePool'], 'enabled' | 'totalAmount'>;
  questions: readonly Pick<Question, 'type' | 'question' | 'options' | 'correctAnswers' | 'points'>[];
}

type QuestionFacts = PublishFacts['questions'][number];

/** Message by field path, as in an API failure: `{ 'questions.3.options': 'Please add at least two options' }`. */
export type Problems = Record<string, string>;

function repeatedText(texts: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return texts.find((text) => seen.size === seen.add(text).size);
}

function optionProblem({ type, options }: QuestionFacts): string | undefined {
  const texts = options.map(({ text }) => text.trim());
  if (texts.length < 2) return 'Please add at least two options';
  if (texts.includes('')) return 'Please enter a text for every option';
  const repeated = repeatedText(texts);
  if (repeated !== undefined) return `The option “${repeated}” is there more than once`;
  const correct = options.filter(({ isCorrect }) => isCorrect).length;
  if (correct === 0) return 'Please mark the correct option';
  if (correct > 1 && type !== 'multiple_choice') return 'Only one option can be correct';
  return undefined;
}

function acceptedProblem({ correctAnswers }: QuestionFacts): string | undefined {
  return correctAnswers.some((text) => text.trim()) ? undefined : 'Please enter at least one accepted answer';
}

function blanksProblem(question: QuestionFacts): string | undefined {
  const blanks = acceptedPerBlank(question);
  if (blanks.length === 1) return acceptedProblem(question);
  if (question.correctAnswers.length !== blanks.length || blanks.some((accepted) => accepted.length === 0)) {
    return `Please enter an accepted answer for each of the ${blanks.length} blanks`;
  }
  return undefined;
}

type Check = {
  field: 'options' | 'correctAnswers';
  problem: (question: QuestionFacts) => string | undefined;
};

const KEY_CHECKS: Record<QuestionType, Check> = {
  one_choice: { field: 'options', problem: optionProblem },
  multiple_choice: { field: 'options', problem: optionProblem },
  true_false: { field: 'options', problem: optionProblem },
  short_answer: { field: 'correctAnswers', problem: acceptedProblem },
  fill_blank: { field: 'correctAnswers', problem: blanksProblem },
};

/** What is missing in one question, by field. */
export function questionProblems(question: QuestionFacts): Problems {
  const { field, problem } = KEY_CHECKS[question.type];
  const keyProblem = problem(question);
  return {
    ...(question.question.trim() ? {} : { question: 'Please enter a question' }),
    ...(keyProblem ? { [field]: keyProblem } : {}),
    ...(Number.isInteger(question.points) && question.points >= 1 && question.points <= 100
      ? {}
      : { points: 'Points must be from 1 to 100' }),
  };
}

function scheduleProblems({ isScheduled, startDate, endDate }: PublishFacts['schedule']): Problems {
  if (!isScheduled || !startDate || !endDate || Date.parse(endDate) > Date.parse(startDate)) return {};
  return { 'schedule.endDate': 'The end must be after the start' };
}

function settingsProblems(settings: PublishFacts['settings']): Problems {
  return {
    ...(settings.passingScore >= 0 && settings.passingScore <= 100
      ? {}
      : { 'settings.passingScore': 'Passing score must be from 0 to 100' }),
    ...(settings.isPaid && settings.price <= 0 ? { 'settings.price': 'Please enter a price' } : {}),
    ...(settings.requirePassword && !settings.hasPassword
      ? { 'settings.password': 'Please enter a password' }
      : {}),
  };
}

/** No payment provider funds a pool yet, so an enabled pool always waits for its funding. */
function prizePoolProblems({ prizePool, schedule }: PublishFacts): Problems {
  if (!prizePool.enabled) return {};
  if (!schedule.isScheduled || !schedule.endDate) {
    return { 'schedule.endDate': 'Please set an end date first to enable prize pool' };
  }
  if (prizePool.totalAmount < 1)
    return { 'prizePool.totalAmount': 'Please enter a prize amount of at least 1' };
  return { prizePool: 'The prize pool must be paid before the quiz can be published' };
}

/**
 * Everything that keeps a quiz from being published; empty when nothing does. Browser and server run the same checks
 * (spec 2 §5); a draft may have any of these problems.
 */
export function publishProblems(quiz: PublishFacts): Problems {
  const problems: Problems = {};
  if (!quiz.title.trim()) problems.title = 'Please enter a quiz title';
  if (quiz.questions.length === 0) problems.questions = 'Please add at least one question';
  for (const [index, question] of quiz.questions.entries()) {
    for (const [field, message] of Object.entries(questionProblems(question))) {
      problems[`questions.${index}.${field}`] = message;
    }
  }
  return {
    ...problems,
    ...scheduleProblems(quiz.schedule),
    ...settingsProblems(quiz.settings),
    ...prizePoolProblems(quiz),
  };
}
