import { users } from '@quizhall/shared/contract/users';
import { LIMITS } from '@quizhall/shared/model/limits';
import { findAccount } from '../_accounts/signed-in-person.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { holderOf } from '../_takeout/holder.ts';
import { writeParts } from '../_takeout/parts-file.ts';
import { ACCOUNT_FILE, TAKEOUT_TYPE, takeoutName } from '../_takeout/write.ts';

/** Somebody waits: more pages than that take a run. */
const PAGES = 60;

export const handler = endpoint(
  users.exportAccount,
  async ({ person }) => {
    const most = { length: LIMITS.exportBytes, pages: PAGES };
    const { text, next } = await writeParts(ACCOUNT_FILE, await holderOf(person), undefined, most);
    const bytes = Buffer.from(text);
    if (next || bytes.length > LIMITS.exportBytes) throw new AppError('EXPORT_TOO_LARGE');
    return { bytes, contentType: TAKEOUT_TYPE, fileName: takeoutName() };
  },
  { findPerson: findAccount },
);
