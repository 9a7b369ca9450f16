import { formatDuration } from '@/lib/format.ts';
import { messages } from './messages.ts';

const TEXT = messages.settings;

/** Presets of the time limit of a question. */
export const SECONDS = [10, 20, 30, 45, 60, 120].map((value) => ({ value, label: formatDuration(value) }));

export const OWN_SECONDS = { label: TEXT.ownTime, field: TEXT.secondsLong, suffix: TEXT.seconds };
