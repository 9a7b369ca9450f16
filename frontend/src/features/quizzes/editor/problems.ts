import { type OwnQuiz, QuizInput } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { promiseProblems, wantedPrize } from '@quizhall/shared/rules/payments/prize-pool';
import { type PublishFacts, publishProblems } from '@quizhall/shared/rules/quizzes/publish';
import { ruleProblems } from '@quizhall/shared/rules/quizzes/quiz-rules';
import { toQuizBody } from './form-mapping.ts';
import { isEmptyOption } from '../media/media.ts';
import type { QuestionForm, QuizForm } from './quiz-form.ts';

/** Messages by form path. */
export type Problems = Readonly<Record<string, string>>;

export interface Check {
  /** Problems that prevent any save: sizes and ranges that the API rejects. */
  shape: Problems;
  /** Problems that prevent publishing: `shape` and the publish rules. */
  all: Problems;
}

/** Server state of the prize: published version, paid amount in cents, and the site's prize options. */
export interface PrizeStanding {
  version: number;
  paid: number;
  site?: PublishFacts['site'];
  /** Published prize and schedule of a quiz whose prize is funded. */
  promised?: Pick<OwnQuiz, 'prizePool' | 'schedule'> | undefined;
  /** True if the quiz has at least one attempt. */
  isTaken?: boolean;
}

type PrizeFacts = Parameters<typeof promiseProblems>[1];

/** Returns the problems of a change that violates a published promise. */
export const brokenPromises = (
  after: PrizeFacts,
  { promised, paid, isTaken = false }: PrizeStanding,
): Problems => (promised ? promiseProblems(promised, after, { total: paid, isTaken, now: Date.now() }) : {});

/**
 * Checks the form against the schema, the server's publish rules and the organization's rules. `hasPassword`: the
 * server stores one already.
 */
export function checkQuiz(
  form: QuizForm,
  hasPassword: boolean,
  prize?: PrizeStanding,
  rules?: QuizRules,
): Check {
  const parsed = QuizInput.safeParse(toQuizBody(form));
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
    const shape = toFormProblems(Object.fromEntries(issues), form);
    return { shape, all: shape };
  }
  const { settings } = parsed.data;
  const facts = {
    ...parsed.data,
    settings: { ...settings, hasPassword: hasPassword || Boolean(settings.password) },
    // The published version already promises the paid prize.
    isPrizePaid:
      prize !== undefined && (prize.version > 0 || prize.paid >= wantedPrize(parsed.data.prizePool)),
    site: prize?.site,
  };
  const broken = prize ? brokenPromises(parsed.data, prize) : {};
  const ruled = rules ? ruleProblems({ settings, totalQuestions: parsed.data.questions.length }, rules) : {};
  const all = { ...publishProblems(facts), ...broken, ...ruled };
  return { shape: toFormProblems(ruled, form), all: toFormProblems(all, form) };
}

/** Returns the problems of the questions only, including types that participants cannot use yet. */
export const questionProblems = (form: QuizForm): Problems =>
  Object.fromEntries(
    Object.entries(checkQuiz(form, false).all).filter(
      ([path]) => path.startsWith('questions.') && !path.endsWith('.type'),
    ),
  );

/** Converts problems from API paths to form paths. */
export function toFormProblems(problems: Record<string, string>, form: QuizForm): Problems {
  return Object.fromEntries(
    Object.entries(problems).map(([path, message]) => [toFormPath(path, form), message]),
  );
}

/**
 * Converts an API path to a form path. The form separates the answers of each question type and treats some lists as
 * one field.
 */
export function toFormPath(path: string, form: QuizForm): string {
  if (path.startsWith('coverImage')) return 'coverImage';
  if (path.startsWith('settings.participantInfo')) return 'settings.participantInfo';
  if (path.startsWith('tags')) return 'tags';
  if (path.startsWith('prizePool.places')) return 'prizePool.places';
  const [head, index = '', field, ...rest] = path.split('.');
  if (head === 'passages') return passagePath(path, Number(index), form);
  if (head !== 'questions' || !field) return path;
  const question = form.questions[Number(index)];
  return ['questions', index, ...answerPath(question, field, rest)].join('.');
}

