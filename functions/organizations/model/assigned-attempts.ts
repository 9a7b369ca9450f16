import { fulfils, type TakenAttempt } from '@quizhall/shared/rules/organizations/assignments';
import { ATTEMPT_STATUSES } from '@quizhall/shared/model/enums';
import * as z from 'zod';
import { mapBounded } from '../../platform/map-bounded.ts';
import { AttemptCard, toAttemptKey } from '../../attempts/model/attempts.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { queryPage } from '../../platform/dynamodb/commands.ts';
import { attemptKey, attemptPk } from '../../platform/dynamodb/keys.ts';
import { isAnswered, isGraded } from '../../results/model/roster-rows.ts';

/** A person, a quiz, and the moment from which attempts count. */
interface Wanted {
  quizId: string;
  userId: string;
  from: number | undefined;
}

/** An attempt of an assigned person. */
export interface AssignedAttempt extends TakenAttempt {
  /** Finished attempts only. */
  card: AttemptCard | undefined;
  /** No answer waits for a grade. */
  isGraded: boolean;
}

const Stored = z.object({
  pk: z.string(),
  sk: z.string(),
  status: z.enum(ATTEMPT_STATUSES),
  endedAs: z.enum(['completed', 'timed_out']).optional(),
  deadlineAt: z.number(),
  marks: z.string().optional(),
  answers: z.record(z.string(), z.string()),
  card: AttemptCard.optional(),
});
const PROJECTION = {
  projection: 'pk, sk, #status, endedAs, deadlineAt, marks, answers, card',
  names: { '#status': 'status' },
};

/** Number of attempts read of a person whose first attempt does not count, the newest first. */
const MOST_FURTHER = 10;
/** People whose further attempts are read at once. */
const AT_ONCE = 16;

const participantOf = (userId: string): string => `u_${userId}`;
const nameOf = ({ quizId, userId }: Pick<Wanted, 'quizId' | 'userId'>): string =>
  `${quizId} ${participantOf(userId)}`;

function toAssigned(item: z.output<typeof Stored>): AssignedAttempt {
  const { card, status, endedAs, deadlineAt } = item;
  return {
    card,
    completedAt: card?.completedAt,
    annulled: card?.annulled,
    deadlineAt,
    isAnswered: isAnswered(item),
    hasRunOut: (endedAs ?? status) === 'timed_out',
    isGraded: item.marks === undefined ? status !== 'pending_review' : isGraded(item),
  };
}

/**
 * The attempts of these people at a quiz, in the order of `wanted`, for the rules of assignments. Everybody's first attempt is
 * read by key, a hundred in one call; further ones only where the first does not fulfil the assignment.
 */
export async function listAssignedAttempts(wanted: readonly Wanted[]): Promise<AssignedAttempt[][]> {
  const keys = new Map(
    wanted.map((one) => [nameOf(one), attemptKey(one.quizId, participantOf(one.userId), 1)]),
  );
  const items = await getItems([...keys.values()], PROJECTION);
  const first = new Map<string, AssignedAttempt>(
    items.map((item) => {
      const stored = Stored.parse(item);
      const { quizId, participant } = toAttemptKey(stored.pk, stored.sk);
      return [`${quizId} ${participant}`, toAssigned(stored)];
    }),
  );
  return mapBounded(wanted, AT_ONCE, async (one) => {
    const attempt = first.get(nameOf(one));
    if (!attempt) return [];
    // A first attempt that still runs is the only one.
    if (attempt.completedAt === undefined || fulfils(attempt, one.from)) return [attempt];
    return listNewest(one);
  });
}

async function listNewest({ quizId, userId }: Wanted): Promise<AssignedAttempt[]> {
  const { items } = await queryPage({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': attemptPk(quizId, participantOf(userId)) },
    ExpressionAttributeNames: PROJECTION.names,
    ProjectionExpression: PROJECTION.projection,
    ScanIndexForward: false,
    Limit: MOST_FURTHER,
  });
  return items.map((item) => toAssigned(Stored.parse(item)));
}
