import { nowIso } from '../../../platform/clock.ts';
import type { Holder } from './holder.ts';
import { PARTS } from './parts.ts';
import type { PartsFile } from './parts-file.ts';

/** Everything that an account holds: `docs/formats.md`. */
export const ACCOUNT_FILE: PartsFile<Holder> = { format: 'quizhall-account', version: 1, parts: PARTS };

/** As the person who saves it would name it. */
export const takeoutName = (): string => `quizhall-account-${nowIso().slice(0, 10)}.json`;

export const TAKEOUT_TYPE = 'application/json; charset=utf-8';
