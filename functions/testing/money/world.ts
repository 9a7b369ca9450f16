import type { Quiz } from '../../quizzes/model/quizzes.ts';
import type { BookingProvider } from './booking-provider.ts';
import type { Chance } from './chance.ts';
import type { Written } from './watched-table.ts';

/** Everything that one history knows. */
export interface World {
  chance: Chance;
  provider: BookingProvider;
  written: Written;
  /** With a prize; some end soon, and have been taken. */
  pools: Quiz[];
  /** What people pay to take, and who pays. */
  entries: Quiz[];
  guests: string[];
  /** Accounts that have a plan, or may have one. */
  subscribers: string[];
  /** Who pays for pools: how often one person may try is limited. */
  payer: string;
  /** `Idempotency-Key`s that were used. */
  causes: string[];
  /** Whether webhooks get lost for good, as far as this history goes. */
  isDeaf: boolean;
}

/** Something that may happen; `undefined` where there is nothing that it could happen to. */
export interface Move {
  /** How often, beside the others. */
  weight: number;
  /** What a process does, chosen now: a fault may meet it at each of its calls. */
  begin: (world: World) => (() => Promise<unknown>) | undefined;
}

/** A request: often the same as before. */
export function anyCause({ chance, causes }: World): string {
  const earlier = chance.percent(30) ? chance.pick(causes) : undefined;
  const cause = earlier ?? `request-${causes.length}`;
  if (earlier === undefined) causes.push(cause);
  return cause;
}
