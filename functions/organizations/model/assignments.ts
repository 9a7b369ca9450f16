import { MOST_ASSIGNMENTS } from '@quizhall/shared/model/organizations/assignment-limits';
import { REMIND_AGAIN } from '@quizhall/shared/rules/organizations/assignments';
import * as z from 'zod';
import {
  getItem,
  type Item,
  queryPage,
  queryPages,
  updateIf,
  withPrefix,
} from '../../platform/dynamodb/commands.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { ASSIGNMENT_PREFIX, assignmentIndex, assignmentKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** How many of those who have to take it have finished it, when they were counted. */
const Counted = z.object({ done: z.number(), of: z.number(), at: z.number() });

/** A quiz that members are asked to take. Times in epoch ms. */
const StoredAssignment = z.object({
  id: z.string(),
  organizationId: z.string(),
  quizId: z.string(),
  /** As the quiz was called when it was assigned: for when there is no such quiz any more. */
  title: z.string(),
  everyone: z.boolean(),
  departmentIds: z.array(z.string()),
  userIds: z.array(z.string()),
  dueAt: z.number(),
  note: z.string(),
  /** Attempts that were finished before do not count; absent: all do. */
  from: z.number().optional(),
  createdAt: z.number(),
  createdBy: z.string(),
  /** When people were, or are going to be, told of it, or of its present moment. */
  toldAt: z.number(),
  /** The same where it was due at another moment before. */
  movedAt: z.number().optional(),
  /** The moment of what was told last by itself: a reminder, or that it was moved. */
  lastReminder: z.number().optional(),
  /** When somebody sent the last one. */
  askedAt: z.number().optional(),
  counted: Counted.optional(),
  revision: z.number(),
});
export type StoredAssignment = z.output<typeof StoredAssignment>;

type Ref = Pick<StoredAssignment, 'organizationId' | 'id'>;
const keyOf = ({ organizationId, id }: Ref) => assignmentKey(organizationId, id);
const iso = (at: number): string => new Date(at).toISOString();
const toAssignment = ({ card }: Item): StoredAssignment => StoredAssignment.parse(card);

/** Text that identifies an assignment across organizations. */
export const formatAssignmentRef = ({ organizationId, id }: Ref): string => `${organizationId}.${id}`;
export const parseAssignmentRef = (ref: string): Ref => {
  const [organizationId = '', id = ''] = ref.split('.');
  return { organizationId, id };
};

const itemOf = (assignment: StoredAssignment) => ({
  ...keyOf(assignment),
  ...assignmentIndex(assignment.organizationId, iso(assignment.dueAt), assignment.id),
  card: StoredAssignment.parse(assignment),
});

/** What of an assignment may be changed. */
export type AssignmentChanges = Partial<
  Pick<
    StoredAssignment,
    'dueAt' | 'note' | 'toldAt' | 'movedAt' | 'lastReminder' | 'everyone' | 'departmentIds' | 'userIds'
  >
>;

/** Write that adds an assignment. */
export const newAssignmentItem = (assignment: StoredAssignment): Writes[number] => ({
  Put: { TableName, Item: itemOf(assignment), ConditionExpression: 'attribute_not_exists(pk)' },
});

/** An assignment, with every change that was acknowledged. */
export async function getAssignment(ref: Ref): Promise<StoredAssignment | undefined> {
  const item = await getItem(keyOf(ref));
  return item && toAssignment(item);
}

/**
 * The write that changes an assignment, on top of the revision that was read. Only what the change is about is written, for reminders
 * are noted beside it; what was counted is counted anew.
 */
export const saveAssignmentItem = (before: StoredAssignment, change: AssignmentChanges) => {
  const changes = Object.entries({ ...change, revision: before.revision + 1 });
  const sets = changes.map(([name]) => `card.${name} = :${name}`);
  const { gsi1sk } = assignmentIndex(before.organizationId, iso(change.dueAt ?? before.dueAt), before.id);
  return {
    Update: {
      TableName,
      Key: keyOf(before),
      UpdateExpression: `SET ${sets.join(', ')}, gsi1sk = :place REMOVE card.counted`,
      ConditionExpression: 'card.revision = :before',
      ExpressionAttributeValues: {
        ...Object.fromEntries(changes.map(([name, value]) => [`:${name}`, value])),
        ':place': gsi1sk,
        ':before': before.revision,
      },
    },
  };
};

