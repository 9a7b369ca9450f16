import { readStored, removeStored, writeStored } from '@/lib/storage.ts';

/** Of one person: somebody else at this device neither sees nor fetches it. */
const nameOf = (userId: string) => `quizhall.takeout.${userId}`;

/** The run that writes a person's data, begun on this device, so that a reload finds it again. */
export const readTakeout = (userId: string): string | undefined => readStored(nameOf(userId)) || undefined;
export const keepTakeout = (userId: string, runId: string): void => writeStored(nameOf(userId), runId);
export const forgetTakeout = (userId: string): void => removeStored(nameOf(userId));
