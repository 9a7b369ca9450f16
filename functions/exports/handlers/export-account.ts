import { users } from '@quizhall/shared/contract/accounts/users';
import { LIMITS } from '@quizhall/shared/model/limits';
import { findAccount } from '../../accounts/model/signed-in-person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { holderOf } from '../model/data-export/holder.ts';
import { writeParts } from '../model/data-export/parts-file.ts';
import { ACCOUNT_FILE, TAKEOUT_TYPE, takeoutName } from '../model/data-export/write.ts';

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