/** Write that deletes an assignment, conditioned on its due time. */
export const deleteAssignmentItem = (assignment: StoredAssignment) => ({
  Delete: {
    TableName,
    Key: keyOf(assignment),
    ConditionExpression: 'card.dueAt = :due',
    ExpressionAttributeValues: { ':due': assignment.dueAt },
  },
});

/** Write that records an automatic notification of an assignment by its time. Rejected when it is recorded already. */
export const recordNewsItem = (assignment: StoredAssignment, at: number) => ({
  Update: {
    TableName,
    Key: keyOf(assignment),
    UpdateExpression: 'SET card.lastReminder = :at',
    ConditionExpression:
      'card.dueAt = :due AND (attribute_not_exists(card.lastReminder) OR card.lastReminder <> :at)',
    ExpressionAttributeValues: { ':at': at, ':due': assignment.dueAt },
  },
});

/** Write that records a manual reminder. Rejected within a day of the previous one. */
export const recordReminderItem = (assignment: StoredAssignment, at: number) => ({
  Update: {
    TableName,
    Key: keyOf(assignment),
    UpdateExpression: 'SET card.askedAt = :at',
    ConditionExpression:
      'attribute_exists(pk) AND (attribute_not_exists(card.askedAt) OR card.askedAt <= :before)',
    ExpressionAttributeValues: { ':at': at, ':before': at - REMIND_AGAIN },
  },
});

/** Stores how many people have finished an assignment. Its revision stays. */
export async function storeProgressCounts(ref: Ref, counted: z.output<typeof Counted>): Promise<void> {
  await updateIf({
    Key: keyOf(ref),
    UpdateExpression: 'SET card.counted = :counted',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':counted': counted },
  });
}

interface Stretch {
  /** Due after this moment, or until it. */
  time: 'ahead' | 'past';
  now: number;
  limit: number;
  /** Behind which place. */
  after?: string | undefined;
}

/**
 * Returns a page of an organization's assignments: upcoming ones by due time, or past ones, latest first.
 * Eventually consistent.
 */
export async function listAssignments(
  organizationId: string,
  { time, now, limit, after }: Stretch,
): Promise<{ assignments: StoredAssignment[]; next: string | undefined }> {
  const isAhead = time === 'ahead';
  const { gsi1pk, gsi1sk } = assignmentIndex(organizationId, iso(now), '~');
  const [from, to] = isAhead ? [after ?? gsi1sk, '~'] : ['', after ?? gsi1sk];
  const { items } = await queryPage({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': gsi1pk, ':from': from || '0', ':to': to },
    ScanIndexForward: isAhead,
    // The place itself is between the two, and one more tells whether others follow.
    Limit: limit + 2,
  });
  const found = items.filter(({ gsi1sk: place }) => place !== after);
  return {
    assignments: found.slice(0, limit).map(toAssignment),
    next: found.length > limit ? z.string().parse(found[limit - 1]?.gsi1sk) : undefined,
  };
}

/** So many are shown to members: all that are due later, and as many of those that were due last. */
const MOST_SHOWN = 2 * MOST_ASSIGNMENTS;

/** The assignments of an organization that were not due before this moment, at most `MOST_SHOWN`, the latest; a moment old at most. */
export async function listAssignmentsSince(organizationId: string, at: number): Promise<StoredAssignment[]> {
  const { gsi1pk, gsi1sk } = assignmentIndex(organizationId, iso(at), '');
  const pages = queryPages({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk >= :from',
    ExpressionAttributeValues: { ':pk': gsi1pk, ':from': gsi1sk },
    ScanIndexForward: false,
    Limit: MOST_SHOWN,
  });
  const items: Item[] = [];
  for await (const page of pages) {
    items.push(...page);
    if (items.length >= MOST_SHOWN) break;
  }
  return items.slice(0, MOST_SHOWN).map(toAssignment);
}

/** Returns a page of all assignments of an organization, unordered. */
export async function listAllAssignments(
  organizationId: string,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<{ assignments: StoredAssignment[]; next: string | undefined }> {
  const { pk } = assignmentKey(organizationId, '');
  const { items, last } = await queryPage(
    {
      ...withPrefix(pk, ASSIGNMENT_PREFIX),
      Limit: limit,
      ConsistentRead: true,
    },
    after === undefined ? undefined : { ...assignmentKey(organizationId, after) },
  );
  const assignments = items.map(toAssignment);
  return { assignments, next: last && assignments.at(-1)?.id };
}
