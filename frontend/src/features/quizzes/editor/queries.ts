import { queryOptions } from '@tanstack/react-query';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { claimTab } from '@/lib/tab.ts';
import { cursorQuery } from '@/lib/list/cursor-list.ts';
import type { BankFilters } from '../bank/bank-filters.ts';
import { listBank, listDrafts } from '../bank/bank-calls.ts';
import { getPrizePool } from '../prize/prize-calls.ts';
import { getQuizRules, getQuizToWrite } from './quiz-calls.ts';
import { getVersion, listVersions } from '../versions/version-calls.ts';

/** The whole quiz. The editor begins from what it gets here, so it must be fresh, and must not change under its hands. */
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

/** A payment is confirmed within seconds. */
const LOOK_AGAIN_MS = 2_000;

/** Prize status of a quiz. Polls while a payment is processed. */
export const prizePoolQuery = (id: string) =>
  queryOptions({
    queryKey: quizKeys.prizePool(id),
    queryFn: ({ signal }) => getPrizePool(id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.status === 'processing' && LOOK_AGAIN_MS,
  });

/** The versions of a quiz, newest first. */
export const versionsQuery = (id: string) =>
  cursorQuery({
    queryKey: quizKeys.versions(id),
    read: (cursor, signal) => listVersions(id, cursor, signal),
  });

/** A version never changes. */
export const versionQuery = (id: string, ref: string) =>
  queryOptions({
    queryKey: quizKeys.version(id, ref),
    queryFn: ({ signal }) => getVersion(id, ref, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const BANK_KEY = ['bank'] as const;

/** The question bank page by page. Its numbers grow, and its questions with every save of a quiz. */
export const bankQuery = (filters: BankFilters) =>
  cursorQuery({
    queryKey: [...BANK_KEY, filters],
    read: (cursor, signal) => listBank(filters, cursor, signal),
    staleTime: 0,
  });

/** Drafts that copies can go into, as they are now. */
export const draftsQuery = queryOptions({
  queryKey: quizKeys.list({ status: 'draft', of: 'bank' }),
  queryFn: ({ signal }) => listDrafts(signal),
  staleTime: 0,
});
