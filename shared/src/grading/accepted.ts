import type { WrittenGrading } from '../model/question.ts';
import { isWithin, parseAcceptedNumber, readNumbers } from './number.ts';
import { fitsPattern, isSelective, parsePattern } from './pattern.ts';
import { comparable } from './text.ts';

type Match = NonNullable<WrittenGrading['match']>;

interface Matching {
  /** Whether the given answer is the accepted one. */
  fits(accepted: string, given: string, grading: WrittenGrading): boolean;
  /** Whether an author may accept this. */
  isUsable(accepted: string): boolean;
}

const MATCHINGS: Record<Match, Matching> = {
  text: {
    fits: (accepted, given, { foldAccents }) => comparable(accepted, foldAccents) === given,
    isUsable: () => true,
  },
  number: {
    fits(accepted, given, { tolerance }) {
      const range = parseAcceptedNumber(accepted, tolerance);
      return range !== undefined && readNumbers(given).some((number) => isWithin(range, number));
    },
    isUsable: (accepted) => parseAcceptedNumber(accepted) !== undefined,
  },
  pattern: {
    fits(accepted, given, { foldAccents }) {
      const pattern = parsePattern(comparable(accepted, foldAccents));
      return pattern !== undefined && fitsPattern(pattern, given);
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
  const given = comparable(answer, grading.foldAccents);
  if (given === '') return false;
  const { fits } = MATCHINGS[grading.match ?? 'text'];
  return accepted.some((text) => text.trim() !== '' && fits(text, given, grading));
}

/** The first accepted answer that cannot be read as the number or pattern that it should be. */
export const unusableAnswer = (
  accepted: readonly string[],
  { match = 'text' }: WrittenGrading = {},
): string | undefined => accepted.find((text) => !MATCHINGS[match].isUsable(text));
