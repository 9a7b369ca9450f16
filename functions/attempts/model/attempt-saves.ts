import { BY_MACHINE } from '@quizhall/shared/grading';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { type Attempt, type AttemptCard, getAttempt, keyOf, toAttempt } from './attempts.ts';
import { type Essays, updateWithEssays } from '../../grading/model/essays.ts';
import type { Beside } from './attempt-side-writes.ts';
import { updateIf } from '../../platform/dynamodb/commands.ts';
import {
  ANNULLED_SHARD,
  finishedIndex,
  practiceShard,
  userAttemptIndex,
} from '../../platform/dynamodb/keys.ts';

/** Who saves, and what the save builds on. */
export interface Basis {
  /** Short digest of the device. */
  writer: string;
  /** When this device opened the attempt, epoch ms: of two devices the later one goes on. */
  opened: number;
  /** What the device calls itself. */
  label?: string | undefined;
  /** The last sequence number that the device has seen; undefined for older clients, which do not say. */
  base: number | undefined;
  /** Its own numbers above, of which it does not know whether they arrived. */
  sent: readonly number[];
}

/** One opening of an attempt by one device, as the attempt keeps it. */
export const saverOf = ({ writer, opened, label }: Pick<Basis, 'writer' | 'opened' | 'label'>): string =>
  [writer, opened.toString(36), ...(label ? [label] : [])].join('.');

export function readSaver(by: string): Pick<Basis, 'writer' | 'opened' | 'label'> {
  const [writer = '', opened = '0', label] = by.split('.');
  return { writer, opened: Number.parseInt(opened, 36), label };
}

interface Condition {
  condition: string;
  names: Record<string, string>;
  values: Record<string, unknown>;
}

const MINE = '(attribute_not_exists(#by) OR begins_with(#by, :mine))';

/**
 * True of an attempt on which nothing stands that the device has not seen: its state is the one the device knows, or
 * the device's own unheard save. An older client passes as long as no other device has saved.
 */
function buildsOn({ writer, base, sent }: Basis): Condition {
  const mine = { ':mine': `${writer}.` };
  const names = { '#by': 'by' };
  if (base === undefined) return { condition: MINE, names, values: mine };
  if (sent.length === 0) return { condition: 'seq = :base', names: {}, values: { ':base': base } };
  const numbers = Object.fromEntries(sent.map((seq, i) => [`:sent${i}`, seq]));
  return {
    condition: `(seq = :base OR (begins_with(#by, :mine) AND seq IN (${Object.keys(numbers).join(', ')})))`,
    names,
    values: { ...mine, ...numbers, ':base': base },
  };
}

/** What `buildsOn` says of an attempt that has been read. */
export function knows({ writer, base, sent }: Basis, { seq, by }: Pick<Attempt, 'seq' | 'by'>): boolean {
  const mine = by !== undefined && readSaver(by).writer === writer;
  if (base === undefined) return mine || by === undefined;
  return seq === base || (mine && sent.includes(seq));
}

export interface Progress {
  seq: number;
  /** Digest of this save. */
  saveDigest: string;
  /** Epoch ms. */
  savedAt: number;
  index: number;
  /** Changed answers only: position in the version → encoded answer. */
  answers: Record<string, string>;
  /** The texts of the essays among them. */
  essays?: Essays | undefined;
  trail?: Uint8Array | undefined;
  /** With back navigation off: only if the participant was not yet past this position. */
  notBeyond?: number | undefined;
  /** An answer came after its question had closed: the attempt is late from then on. */
  overdue?: boolean | undefined;
  /** Asks for the answers that were checked. */
  practised?: boolean | undefined;
}

export interface Saved {
  /** The attempt as it is, if the save was refused. */
  refusedBy?: Attempt;
  /** In practice: what was checked, maybe on another device. */
  checked?: Attempt['checked'];
  /** When the attempt ends, as it stands now. */
  deadlineAt?: number | undefined;
}

/** DynamoDB reads 4 KB of an expression: changed answers beyond this number are written as one map. */
const SINGLY = 150;

/** The answers' part of a save: one path each, or, where they are too many, all that is stored with them replaced. */
async function answersUpdate(id: string, answers: Progress['answers']) {
  const changed = Object.entries(answers);
  if (changed.length <= SINGLY) {
    return {
      sets: changed.map((_, i) => `answers.#q${i} = :a${i}`),
      conditions: [],
      names: Object.fromEntries(changed.map(([position], i) => [`#q${i}`, position])),
      values: Object.fromEntries(changed.map(([, encoded], i) => [`:a${i}`, encoded])),
    };
  }
  const stored = await getAttempt(id);
  return {
    sets: ['answers = :answers'],
    // A save that came in between would be lost under the map: then this one is refused.
    conditions: ['seq = :known'],
    names: {},
    values: { ':answers': { ...stored?.answers, ...answers }, ':known': stored?.seq ?? 0 },
  };
}

/** How many changes of the saving device an attempt remembers. */
const MOST_TURNS = 50;