/** Passages are edited in their questions, so this opens the first one that refers to it. */
function passagePath(path: string, index: number, { passages, questions }: QuizForm): string {
  const at = questions.findIndex(({ passageId }) => passageId === passages[index]?.id);
  return at < 0 ? path : `questions.${at}.passageId`;
}

/** Empty rows are not sent, so the API does not count them. */
function rowOf(question: QuestionForm | undefined, sent: string | undefined): string | undefined {
  const rows = [...(question?.options ?? []).entries()].filter(([, option]) => !isEmptyOption(option));
  return rows[Number(sent)]?.[0].toString() ?? sent;
}

function answerPath(question: QuestionForm | undefined, field: string, rest: string[]): string[] {
  const type = question?.type;
  if (field === 'options' && type === 'true_false') return ['truth'];
  if (field === 'options' && rest[1] === 'media') return ['options', rowOf(question, rest[0]) ?? '', 'media'];
  if (field === 'tags') return ['tags'];
  if (field !== 'correctAnswers') return [field, ...rest];
  if (type === 'short_answer') return ['answers'];
  return rest.length > 0 ? ['blanks', ...rest] : ['blanks'];
}

/** Replaces question indexes by ids, so that the path stays valid when questions move. */
export function stablePath(path: string, form: Pick<QuizForm, 'questions'>): string {
  return path.replace(/^questions\.(\d+)(?=\.|$)/, (whole, index: string) => {
    const question = form.questions[Number(index)];
    return question ? `questions.${question.id}` : whole;
  });
}

/** True if `path` or one of its parents is in `paths`. */
export function isWithin(path: string, paths: ReadonlySet<string>): boolean {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    if (paths.has(path.slice(0, end))) return true;
  }
  return false;
}

/** Intent of the last save attempt. */
export interface Attempt {
  intent: 'none' | 'draft' | 'published';
  /** Ids of the questions at that time. Questions added later are not reported. */
  questions: ReadonlySet<string>;
}

/** Returns the problems to display: those of the requested save, otherwise those of fields that were already left. */
export function visibleProblems(
  check: Check,
  form: QuizForm,
  touched: ReadonlySet<string>,
  { intent, questions }: Attempt,
): Problems {
  const wasAsked = (path: string) => {
    const question = form.questions[questionIndexOf(path) ?? -1];
    if (question && !questions.has(question.id)) return false;
    return intent === 'published' || (intent === 'draft' && path in check.shape);
  };
  const shown = Object.entries(check.all).filter(
    ([path]) => wasAsked(path) || isWithin(stablePath(path, form), touched),
  );
  return Object.fromEntries(shown);
}

/** Editor section that contains a field. */
export type SectionOfField = 'basic' | 'questions' | 'settings' | 'schedule' | 'rewards';

const SECTIONS: Record<string, SectionOfField> = {
  questions: 'questions',
  passages: 'questions',
  settings: 'settings',
  questionTimes: 'settings',
  schedule: 'schedule',
  prizePool: 'schedule',
  rewards: 'rewards',
};

export const sectionOf = (path: string): SectionOfField => SECTIONS[path.split('.')[0] ?? ''] ?? 'basic';

/** Order of the page, for the summary and for the first field to focus. */
const SECTION_ORDER = [
  'title',
  'description',
  'category',
  'customCategory',
  'difficulty',
  'coverImage',
  'tags',
  'language',
  'listed',
  'questions',
  'passages',
  'settings',
  'schedule',
  'prizePool',
  'rewards',
];

export function inPageOrder(problems: Problems): [path: string, message: string][] {
  const rank = (path: string) => {
    const [head = '', index = ''] = path.split('.');
    return SECTION_ORDER.indexOf(head) * 1_000 + (head === 'questions' && index ? Number(index) + 1 : 0);
  };
  return Object.entries(problems).toSorted(([a], [b]) => rank(a) - rank(b));
}

export const questionIndexOf = (path: string): number | undefined => {
  const match = /^questions\.(\d+)/.exec(path);
  return match ? Number(match[1]) : undefined;
};
