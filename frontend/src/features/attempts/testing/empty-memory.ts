import { NO_BEHAVIOR } from '../engine/behavior.ts';
import type { SyncMemory } from '../engine/sync-types.ts';

/** What a device knows of an attempt on which nothing has happened. */
export const EMPTY_MEMORY: SyncMemory = {
  answers: {},
  edit: 0,
  seq: 0,
  base: 0,
  sent: [],
  currentIndex: 0,
  behavior: NO_BEHAVIOR,
  handIn: undefined,
};
