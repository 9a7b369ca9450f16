import type { WrittenGrading } from '../../model/quizzes/question.ts';
import { isAcceptedNumber, readAcceptedNumber } from './accepted-number.ts';
import { readWrittenNumber } from './number.ts';
import { fitsPattern, isSelective, parsePattern } from './pattern.ts';
import { comparable } from './text.ts';

type Match = NonNullable<WrittenGrading['match']>;

interface Matching {
  /** Tells of accepted answers whether the given one fits them; the given one is read once. */
  reader(given: string, grading: WrittenGrading): (accepted: string) => boolean;
  /** Whether an author may accept this. */
  isUsable(accepted: string): boolean;
}

const MATCHINGS: Record<Match, Matching> = {
  text: {
    reader(given, { foldAccents }) {
      const text = comparable(given, foldAccents);
      return (accepted) => comparable(accepted, foldAccents) === text;
    },
    isUsable: () => true,
  },
  number: {
    reader(given, { tolerance }) {
      const number = readWrittenNumber(given);
      return (accepted) => {
        const key = number && readAcceptedNumber(accepted, tolerance);
        return number !== undefined && key !== undefined && isAcceptedNumber(key, number);
      };
    },
    isUsable: (accepted) => readAcceptedNumber(accepted) !== undefined,
  },
  pattern: {
    reader(given, { foldAccents }) {
      const text = comparable(given, foldAccents);
      return (accepted) => {
        const pattern = parsePattern(comparable(accepted, foldAccents));
        return pattern !== undefined && fitsPattern(pattern, text);
      };
    },
    isUsable(accepted) {
      const pattern = parsePattern(comparable(accepted));
      return pattern !== undefined && isSelective(pattern);
    },
  },
};

/** Whether a written answer is one of the accepted ones, compared as the question's grading says. */
export function matchesAny(
  accepted: readonly string[],
  answer: string,
  grading: WrittenGrading = {},
): boolean {
  if (comparable(answer, grading.foldAccents) === '') return false;
  const fits = MATCHINGS[grading.match ?? 'text'].reader(answer, grading);
  return accepted.some((text) => text.trim() !== '' && fits(text));
}

/** The first accepted answer that cannot be read as the number or pattern that it should be. */
export const unusableAnswer = (
  accepted: readonly string[],
  { match = 'text' }: WrittenGrading = {},
): string | undefined => accepted.find((text) => !MATCHINGS[match].isUsable(text));
