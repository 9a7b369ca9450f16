import type { Predata } from '@quizhall/shared/model/attempt';

/** Why the start is shut, in terms of what the screen can offer. */
export type Door =
  | { kind: 'open' }
  /** Opens by itself. Epoch ms. */
  | { kind: 'soon'; opensAt: number }
  | { kind: 'sign-in'; message: string }
  | { kind: 'shut'; message: string };

const SIGN_IN: readonly string[] = ['LOGIN_REQUIRED', 'GUESTS_NOT_ALLOWED'];

/** What stands between a participant and the start. @param now server time, epoch ms */
export function doorOf({ blocked, schedule }: Pick<Predata, 'blocked' | 'schedule'>, now: number): Door {
  if (!blocked) return { kind: 'open' };
  if (SIGN_IN.includes(blocked.code)) return { kind: 'sign-in', message: blocked.message };
  if (blocked.code !== 'QUIZ_NOT_OPEN' || !schedule.startDate) return { kind: 'shut', message: blocked.message };
  const opensAt = Date.parse(schedule.startDate);
  return opensAt <= now ? { kind: 'open' } : { kind: 'soon', opensAt };
}