/** Of so many an attempt keeps what they noticed. */
const MOST_DEVICES = 5;

/** The turns of an attempt once another device than the last one has saved. */
function turnsAfter({ turns, by = '', seq }: Attempt, basis: Basis): Attempt['turns'] {
  // Every number after what it builds on is this device's, also of a save that never arrived.
  const turn: [number, string] = [seq + 1, saverOf(basis)];
  return [...(turns ?? [[0, by] as [number, string]]), turn].slice(-MOST_TURNS);
}

type Earlier = NonNullable<Attempt['earlier']>;

/** What other devices have noticed, once one of them goes on: a device says again all that it has noticed itself. */
function earlierAfter({ earlier = [], by = '', trail }: Attempt, { writer }: Basis): Earlier {
  const last = readSaver(by).writer;
  const others = earlier.filter(([device]) => device !== writer && device !== last);
  const kept = trail ? [...others, [last, trail] as Earlier[number]] : others;
  return kept.slice(-MOST_DEVICES);
}

/**
 * Save changed answers, if the attempt still runs and stands where this save builds on. Costs one write; where another device goes on, one more, once.
 */
export async function saveProgress(id: string, progress: Progress, basis: Basis): Promise<Saved> {
  const mine = { condition: MINE, names: {}, values: { ':mine': `${basis.writer}.` } };
  const saved = await trySave(id, progress, basis, mine, {});
  const { refusedBy } = saved;
  const { status, by, seq } = refusedBy ?? {};
  const takesOver =
    refusedBy && status === 'in_progress' && by !== undefined && readSaver(by).writer !== basis.writer;
  if (!takesOver || seq !== basis.base) return saved;
  const sameSaver = { condition: '#by = :before', names: {}, values: { ':before': by } };
  return trySave(id, progress, basis, sameSaver, {
    turns: turnsAfter(refusedBy, basis),
    earlier: earlierAfter(refusedBy, basis),
  });
}

async function trySave(
  id: string,
  progress: Progress,
  basis: Basis,
  saver: Condition,
  more: Pick<Attempt, 'turns' | 'earlier'>,
): Promise<Saved> {
  const changes = await answersUpdate(id, progress.answers);
  const built = buildsOn(basis);
  const values = {
    seq: progress.seq,
    saveDigest: progress.saveDigest,
    index: progress.index,
    by: saverOf(basis),
    savedAt: progress.savedAt,
    ...(progress.trail && { trail: progress.trail }),
    ...(progress.overdue && { overdue: true }),
    ...(more.turns && { turns: more.turns }),
    ...(more.earlier && { earlier: more.earlier }),
  };
  const names = Object.keys(values);
  const conditions = ['#status = :running', '#seq < :seq', saver.condition, built.condition];
  if (progress.notBeyond !== undefined) conditions.push('#index <= :notBeyond');
  const update = {
    Key: keyOf(id),
    // Written as it is, so that it is among what the write answers.
    UpdateExpression: `SET deadlineAt = if_not_exists(deadlineAt, :seq), ${[...names.map((name) => `#${name} = :${name}`), ...changes.sets].join(', ')}`,
    ConditionExpression: [...conditions, ...changes.conditions].join(' AND '),
    ExpressionAttributeNames: {
      '#status': 'status',
      ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ...built.names,
      ...changes.names,
    },
    ExpressionAttributeValues: {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
      ':running': 'in_progress',
      ...(progress.notBeyond !== undefined && { ':notBeyond': progress.notBeyond }),
      ...saver.values,
      ...built.values,
      ...changes.values,
    },
  };
  const read = progress.practised === true;
  const { done, attempt, deadlineAt } = await updateWithEssays(id, update, progress.essays, { read });
  if (!done) return { refusedBy: attempt };
  return { deadlineAt, ...(read && { checked: attempt?.checked }) };
}

/** The state of an attempt that was read. In practice its checked answers belong to it: they have no sequence number. */
export type Stand = Pick<Attempt, 'seq' | 'checked'>;

export interface Finish {
  answers: Record<string, string>;
  /** The texts of the essays among them that the server does not have. */
  essays?: Essays | undefined;
  /** What they earned, packed. */
  marks: string;
  card: AttemptCard;
  /** Where it waits for a person: what it is after that. */
  endedAs?: 'completed' | 'timed_out' | undefined;
  finishedBy: 'participant' | 'server' | 'owner';
  /** By whom it may have been finished before, until answers of the participant come; absent: by nobody. */
  replaces?: 'server' | 'owner' | undefined;
  /** What is written in one transaction with it. */
  beside?: Beside | undefined;
  evidence?: Uint8Array | undefined;
  held?: Attempt['held'];
  /** The payment for it goes back: it counts nowhere, and uses up no attempt. */
  refund?: Required<Pick<Attempt, 'annulled' | 'refunded' | 'counted'>> | undefined;
  /** Of the quiz's shards of finished attempts. */
  shard: number;
  /**
   * What the answers were made from: exactly the state that was read, or whatever the device knows. A
   * finish that would bury a save or a check which is not in its answers is refused.
   */
  from: Stand | Basis;
  /** Only if its time is over then (epoch ms), whatever was read of it. */
  overAt?: number | undefined;
}

