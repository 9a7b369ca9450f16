import * as z from 'zod';
import { getUser } from '../model/users.ts';
import { holderOf } from '../../exports/model/data-export/holder.ts';
import { ACCOUNT_FILE, takeoutName } from '../../exports/model/data-export/write.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import { FileCursor, writeStep } from '../../exports/model/file-step.ts';

/** Background job that exports all data of an account to a file. */
export const exportAccount = jobKind({
  input: z.object({ userId: z.string(), key: z.string() }),
  cursor: FileCursor,
  failed: 'This file could not be written. Please try again.',
  step: ({ userId, key }, cursor) => {
    const holder = async () => {
      const user = await getUser(userId);
      return user && holderOf(user);
    };
    return writeStep({ file: ACCOUNT_FILE, holder, key, fileName: takeoutName }, cursor);
  },
});
