import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { decodeMarks } from '@quizhall/shared/grading';
import { PARTICIPANT_STATUSES, type ParticipantStatus } from '@quizhall/shared/model/enums';
import type { RosterEntry, RosterRow } from '@quizhall/shared/rules/results/roster';
import * as z from 'zod';
import type { Attempt, AttemptCard } from '../../attempts/model/attempts.ts';

/** How an attempt stands in the list of participants; `passed` is what was decided with its own passing score. */
function statusOf(card: AttemptCard | undefined, answered: boolean, graded: boolean): ParticipantStatus {
  if (!card) return 'in_progress';
  if (card.annulled) return 'annulled';
  if (!answered) return 'abandoned';
  if (card.status === 'pending_review') return graded ? 'graded' : 'pending_review';
  return card.passed ? 'passed' : 'failed';
}

/** Whether anything was answered in what the server finished; a participant who hands in has not gone away. */
function hasAnswers({
  finishedBy,
  marks,
  answers,
}: Pick<Attempt, 'finishedBy' | 'marks' | 'answers'>): boolean {
  return finishedBy !== 'server' || isAnswered({ marks, answers });
}

/** Whether at least one question was answered. */
export function isAnswered({ marks, answers }: Pick<Attempt, 'marks' | 'answers'>): boolean {
  const each = marks === undefined ? undefined : decodeMarks(marks)?.each;
  return each ? each.some(({ answered }) => answered) : Object.keys(answers).length > 0;
}

/** Whether nothing of it waits for a person any more. */
export function isGraded({ marks }: Pick<Attempt, 'marks'>): boolean {
  const each = marks === undefined ? undefined : decodeMarks(marks)?.each;
  return each?.every(({ pending }) => !pending) ?? false;
}

/** What the list of participants shows of an attempt. */
export const rosterRow = (attempt: Attempt): RosterRow => ({
  ...ofCard(attempt.card, hasAnswers(attempt), isGraded(attempt)),
  participant: attempt.participant,
  number: attempt.number,
  name: attempt.name,
  email: attempt.email,
  startedAt: attempt.startedAt,
});

const ofCard = (card: AttemptCard | undefined, answered: boolean, graded: boolean) => ({
  status: statusOf(card, answered, graded),
  completedAt: card?.completedAt,
  percentage: card?.percentage,
  seconds: card?.time,
  late: card?.late ? (true as const) : undefined,
});

const Maybe = z.number().nullable();
/** Participant, number, sequence number, name, address, status, started, completed, percentage, seconds, whether it came late. */
const Packed = z.array(
  z.tuple([
    z.string(),
    z.number(),
    z.string(),
    z.string(),
    z.string(),
    z.enum(PARTICIPANT_STATUSES),
    Maybe,
    Maybe,
    Maybe,
    Maybe,
    z.literal([0, 1]),
  ]),
);
type PackedRow = z.output<typeof Packed>[number];

/** Some 70 bytes a row, of which most are its ids. */
export const packEntries = (entries: readonly RosterEntry[]): Uint8Array =>
  deflateRawSync(
    JSON.stringify(
      entries.map(
        (row): PackedRow => [
          row.participant,
          row.number,
          row.sequenceNumber,
          row.name,
          row.email,
          row.status,
          row.startedAt ?? null,
          row.completedAt ?? null,
          row.percentage ?? null,
          row.seconds ?? null,
          row.late ? 1 : 0,
        ],
      ),
    ),
  );

/** The inverse of `packEntries`. */
export const unpackEntries = (packed: Uint8Array): RosterEntry[] =>
  Packed.parse(JSON.parse(inflateRawSync(packed).toString('utf8'))).map(
    ([
      participant,
      number,
      sequenceNumber,
      name,
      email,
      status,
      started,
      completed,
      percentage,
      seconds,
      late,
    ]) => ({
      participant,
      number,
      sequenceNumber,
      name,
      email,
      status,
      startedAt: started ?? undefined,
      completedAt: completed ?? undefined,
      percentage: percentage ?? undefined,
      seconds: seconds ?? undefined,
      late: late === 1 ? true : undefined,
    }),
  );
