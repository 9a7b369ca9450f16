import { PARTICIPANT_LABELS } from '@quizhall/shared/model/attempts/participant-labels';
import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { effectiveTimeLimit } from '@quizhall/shared/rules/attempts/deadline';
import {
  type Category,
  type Language,
  LANGUAGES,
  type QuestionType,
  type QuizDifficulty,
} from '@quizhall/shared/model/enums';
import type { Media, Question, QuestionOf } from '@quizhall/shared/model/quizzes/question';
import {
  type ParticipantField,
  type PrizePlace,
  Rewards,
  type Settings,
} from '@quizhall/shared/model/quizzes/quiz';
import type * as z from 'zod';
import { type QuestionTimesMode, USUAL_SECONDS } from '../settings/question-times-mode.ts';

/** Option of a choice question. `key` identifies the row while options are added and removed. */
export interface OptionForm {
  key: string;
  text: string;
  isCorrect: boolean;
  explanation: string;
  media?: Media | undefined;
}

/** Left side of a matching question with its match. */
export interface PairForm {
  key: string;
  left: string;
  right: string;
}

/** Entry of an ordering question. */
export interface ItemForm {
  key: string;
  text: string;
}

/**
 * Question in the builder. Each answer type has its own field, so that switching the type and back loses nothing.
 * `toQuestionInput` sends only the fields of the chosen type.
 */
export interface QuestionForm {
  id: string;
  type: QuestionType;
  question: string;
  description: string;
  /** one_choice, multiple_choice */
  options: OptionForm[];
  /** true_false: always True, then False */
  truth: OptionForm[];
  /** short_answer: accepted answers */
  answers: string[];
  /** fill_blank: accepted answers of each blank */
  blanks: string[][];
  /** matching */
  pairs: PairForm[];
  /** matching: right sides without a left side */
  distractors: string[];
  /** ordering: in the correct order */
  items: ItemForm[];
  /** Explanation of the answer; the rubric of an essay. */
  explanation: string;
  points: number;
  /** Seconds; 0 = none. Applies if each question has its own limit. */
  timeLimit: number;
  difficulty: Question['difficulty'];
  tags: string[];
  media: Media | undefined;
  /** Name of the question's pool; empty = none. */
  pool: string;
  /** Id of the question's passage; empty = none. */
  passageId: string;
  /** Comparison and credit of answers. Each type sends only its own settings. */
  grading: QuestionOf<'fill_blank'>['grading'];
}

/** `password` is newly typed; an empty one keeps the stored password. */
export type SettingsForm = Omit<Settings, 'password' | 'participantInfo'> & {
  password: string;
  participantInfo: ParticipantField[];
};

export interface ScheduleForm {
  isScheduled: boolean;
  startDate: string;
  endDate: string;
}

/** `totalAmount` is in dollars. A prize without places describes its distribution in the note. */
export interface PrizeForm {
  enabled: boolean;
  totalAmount: number;
  distribution: string;
  places: PrizePlace[];
}

/** `url` is used if the browser does not have the file itself. */
export interface CoverForm {
  key: string;
  url?: string | undefined;
  sizes?: { width: number; key: string }[] | undefined;
  tint?: string | undefined;
}

/** Passage that several questions can refer to. */
export interface PassageForm {
  id: string;
  title: string;
  text: string;
  media?: Media | undefined;
}

/** Form of the editor. Paths equal those of the API if both have the field. */
export interface QuizForm {
  title: string;
  description: string;
  category: Category;
  /** Category of the organization; empty = none. */
  customCategory: string;
  difficulty: QuizDifficulty;
  tags: string[];
  language: Language;
  listed: boolean;
  coverImage: CoverForm | null;
  schedule: ScheduleForm;
  settings: SettingsForm;
  rewards: z.output<typeof Rewards>;
  prizePool: PrizeForm;
  /**
   * Selects the time limits that apply: `settings.questionTimeLimit` (`same`), those of the questions (`each`), or
   * none.
   */
  questionTimes: QuestionTimesMode;
  questions: QuestionForm[];
  passages: PassageForm[];
}

