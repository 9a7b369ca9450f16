import type { Predata } from '@quizhall/shared/model/attempts/entry-card';
import { queryOptions } from '@tanstack/react-query';
import {
  type ClockAnchor,
  isDoubtful,
  measureClock,
  readClocks,
  serverTime,
  type Reading,
} from '../engine/server-clock.ts';
import { newGuestView } from '../overview/entry.ts';
import { attemptStore } from '../storage/open-store.ts';
import { getCard, getPredata, getResult } from './attempts.ts';
import { type Pause, patiently } from '../overview/patience.ts';
import { resultKey } from '../result/result-key.ts';
import { sleep } from '../overview/sleep.ts';
import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { attempts } from '@quizhall/shared/contract/attempts/attempts';

/** The card of a quiz, the server's time, and the device's clocks before and after the request. */
interface TimedCard {
  data: ResponseOf<typeof attempts.getCard>;
  /** Epoch ms; NaN where no header tells. */
  serverNow: number;
  sent: Reading;
  received: Reading;
}

declare global {
  interface Window {
    /** Card request that `public/theme.js` sent before the app loaded. `ref` is the one in the address. */
    quizhallCard?: { ref: string; answer: Promise<TimedCard | undefined> } | undefined;
  }
}

/** The card that was asked for before the app arrived, once; undefined where there was none, or no answer. */
async function takeEarlyCard(ref: string): Promise<TimedCard | undefined> {
  const early = window.quizhallCard;
  window.quizhallCard = undefined;
  return early?.ref === encodeURIComponent(ref) ? early.answer : undefined;
}

export interface EntryView {
  predata: Predata;
  /** The server's time, epoch ms. */
  serverNow: () => number;
  /** The device's clocks disagree since then (it slept, or one was set): only the server can tell the time. */
  isClockDoubtful: () => boolean;
}

/**
 * What a participant sees before the start; `userId` is undefined for a guest. Asks as patiently as the start does: the
 * crowd that comes to an opening loads this page first.
 */
export const predataQuery = (
  ref: string,
  userId: string | undefined,
  onPause: (pause: Pause | undefined) => void,
) =>
  queryOptions({
    queryKey: ['taking', 'predata', ref, userId ?? 'guest'],
    queryFn: ({ signal }) => {
      const call = () => fetchOverview(ref, userId === undefined, signal);
      return patiently({ now: Date.now, random: Math.random, sleep, call, onPause }, signal);
    },
    retry: false,
    // Attempts, schedule and the clock are of this very visit.
    staleTime: 0,
    gcTime: 0,
  });

/**
 * A guest whose device has begun nothing here sees what everybody sees, which the edge hands out to a whole crowd
 * without asking a function; who is known, or stands before a shut door, is asked about.
 */
async function fetchOverview(ref: string, isGuest: boolean, signal: AbortSignal): Promise<EntryView> {
  const view = isGuest ? await asNewGuest(ref, signal) : undefined;
  if (view) return view;
  const sent = readClocks();
  const predata = await getPredata(ref, signal);
  return viewOf(predata, measureClock(predata.serverNow, sent, readClocks()));
}

const viewOf = (predata: Predata, anchor: ClockAnchor): EntryView => ({
  predata,
  serverNow: () => serverTime(anchor, readClocks()),
  isClockDoubtful: () => isDoubtful(anchor, readClocks()),
});

async function asNewGuest(ref: string, signal: AbortSignal): Promise<EntryView | undefined> {
  const [card, store] = await Promise.all([cardOf(ref, signal), attemptStore()]);
  const { running, finished } = await store.find(card.data.id, undefined);
  const predata = running || finished ? undefined : newGuestView(card.data, card.serverNow);
  return predata && viewOf(predata, measureClock(predata.serverNow, card.sent, card.received));
}

async function cardOf(ref: string, signal: AbortSignal): Promise<TimedCard> {
  const early = await takeEarlyCard(ref);
  if (early) return early;
  const sent = readClocks();
  const { data, serverNow } = await getCard(ref, signal);
  return { data, serverNow, sent, received: readClocks() };
}

/**
 * What this browser holds of a person's attempts at a quiz. What they said of themselves is told only to whoever comes
 * from its result (`again`): the next person at a shared device starts with an empty form.
 */
export const localAttemptQuery = (ref: string, userId: string | undefined, again: string | undefined) =>
  queryOptions({
    queryKey: ['taking', 'local', ref, userId ?? 'guest', again],
    queryFn: async () => {
      const store = await attemptStore();
      const info = again === undefined ? undefined : await store.infoOf(again, userId);
      return { ...(await store.find(ref, userId)), info };
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Whose an attempt is, as far as this browser holds its token; null: nothing is known of it here. */
export const keeperQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ['taking', 'keeper', submissionId],
    queryFn: async () => (await (await attemptStore()).keeperOf(submissionId)) ?? null,
    staleTime: 0,
    gcTime: 0,
  });

/** A finished attempt: with the key that this browser kept, or for the signed-in person. */
export const resultQuery = (submissionId: string) =>
  queryOptions({
    queryKey: resultKey(submissionId),
    queryFn: async ({ signal }) => {
      const store = await attemptStore();
      return getResult(submissionId, await store.tokenOf(submissionId), signal);
    },
    // The score comes when no late answer can change it any more.
    refetchInterval: ({ state }) => msUntilFinal(state.data?.finalAt),
    // Finished is finished; only what the settings disclose may change later.
    staleTime: 5 * 60_000,
  });

function msUntilFinal(finalAt: string | undefined): number | false {
  return finalAt === undefined ? false : Math.max(5_000, Date.parse(finalAt) - Date.now() + 1_000);
}
