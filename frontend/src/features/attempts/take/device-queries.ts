import { queryOptions } from '@tanstack/react-query';
import type { AttemptRecord } from '../storage/attempt-records.ts';
import { attemptStore } from '../storage/open-store.ts';

export interface DeviceAttempt extends AttemptRecord {
  /** Its time was over when this was read. */
  isOver: boolean;
}

/** Every attempt that this browser holds of a person, or of guests. */
export const deviceAttemptsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['taking', 'device', userId ?? 'guest'],
    queryFn: async (): Promise<DeviceAttempt[]> => {
      const records = await (await attemptStore()).list(userId);
      return records.map((record) => ({ ...record, isOver: record.deadlineAt < Date.now() }));
    },
    staleTime: 0,
    gcTime: 0,
  });
