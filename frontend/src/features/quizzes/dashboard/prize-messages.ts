import type { Settlement } from '@quizhall/shared/model/payments/prize';
import type { PostingReason } from '@quizhall/shared/rules/payments/ledger';
import { formatDate, formatDateTime, formatMoney } from '@/lib/format.ts';

const TEXT: Record<Settlement['state'], (at: string, winners: number) => string> = {
  ahead: (at) => `Winners are decided on ${at} at the earliest, 48 hours after everything is in.`,
  waiting: (at) => `The quiz is over. Winners are decided on ${at} at the earliest.`,
  holding: (at) =>
    `Everything is in. Winners are decided on ${at}: correct answer keys or annul attempts before that.`,
  computing: () => 'Winners are being decided.',
  posting: () => 'Winners are decided and are being told.',
  settled: (at, winners) =>
    winners === 0
      ? `There was no winner on ${at}. Everything goes back to you, the fee included.`
      : `Winners were decided on ${at}. They are paid within 7 days after they say where the money goes.`,
};

export const messages = {
  title: 'Prize pool',
  loading: 'Loading the prize pool',
  failed: 'The prize pool could not be loaded.',
  retry: 'Try again',
  state: ({ state, at, winners = 0 }: Settlement) => TEXT[state](at ? formatDateTime(at) : '', winners),
  isDraft: 'The prize is paid. It can be won once the quiz is published.',
  isGone: 'This quiz has no prize now. What was paid for one, and given back, stands in the ledger.',
  waitsFor: {
    grading: 'Answers still wait to be graded.',
    running: 'Somebody still takes the quiz, or a corrected key is being applied.',
    payment: 'A payment is still on its way.',
  } satisfies Record<NonNullable<Settlement['waitsFor']>, string>,
  grade: 'Grade answers',
  winners: 'Winners',
  place: (place: number) => `Place ${place}`,
  facts: (percentage: string, time: string) => `${percentage} in ${time}`,
  claimBy: (at: string) => `Can be claimed until ${formatDate(at)}`,
  heldUntil: (at: string, reason: string) => `Held until ${formatDate(at)} at the latest: ${reason}`,
  paidOn: (at: string) => `Sent on ${formatDate(at)}`,
  returnedOn: (at: string) => `Went back to you on ${formatDate(at)}`,
  hold: 'Hold',
  holdOf: (name: string) => `Hold the prize of ${name}`,
  release: 'Release',
  releaseOf: (name: string) => `Release the prize of ${name}`,
  holdDialog: {
    title: 'Hold this prize?',
    text: (name: string, amount: string, until: string) =>
      `${name} cannot claim ${amount} while you look into it, until ${formatDate(until)} at the latest. If you annul the attempt meanwhile, the money goes back to you.`,
    reason: 'Reason',
    reasonHint: 'The winner reads it, and it stands in the audit.',
    missing: 'A reason is required',
    confirm: 'Hold prize',
    cancel: 'Cancel',
    failed: 'The prize could not be held.',
  },
  releaseFailed: 'The prize could not be released.',
  ledger: 'Ledger',
  ledgerHint: 'Every movement of this money, the newest first, and what it added where.',
  ledgerLoading: 'Loading the ledger',
  receipt: 'Receipt',
  ledgerFailed: 'The ledger could not be loaded.',
  reasons: {
    poolFunded: 'You paid the prize pool and its fee',
    poolRefunded: 'Set aside to be given back to you',
    prizeAwarded: 'A winner was given a prize',
    prizeReturned: 'A prize came back',
    prizePaid: 'A prize was sent to its winner',
    paidForNothing: 'A payment that was not needed',
    refundSent: 'What was set aside was sent to you',
  } as Partial<Record<PostingReason, string>>,
  accounts: {
    cash: 'With the payment provider',
    escrow: 'Kept for the winners',
    fees: 'Fee',
    payable: 'Owed to a winner',
    refunds: 'On its way back to you',
  } as Record<string, string>,
  into: (amount: number) => `+${formatMoney(amount)}`,
  from: (amount: number) => `−${formatMoney(amount)}`,
};
