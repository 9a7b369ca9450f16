import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { attempts } from '@quizhall/shared/contract/attempts';
import type { Reading } from '../engine/server-clock.ts';

/** The card of a quiz, the server's time, and the device's clocks before and after the request. */
export interface TimedCard {
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
export async function takeEarlyCard(ref: string): Promise<TimedCard | undefined> {
  const early = window.quizhallCard;
  window.quizhallCard = undefined;
  return early?.ref === encodeURIComponent(ref) ? early.answer : undefined;
}