function standsAt(from: Finish['from']): Condition {
  if (!('seq' in from)) return buildsOn(from);
  const { seq, checked } = from;
  const condition = checked ? 'seq = :at AND checked = :checked' : 'seq = :at';
  return { condition, names: {}, values: { ':at': seq, ...(checked && { ':checked': checked }) } };
}

/**
 * In practice an answer is checked: whatever was checked first stays, and nothing changes it any more. Answers the
 * attempt as it is now; undefined once it is over, or was not begun in practice.
 */
export async function lockAnswer(
  id: string,
  position: string,
  encoded: string,
): Promise<Attempt | undefined> {
  const { done, item } = await updateIf({
    Key: keyOf(id),
    UpdateExpression: 'SET checked.#position = if_not_exists(checked.#position, :encoded)',
    ConditionExpression: '#status = :running AND attribute_exists(checked)',
    ExpressionAttributeNames: { '#position': position, '#status': 'status' },
    ExpressionAttributeValues: { ':encoded': encoded, ':running': 'in_progress' },
    ReturnValues: 'ALL_NEW',
  });
  return done ? toAttempt(item) : undefined;
}

type Finished = Pick<Attempt, 'finishedBy' | 'marks' | 'annulled' | 'card'>;

/** No person has marked, annulled or released it. */
const isUntouched = ({ marks = BY_MACHINE, annulled, card }: Finished): boolean =>
  marks.includes(BY_MACHINE) && !annulled && !card?.released;

/** Whether a hand-in may still become the result: what the condition of `finishAttempt` says of an attempt that was read. */
export const isOpen = (attempt: Attempt): boolean =>
  attempt.status === 'in_progress' || (attempt.finishedBy === 'server' && isUntouched(attempt));

/** Its owner has ended it, and what was answered by then may still come (`at`: epoch ms). */
export const isCalledIn = (attempt: Finished, at: number): boolean =>
  attempt.finishedBy === 'owner' && at <= (attempt.card?.finalAt ?? 0) && isUntouched(attempt);

/**
 * Finish an attempt, if it still runs and stands where the answers were made from; late answers may also replace
 * what the server or the owner finished, as long as no person has marked, annulled or released it since. One conditional update that also makes the item appear in the owner's and the participant's
 * lists. Answers the attempt as it is now.
 */
export async function finishAttempt(
  id: string,
  finish: Finish,
): Promise<{ done: boolean; attempt: Attempt }> {
  const { essays, beside } = finish;
  const { done, attempt } = await updateWithEssays(id, finishUpdate(id, finish), essays, {
    read: true,
    beside,
  });
  if (!attempt) throw new Error(`${id} is gone`);
  return { done, attempt };
}

/** Transaction item for the same write. */
export function finishUpdate(id: string, finish: Finish) {
  const { card, answers, marks, endedAs, finishedBy, replaces, evidence, held, refund, shard, from, overAt } =
    finish;
  const { quizId, participant } = parseAttemptId(id);
  const completedAt = new Date(card.completedAt).toISOString();
  const indexes = {
    // Of a guest's attempt alone it is in no list; with the person whose results it was kept in before, it is there again.
    gsi2sk: completedAt,
    ...finishedIndex(
      quizId,
      refund ? ANNULLED_SHARD : card.uncounted ? practiceShard(shard) : shard,
      completedAt,
    ),
    ...(participant.startsWith('u_') && userAttemptIndex(participant.slice(2), completedAt)),
  };
  const values = {
    status: card.status,
    answers,
    marks,
    card,
    finishedBy,
    ...(evidence && { evidence }),
    ...(held && { held }),
    ...refund,
    ...(endedAs && { endedAs }),
    ...indexes,
  };
  const names = Object.keys(values);
  const stands = standsAt(from);
  const byMachine = '(attribute_not_exists(marks) OR contains(marks, :byMachine))';
  const untouched = `${byMachine} AND attribute_not_exists(annulled) AND attribute_not_exists(card.released)`;
  // Of what was finished before, as long as late answers may come.
  const replaced = `(finishedBy = :replaced AND ${untouched}${replaces === 'owner' ? ' AND attribute_exists(card.finalAt)' : ''})`;
  const running = '#status = :running';
  const open =
    replaces === undefined ? running : replaces === 'owner' ? replaced : `(${running} OR ${replaced})`;
  return {
    Key: keyOf(id),
    UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
    ConditionExpression: `${open} AND ${stands.condition}${overAt === undefined ? '' : ' AND deadlineAt <= :now'}`,
    ExpressionAttributeNames: {
      ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ...stands.names,
    },
    ExpressionAttributeValues: {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
      ...(replaces !== 'owner' && { ':running': 'in_progress' }),
      ...(replaces && { ':replaced': replaces, ':byMachine': BY_MACHINE }),
      ...(overAt !== undefined && { ':now': overAt }),
      ...stands.values,
    },
  };
}
