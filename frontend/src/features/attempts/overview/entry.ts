import type { EntryCard, Predata } from '@quizhall/shared/model/attempts/entry-card';
import { foreseenRefusal } from '@quizhall/shared/rules/attempts/entry';
import { turnAfterMs } from '@quizhall/shared/rules/attempts/jitter';
import { randomFrom } from '@/lib/random-from.ts';

/**
 * What predata would say of the quiz to a guest who has never begun it, from what everybody sees; undefined where it
 * could say more: why the door is shut. The same rule as the server's; the start decides in any case.
 */
export function newGuestView(card: EntryCard, now: number): Predata | undefined {
  const { accessHints, settingsSummary, schedule, status } = card;
  const { requiresLogin: requireLogin, requiresPassword: requirePassword, allowGuests, isPaid } = accessHints;
  const { maxAttempts: max } = settingsSummary;
  const settings = {
    requireLogin,
    requirePassword,
    allowGuests,
    isPaid,
    maxAttempts: max,
    allowRetake: !max,
    maxParticipants: accessHints.maxParticipants ?? 0,
    practiceMode: false,
    practiceCounts: true,
  };
  const guest = {
    signedIn: false,
    hasPaid: false,
    isStranger: accessHints.membersOnly,
    password: 'later',
  } as const;
  const code = foreseenRefusal({ status, schedule, settings }, guest, now);
  // Whether there is room is nothing that everybody is told.
  if (settings.maxParticipants > 0) return undefined;
  if (Number.isNaN(now) || (code && code !== 'QUIZ_NOT_OPEN')) return undefined;
  return {
    ...card,
    serverNow: new Date(now).toISOString(),
    accessHints: { ...accessHints, userHasPaid: false },
    attempts: { used: 0, max, resumable: false },
    ...(code && { blocked: { code, message: '' } }),
  };
}

/** Why the start is shut, in terms of what the screen can offer. */
export type Door =
  | { kind: 'open' }
  /** Opens by itself while the page is looked at. Epoch ms. */
  | { kind: 'scheduled'; opensAt: number }
  | { kind: 'sign-in'; message: string }
  | { kind: 'shut'; code: string; message: string };

const SIGN_IN: readonly string[] = ['LOGIN_REQUIRED', 'GUESTS_NOT_ALLOWED'];

/** What stood between a participant and the start when the server was asked. */
export function doorOf({ blocked, schedule }: Pick<Predata, 'blocked' | 'schedule'>): Door {
  if (!blocked) return { kind: 'open' };
  const { code, message } = blocked;
  if (SIGN_IN.includes(code)) return { kind: 'sign-in', message };
  if (code !== 'QUIZ_NOT_OPEN' || !schedule.startDate) return { kind: 'shut', code, message };
  return { kind: 'scheduled', opensAt: Date.parse(schedule.startDate) };
}

/**
 * This browser's place among those who come at once, in [0, 1). Follows from device and quiz: whoever loads the page
 * again waits for the same turn.
 */
export const placeOf = (deviceId: string, quizId: string): number => randomFrom(`${deviceId} ${quizId}`)();

type Crowd = Pick<Predata, 'schedule' | 'spread' | 'serverNow'> & {
  attempts: Pick<Predata['attempts'], 'resumable'>;
};

/**
 * When this browser is let in by a quiz that opens or has just opened (epoch ms); undefined where nobody has to wait.
 * Whoever is in already goes on at once: the time runs.
 */
export function turnOf({ schedule, spread, serverNow, attempts }: Crowd, place: number): number | undefined {
  if (!schedule.isScheduled || !schedule.startDate || attempts.resumable) return undefined;
  const turn = Date.parse(schedule.startDate) + turnAfterMs(place, spread.openSeconds);
  return turn > Date.parse(serverNow) ? turn : undefined;
}
