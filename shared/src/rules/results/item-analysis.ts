import { type QuestionType, type VerdictKind, VERDICTS } from '../../model/enums.ts';

/** What the verdicts on a question are made from. */
export interface ItemFacts {
  type: QuestionType;
  /** Finished attempts that had it, also those whose score was not analysed. */
  seen: number;
  answers: number;
  /** Attempts among them that the indices are made of. */
  analysed: number;
  /** Mean share of its points, 0 to 1. */
  facility?: number | undefined;
  pointBiserial?: number | undefined;
  upperLower?: number | undefined;
  /** Of a choice question, in its order. */
  options: readonly OptionFacts[];
  /** Wrong written answers, the most frequent first. */
  wrong: readonly { text: string; count: number }[];
}

interface OptionFacts {
  isCorrect: boolean;
  count: number;
  /** How many of them were analysed, and their mean score in percent. */
  analysed: number;
  meanScore?: number | undefined;
}

export interface Verdict {
  kind: VerdictKind;
  /** Options it is about, by index. */
  options?: number[] | undefined;
  /** The written answer it is about. */
  text?: string | undefined;
}

/** 27 % of twenty are five people: with fewer, one of them moves an index by more than 0.2. */
const FEWEST_ANALYSED = 20;
/** An option does its work if one in twenty takes it (Haladyna and Downing, "How many options is enough?", 1993). */
const WORKING_OPTION = 0.05;
/** Below 0.2 a question is poor (Ebel, "Essentials of Educational Measurement", 1972, ch. 14). */
const POOR = 0.2;
/**
 * Where nearly all or nearly none have the points, no question can tell people apart by much: a low index says nothing of
 * it (Ebel, the same; Crocker and Algina 1986, ch. 14).
 */
const MIDDLE = { from: 0.1, to: 0.9 };
/** Five people are a group: one who guessed is none. */
const FEWEST_CHOOSERS = 5;
/** Our own choice: one in ten who answered wrote the same, and it was no slip of one or two. */
const COMMON_WRONG = { share: 0.1, count: 3 };
/** More than 15 % left it empty (Koretz and others, "Omitted and not-reached items in mathematics", 1993). */
const MANY_SKIPPED = 0.15;

/** The key of a question with one right option. */
const keyOf = ({ options }: ItemFacts): OptionFacts | undefined => {
  const right = options.filter(({ isCorrect }) => isCorrect);
  return right.length === 1 ? right[0] : undefined;
};

const wrongOptions = ({ options }: ItemFacts, test: (option: OptionFacts) => boolean): number[] =>
  options.flatMap((option, index) => (!option.isCorrect && test(option) ? [index] : []));

const named = (options: number[]): Omit<Verdict, 'kind'> | undefined =>
  options.length > 0 ? { options } : undefined;

const when = (holds: boolean): Omit<Verdict, 'kind'> | undefined => (holds ? {} : undefined);

const isMiddle = ({ facility = 0 }: ItemFacts): boolean => facility > MIDDLE.from && facility < MIDDLE.to;

const isNegative = ({ pointBiserial = 0, upperLower = 0 }: ItemFacts): boolean =>
  pointBiserial < 0 && upperLower < 0;

/** One verdict in words that need no statistics, and when it holds of a question that enough people had. */
interface Rule {
  /** Somebody should look at the question; the others are good to know. */
  look: boolean;
  /** Undefined: it does not hold. */
  test: (facts: ItemFacts) => Omit<Verdict, 'kind'> | undefined;
}

const RULES: Record<Exclude<VerdictKind, 'too_few'>, Rule> = {
  /** Everybody is right: it tells nobody apart. */
  all_right: { look: false, test: ({ facility }) => when(facility === 1) },
  /** Nobody has a point: too hard, or the key is wrong. */
  none_right: { look: true, test: ({ facility }) => when(facility === 0) },
  /** More took another option than the key. */
  other_option: {
    look: true,
    test(facts) {
      const key = keyOf(facts);
      return key && named(wrongOptions(facts, ({ count }) => count > key.count));
    },
  },
  /** Strong people miss it more often than weak ones. */
  strong_miss: { look: true, test: (facts) => when(isNegative(facts)) },
  /** Those who took a wrong option have better scores than those who took the key. */
  strong_take: {
    look: true,
    test(facts) {
      const best = keyOf(facts)?.meanScore;
      if (best === undefined) return undefined;
      const isBetter = ({ analysed, meanScore = 0 }: OptionFacts) =>
        analysed >= FEWEST_CHOOSERS && meanScore > best;
      return named(wrongOptions(facts, isBetter));
    },
  },
  /** It hardly tells strong people from weak ones. */
  weak: {
    look: true,
    test: (facts) => when(!isNegative(facts) && isMiddle(facts) && (facts.upperLower ?? 1) < POOR),
  },
  /** Wrong options that hardly anybody takes. */
  unused_option: {
    look: false,
    test(facts) {
      const isChoice = facts.type === 'one_choice' || facts.type === 'multiple_choice';
      if (!isChoice || facts.facility === 1) return undefined;
      return named(wrongOptions(facts, ({ count }) => count < facts.answers * WORKING_OPTION));
    },
  },
  /** Many wrote the same wrong answer: perhaps it is right, too. */
  common_wrong: {
    look: true,
    test({ wrong, answers }) {
      const first = wrong[0];
      const isCommon =
        first && first.count >= COMMON_WRONG.count && first.count >= answers * COMMON_WRONG.share;
      return isCommon ? { text: first.text } : undefined;
    },
  },
  /** Many left it empty. */
  skipped: { look: true, test: ({ seen, answers }) => when(seen - answers > seen * MANY_SKIPPED) },
};

/** What can be said of a question, what matters most first; that too few had it, if nothing else can be said. */
export function verdictsOn(facts: ItemFacts): Verdict[] {
  if (facts.analysed < FEWEST_ANALYSED) return [{ kind: 'too_few' }];
  return VERDICTS.flatMap((kind) => {
    if (kind === 'too_few') return [];
    const found = RULES[kind].test(facts);
    return found ? [{ kind, ...found }] : [];
  });
}

/** Whether somebody should look at the question. */
export const needsLook = (verdicts: readonly Pick<Verdict, 'kind'>[]): boolean =>
  verdicts.some(({ kind }) => kind !== 'too_few' && RULES[kind].look);

export type DiscriminationWord = 'very_good' | 'good' | 'fair' | 'poor' | 'negative';

/** A word for an index of discrimination (Ebel 1972), and what it is worth where the correlation with the rest is known. */
const WORDS: readonly (readonly [number, DiscriminationWord])[] = [
  [0.4, 'very_good'],
  [0.3, 'good'],
  [POOR, 'fair'],
  [0, 'poor'],
];
export function discriminationWord(index: number, correlation?: number): DiscriminationWord {
  const word = WORDS.find(([from]) => index >= from)?.[1] ?? 'negative';
  // Two groups of a few people say little where all of them together say the opposite.
  return correlation !== undefined && correlation <= 0 && index >= 0 ? 'poor' : word;
}

export type ReliabilityWord = 'high' | 'good' | 'fair' | 'low';

/** From where on scores decide about single people, compare people, compare groups (Nunnally, "Psychometric Theory", 1978). */
const RELIABILITY: readonly (readonly [number, ReliabilityWord])[] = [
  [0.9, 'high'],
  [0.8, 'good'],
  [0.7, 'fair'],
];
export const reliabilityWord = (alpha: number): ReliabilityWord =>
  RELIABILITY.find(([from]) => alpha >= from)?.[1] ?? 'low';