/** Defaults of a new quiz: docs/product/authoring.md. */
const DEFAULT_SETTINGS: SettingsForm = {
  timeLimit: 0,
  questionTimeLimit: USUAL_SECONDS,
  maxAttempts: 1,
  allowRetake: false,
  randomizeQuestions: false,
  randomizeOptions: false,
  drawQuestions: 0,
  pools: [],
  showResultsImmediately: true,
  showCorrectAnswers: true,
  disclosure: 'after_last_attempt',
  showExplanations: true,
  allowResultsReview: true,
  showScoreByTag: false,
  allowBackNavigation: true,
  passingScore: 70,
  practiceMode: false,
  practiceCounts: false,
  instructions: '',
  preventCheating: { disableCopyPaste: false, disableRightClick: false, fullScreenMode: false },
  extraSecure: false,
  requiresIdentityVerification: false,
  maxParticipants: 0,
  questionsPerPage: 1,
  isPublic: true,
  isPaid: false,
  price: 0,
  requirePassword: false,
  password: '',
  allowGuests: true,
  requireLogin: false,
  embeddable: false,
  retentionMonths: 0,
  // Guests have no account name.
  participantInfo: [{ field: 'name', label: PARTICIPANT_LABELS.yourName, required: true }],
};

/** Returns the first browser language that quizzes support. */
export function authorsLanguage(spoken: readonly string[] = navigator.languages): Language {
  const codes = spoken.map((tag) => tag.split('-')[0]?.toLowerCase());
  return LANGUAGES.find((language) => language === codes[0]) ?? 'en';
}

/**
 * @param rules rules of the organization that will own the quiz
 */
export function emptyQuiz(rules?: QuizRules): QuizForm {
  return rules ? asRuled(anEmptyQuiz(), rules) : anEmptyQuiz();
}

/** Applies the organization's defaults to a new quiz. */
function asRuled({ settings, rewards, ...quiz }: QuizForm, rules: QuizRules): QuizForm {
  const { language, visibility, mostMinutes, hasGuests, hasLeaderboards } = rules;
  return {
    ...quiz,
    language,
    settings: {
      ...settings,
      visibility,
      isPublic: visibility === 'public',
      allowGuests: hasGuests,
      requireLogin: !hasGuests,
      timeLimit: effectiveTimeLimit(0) > mostMinutes ? mostMinutes : settings.timeLimit,
    },
    rewards: { ...rewards, leaderboard: hasLeaderboards },
  };
}

function anEmptyQuiz(): QuizForm {
  return {
    title: '',
    description: '',
    category: 'general',
    customCategory: '',
    difficulty: 'mixed',
    tags: [],
    language: authorsLanguage(),
    listed: false,
    coverImage: null,
    schedule: { isScheduled: false, startDate: '', endDate: '' },
    settings: structuredClone(DEFAULT_SETTINGS),
    rewards: Rewards.parse({}),
    prizePool: { enabled: false, totalAmount: 0, distribution: '', places: [] },
    questionTimes: 'same',
    questions: [],
    passages: [],
  };
}

export const emptyOption = (key: string): OptionForm => ({
  key,
  text: '',
  isCorrect: false,
  explanation: '',
});

export const emptyPair = (key: string): PairForm => ({ key, left: '', right: '' });
export const emptyItem = (key: string): ItemForm => ({ key, text: '' });

const trueFalseOption = (text: 'True' | 'False'): OptionForm => ({ ...emptyOption(text), text });

/** Returns an empty question. `id` is permanent: results and statistics refer to it. */
export function emptyQuestion(id: string, type: QuestionType = 'one_choice'): QuestionForm {
  return {
    id,
    type,
    question: '',
    description: '',
    options: [emptyOption(`${id}-1`), emptyOption(`${id}-2`)],
    truth: [trueFalseOption('True'), trueFalseOption('False')],
    answers: [],
    blanks: [[]],
    pairs: [emptyPair(`${id}-1`), emptyPair(`${id}-2`)],
    distractors: [],
    items: [emptyItem(`${id}-1`), emptyItem(`${id}-2`)],
    explanation: '',
    points: 10,
    timeLimit: USUAL_SECONDS,
    difficulty: 'medium',
    tags: [],
    media: undefined,
    pool: '',
    passageId: '',
    grading: undefined,
  };
}

/** Returns an id for a new question or option row, valid in the API. */
export const newId = (): string => crypto.randomUUID();
