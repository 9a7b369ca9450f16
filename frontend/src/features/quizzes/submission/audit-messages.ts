import type { AuditEvent } from '@quizhall/shared/model/results/audit';
import { formatMoney, formatPercent } from '@/lib/format.ts';

const some = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const cents = (amount: number) => formatMoney(amount / 100);

/** Sentence for each audit event, without its subject. */
const SENTENCES: {
  [Kind in AuditEvent['kind']]: (data: Extract<AuditEvent, { kind: Kind }>['data']) => string;
} = {
  graded: ({ questions, before, percentage }) =>
    `Graded ${some(questions, 'answer', 'answers')}: ${formatPercent(before)} became ${formatPercent(percentage)}`,
  released: ({ percentage }) => `Released the result: ${formatPercent(percentage)}`,
  releasedAll: () => 'Released all results',
  regraded: ({ questionIds, changed }) =>
    `Regraded ${some(questionIds.length, 'question', 'questions')}: ${some(changed, 'submission', 'submissions')} changed`,
  reopened: ({ minutes, before }) =>
    `Reopened the attempt${minutes > 0 ? ` with ${some(minutes, 'minute', 'minutes')} more` : ''}; it had ${formatPercent(before)}`,
  granted: () => 'Granted another attempt',
  forcedIn: ({ percentage }) => `Handed the running attempt in: ${formatPercent(percentage)}`,
  annulled: () => 'Annulled the attempt',
  reinstated: () => 'Reinstated the attempt',
  extraTime: ({ extra }) => (extra ? 'Gave extra time' : 'Took extra time away'),
  prizesDecided: ({ winners, cents }) =>
    winners === 0
      ? 'Decided that nobody has won: the prize pool goes back'
      : `Decided ${some(winners, 'winner', 'winners')} of ${formatMoney(cents / 100)}`,
  prizeHeld: ({ place, cents }) => `Held the prize of place ${place}, ${formatMoney(cents / 100)}`,
  prizeReleased: ({ place, cents }) => `Let the prize of place ${place} go, ${formatMoney(cents / 100)}`,
  prizeReturned: ({ why, place, cents }) =>
    `Took back the prize of place ${place}, ${formatMoney(cents / 100)}: ${why === 'unclaimed' ? 'nobody claimed it' : 'the attempt was annulled'}`,
  takenDown: () => 'The people who run this site took the quiz down',
  putBack: () => 'The people who run this site put the quiz back',
  prizeFunded: ({ total }) => `Paid the prize pool: ${cents(total)}`,
  prizeRaised: ({ amount, total }) =>
    `Paid ${cents(amount)} more into the prize pool: it is ${cents(total)} now`,
  prizeLowered: ({ total, refunded }) =>
    `Got ${cents(refunded)} of the prize pool back, fee included: ${total > 0 ? `it is ${cents(total)} now` : 'there is no prize any more'}`,
  entryRefunded: (data) => `Refunded an entry of ${cents(data.cents)}`,
  retention: ({ attempts }) => `Deleted the data of ${some(attempts, 'attempt', 'attempts')}`,
};

/** Returns the sentence of one entry. */
export const auditSentence = <Event extends AuditEvent>({ kind, data }: Event): string =>
  (SENTENCES[kind] as (data: AuditEvent['data']) => string)(data);
