/** Enumerations of the product, stored as written here. Labels belong to the screens. */

export const ACCOUNT_TYPES = ['learner', 'moderator', 'organization'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Every question type that the model, the grading and the rules know. */
export const QUESTION_TYPES = [
  'one_choice',
  'multiple_choice',
  'true_false',
  'short_answer',
  'essay',
  'fill_blank',
  'matching',
  'ordering',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const QUESTION_DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export const QUIZ_DIFFICULTIES = ['easy', 'medium', 'hard', 'mixed'] as const;
export type QuizDifficulty = (typeof QUIZ_DIFFICULTIES)[number];

export const CATEGORIES = [
  'general',
  'business',
  'science',
  'art',
  'mathematics',
  'technology',
  'history',
  'geography',
  'entertainment',
  'sports',
  'literature',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** What quizzes are written in, as ISO 639-1 says it; each screen names them in its own language. */
// biome-ignore format: a list is read in lines
export const LANGUAGES = [
  'ar', 'bg', 'bn', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fa', 'fi', 'fr', 'ga', 'he', 'hi',
  'hr', 'hu', 'id', 'is', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nl', 'no', 'pl', 'pt', 'ro',
  'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'zh',
] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the site and its mails speak. */
export const SITE_LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];

/** When the correct answers come, where a quiz shows them: `rules/attempts/disclosure.ts`. */
export const DISCLOSURES = ['at_once', 'after_last_attempt', 'on_release'] as const;
export type Disclosure = (typeof DISCLOSURES)[number];

export const ORGANIZATION_ROLES = ['owner', 'admin', 'creator', 'member'] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];

/** What the owner of a quiz may let somebody else do with it. */
export const CO_AUTHOR_ROLES = ['viewer', 'editor', 'grader'] as const;
export type CoAuthorRole = (typeof CO_AUTHOR_ROLES)[number];

/** What somebody is to a quiz, as the API answers it; `rules/permissions.ts` says what that allows. */
export const QUIZ_ROLES = [
  'quiz.owner',
  ...CO_AUTHOR_ROLES.map((role) => `quiz.${role}` as const),
  ...ORGANIZATION_ROLES.map((role) => `organization.${role}` as const),
] as const;
export type QuizRole = (typeof QUIZ_ROLES)[number];

export const QUIZ_STATUSES = ['draft', 'published', 'paused', 'archived'] as const;
export type QuizStatus = (typeof QUIZ_STATUSES)[number];

/** `in_progress` is the only state that accepts answers; the others are final. */
export const ATTEMPT_STATUSES = ['in_progress', 'completed', 'timed_out', 'pending_review'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/**
 * How an attempt stands in the list of participants: passed by the quiz's own passing score; `abandoned` is what the server
 * finished without any answer, `graded` what is graded and not released, `annulled` what counts nowhere because a person said so.
 */
export const PARTICIPANT_STATUSES = [
  'passed',
  'failed',
  'pending_review',
  'graded',
  'in_progress',
  'abandoned',
  'annulled',
] as const;
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number];
export const PARTICIPANT_SORTS = [
  'recent',
  'oldest',
  'name',
  'highest',
  'lowest',
  'fastest',
  'slowest',
] as const;
export type ParticipantSort = (typeof PARTICIPANT_SORTS)[number];

/** Bonuses that a quiz may bring, each with its badge. */
export const BONUSES = ['perfectScore', 'fastCompletion', 'firstAttempt'] as const;
export type Bonus = (typeof BONUSES)[number];

export const CERTIFICATE_TEMPLATES = ['default', 'professional', 'modern', 'elegant'] as const;

export const UPLOAD_PURPOSES = ['cover', 'media', 'logo', 'avatar'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];
/** What browsers put into the bucket: files to be used, and files that are read once and then forgotten. */
export const INCOMING_PURPOSES = [...UPLOAD_PURPOSES, 'import'] as const;
export type IncomingPurpose = (typeof INCOMING_PURPOSES)[number];
/** Where browsers put files in the media bucket. Nothing refers to them there: what is used is a checked copy. */
export const INCOMING_PREFIX = 'incoming/';

/** Where files lie that were made for one person to fetch. Nothing refers to them and nobody is served them; they go after two days. */
export const EXPORT_PREFIX = 'exports/';

/** Where the files lie of which the catalogue is made that Explore searches. Functions alone read them. */
export const CATALOGUE_PREFIX = 'catalogue/';

/** What the list of own results can be narrowed to, beside all: `review` is whatever score may not be known yet. */
export const RESULT_OUTCOMES = ['passed', 'failed', 'review'] as const;
export const RESULT_SORTS = ['recent', 'oldest'] as const;

export const QUIZ_SORTS = ['recent', 'oldest', 'title', 'responses', 'performance'] as const;
/** What a list of quizzes is narrowed down to. `all` has no deleted ones. */
export const QUIZ_FILTERS = ['all', ...QUIZ_STATUSES, 'deleted'] as const;
export type QuizFilter = (typeof QUIZ_FILTERS)[number];
export type QuizSort = (typeof QUIZ_SORTS)[number];

/** Verdicts of the item analysis on a question, most important first: `rules/results/item-analysis.ts`. */
export const VERDICTS = [
  'too_few',
  'all_right',
  'none_right',
  'other_option',
  'strong_miss',
  'strong_take',
  'weak',
  'unused_option',
  'common_wrong',
  'skipped',
] as const;
export type VerdictKind = (typeof VERDICTS)[number];

/** Why nothing is known of how reliable the scores of a quiz are. */
export const UNRELIABLE = ['few_attempts', 'few_questions', 'papers_differ', 'no_spread'] as const;
export type Unreliable = (typeof UNRELIABLE)[number];

/** Who else may sign people in, where a stage has keys there. */
export const SIGN_IN_PROVIDERS = ['google', 'microsoft'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];
