import type { Predata } from '@quizhall/shared/model/attempt';

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
