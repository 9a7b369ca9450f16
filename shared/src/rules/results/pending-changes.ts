import * as z from 'zod';
import { PARTICIPANT_STATUSES } from '../../model/enums.ts';
import type { CountedAnswer, CountedAttempt, CountedResult } from './counted-attempt.ts';
import type { RosterRow } from './roster.ts';

/** A change of one attempt that the aggregates of its quiz may not include yet. */
export interface PendingChange {
  /** Decimal number of the stream record, of any length. */
  sequenceNumber: string;
  /** Contribution of the attempt before and after the change; both absent where no aggregate changes. */
  before?: CountedAttempt | undefined;
  after?: CountedAttempt | undefined;
  /** The attempt's row in the list of participants, where that changes. */
  row?: RosterRow | undefined;
}

const Maybe = z.number().nullable();
/** Flags as hexadecimal digits, points (one number if all are equal), hundredths, seconds, chosen options, wrong texts. */
const Answers = z.tuple([
  /** Positions in the list of question ids; null where the answers follow that list. */
  z.array(z.number()).nullable(),
  z.string(),
  z.union([z.number(), z.array(z.number())]),
  z.array(z.number()),
  z.array(z.number()),
  z.string(),
  z.array(z.tuple([z.number(), z.number(), z.string()])),
]);
const Result = z.tuple([z.number(), z.number(), z.number(), z.number(), Maybe, Answers]);
const Counted = z.tuple([z.number(), z.number(), z.union([Result, z.literal(0), z.literal(1)])]);
const Row = z.tuple([
  z.string(),
  z.number(),
  z.string(),
  z.string(),
  z.enum(PARTICIPANT_STATUSES),
  Maybe,
  Maybe,
  Maybe,
  Maybe,
  z.literal([0, 1]),
]);
const Change = z.tuple([z.string(), Counted.nullable(), Counted.nullable(), Row.nullable()]);

/** Changes as compact JSON: ids of questions once, answers by columns, because what is alike packs well side by side. */
export const PackedChanges = z.object({ questions: z.array(z.string()), changes: z.array(Change) });
export type PackedChanges = z.output<typeof PackedChanges>;

const RUNNING = 0;
const ANNULLED = 1;
const DIGITS = 36;

const FLAGS = ['isCorrect', 'answered', 'pending', 'dropped'] as const satisfies (keyof CountedAnswer)[];
const flagOf = (answer: CountedAnswer): string =>
  FLAGS.reduce((bits, name, bit) => bits + (answer[name] ? 2 ** bit : 0), 0).toString(16);
const hasFlag = (flag: string, name: (typeof FLAGS)[number]): boolean =>
  Math.floor(Number.parseInt(flag, 16) / 2 ** FLAGS.indexOf(name)) % 2 === 1;

function packAnswers(answers: readonly CountedAnswer[], places: Map<string, number>): PackedAnswers {
  const positions = answers.map(({ questionId }) => {
    const place = places.get(questionId) ?? places.size;
    places.set(questionId, place);
    return place;
  });
  const points = answers.map((answer) => answer.points);
  const [first = 0] = points;
  return [
    positions.every((position, n) => position === n) ? null : positions,
    answers.map(flagOf).join(''),
    points.every((one) => one === first) ? first : points,
    answers.map(({ hundredths }) => hundredths),
    answers.map(({ seconds }) => seconds),
    answers.map(({ chosen }) => chosen.map((option) => option.toString(DIGITS)).join('')).join(','),
    answers.flatMap(({ wrong }, n) =>
      wrong.map(({ blank, text }): [number, number, string] => [n, blank, text]),
    ),
  ];
}
type PackedAnswers = z.output<typeof Answers>;

function unpackAnswers(packed: PackedAnswers, questions: readonly string[]): CountedAnswer[] {
  const [positions, flags, points, hundredths, seconds, chosen, wrong] = packed;
  const options = chosen.split(',');
  return Array.from(flags, (flag, n) => ({
    questionId: questions[positions?.[n] ?? n] ?? '',
    isCorrect: hasFlag(flag, 'isCorrect'),
    answered: hasFlag(flag, 'answered'),
    pending: hasFlag(flag, 'pending'),
    dropped: hasFlag(flag, 'dropped'),
    hundredths: hundredths[n] ?? 0,
    points: typeof points === 'number' ? points : (points[n] ?? 0),
    seconds: seconds[n] ?? 0,
    chosen: Array.from(options[n] ?? '', (digit) => Number.parseInt(digit, DIGITS)),
    wrong: wrong.flatMap(([at, blank, text]) => (at === n ? [{ blank, text }] : [])),
  }));
}

function packCounted(counted: CountedAttempt | undefined, places: Map<string, number>) {
  if (!counted) return null;
  const { attemptNumber, begunAt, annulled, finished } = counted;
  return [
    attemptNumber,
    begunAt,
    annulled ? ANNULLED : finished ? packResult(finished, places) : RUNNING,
  ] satisfies z.output<typeof Counted>;
}

const packResult = (
  { completedAt, percentage, isPassing, totalSeconds, rating, answers }: CountedResult,
  places: Map<string, number>,
): z.output<typeof Result> => [
  completedAt,
  percentage,
  Number(isPassing),
  totalSeconds,
  rating ?? null,
  packAnswers(answers, places),
];

function unpackCounted(
  packed: z.output<typeof Counted> | null,
  questions: readonly string[],
): CountedAttempt | undefined {
  if (!packed) return undefined;
  const [attemptNumber, begunAt, result] = packed;
  if (result === RUNNING) return { attemptNumber, begunAt };
  if (result === ANNULLED) return { attemptNumber, begunAt, annulled: true };
  const [completedAt, percentage, isPassing, totalSeconds, rating, answers] = result;
  const finished = {
    completedAt,
    percentage,
    isPassing: isPassing === 1,
    totalSeconds,
    ...(rating !== null && { rating }),
    answers: unpackAnswers(answers, questions),
  };
  return { attemptNumber, begunAt, finished };
}

const packRow = (row: RosterRow | undefined): z.output<typeof Row> | null =>
  row
    ? [
        row.participant,
        row.number,
        row.name,
        row.email,
        row.status,
        row.startedAt ?? null,
        row.completedAt ?? null,
        row.percentage ?? null,
        row.seconds ?? null,
        row.late ? 1 : 0,
      ]
    : null;

function unpackRow(packed: z.output<typeof Row> | null): RosterRow | undefined {
  if (!packed) return undefined;
  const [participant, number, name, email, status, started, completed, percentage, seconds, late] = packed;
  return {
    participant,
    number,
    name,
    email,
    status,
    startedAt: started ?? undefined,
    completedAt: completed ?? undefined,
    percentage: percentage ?? undefined,
    seconds: seconds ?? undefined,
    late: late === 1 ? true : undefined,
  };
}

export function packChanges(changes: readonly PendingChange[]): PackedChanges {
  const places = new Map<string, number>();
  const packed = changes.map(
    ({ sequenceNumber, before, after, row }): z.output<typeof Change> => [
      sequenceNumber,
      packCounted(before, places),
      packCounted(after, places),
      packRow(row),
    ],
  );
  return { questions: [...places.keys()], changes: packed };
}

/** The inverse of `packChanges`. */
export function unpackChanges({ questions, changes }: PackedChanges): PendingChange[] {
  return changes.map(([sequenceNumber, before, after, row]) => ({
    sequenceNumber,
    before: unpackCounted(before, questions),
    after: unpackCounted(after, questions),
    row: unpackRow(row),
  }));
}
