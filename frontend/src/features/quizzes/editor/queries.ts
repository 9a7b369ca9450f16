import { queryOptions } from '@tanstack/react-query';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { claimTab } from '@/lib/tab.ts';
import { cursorQuery } from '@/lib/list/cursor-list.ts';
import type { BankFilters } from '../bank/bank-filters.ts';
import { listBank, listDrafts } from '../bank/bank-calls.ts';
import { getPrizePool } from '../prize/prize-calls.ts';
import { getQuizRules, getQuizToWrite } from './quiz-calls.ts';
import { getVersion, listVersions } from '../versions/version-calls.ts';

/** Complete quiz. The editor needs fresh data at start that does not change while it is open. */
export const quizQuery = (id: string) =>
  queryOptions({
    queryKey: quizKeys.quiz(id),
    queryFn: ({ signal }) => getQuizToWrite(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Id of this tab and the ids of other open tabs. Each tab has its own drafts. */
export const tabQuery = queryOptions({
  queryKey: ['tab'],
  queryFn: claimTab,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** Quiz rules of an organization. */
export const quizRulesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['organization', organizationId, 'quiz-rules'],
    queryFn: ({ signal }) => getQuizRules(organizationId, signal),
    staleTime: 10_000,
  });

/** Polling interval in milliseconds. Payments are confirmed within seconds. */
const LOOK_AGAIN_MS = 2_000;

/** Prize status of a quiz. Polls while a payment is processed. */
export const prizePoolQuery = (id: string) =>
  queryOptions({
    queryKey: quizKeys.prizePool(id),
    queryFn: ({ signal }) => getPrizePool(id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.status === 'processing' && LOOK_AGAIN_MS,
  });

/** Versions of a quiz, newest first. */
export const versionsQuery = (id: string) =>
  cursorQuery({
    queryKey: quizKeys.versions(id),
    read: (cursor, signal) => listVersions(id, cursor, signal),
  });

/** Versions are immutable. */
export const versionQuery = (id: string, ref: string) =>
  queryOptions({
    queryKey: quizKeys.version(id, ref),
    queryFn: ({ signal }) => getVersion(id, ref, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const BANK_KEY = ['bank'] as const;

/** Question bank, paginated. Every save of a quiz can change it. */
export const bankQuery = (filters: BankFilters) =>
  cursorQuery({
    queryKey: [...BANK_KEY, filters],
    read: (cursor, signal) => listBank(filters, cursor, signal),
    staleTime: 0,
  });

/** Drafts that accept copies. */
export const draftsQuery = queryOptions({
  queryKey: quizKeys.list({ status: 'draft', of: 'bank' }),
  queryFn: ({ signal }) => listDrafts(signal),
  staleTime: 0,
});
