import { describe, expect, it } from 'vitest';
import { account, buildUser, pendingSignup } from '../../testing/accounts.ts';
import { getCodes } from './signups.ts';
import { createUser, findUserByEmail, getUser, isEmailTaken } from './users.ts';

describe('createUser', () => {
  it('keeps the account under its id and its address', async () => {
    const user = await account({ organizationName: 'Northgate School' });
    expect(await getUser(user.id)).toEqual(user);
    expect(await findUserByEmail(user.email)).toEqual(user);
    expect(await isEmailTaken(user.email)).toBe(true);
  });

  it('refuses a taken id and a taken address, and leaves nothing behind', async () => {
    const { id, email } = await account();
    const [sameId, sameEmail] = [buildUser({ id }), buildUser({ email })];
    expect(await createUser(sameId)).toBe(false);
    expect(await isEmailTaken(sameId.email)).toBe(false);
    expect(await createUser(sameEmail)).toBe(false);
    expect(await getUser(sameEmail.id)).toBeUndefined();
  });

  it('uses up the pending signup of the address, with all its codes', async () => {
    const { form } = await pendingSignup();
    expect((await getCodes(form.email)).hashes).toHaveLength(1);
    expect(await createUser(buildUser({ email: form.email }))).toBe(true);
    expect(await getCodes(form.email)).toEqual({ hashes: [], mails: 0 });
  });
});

describe('an address without an account', () => {
  it('belongs to nobody', async () => {
    expect(await findUserByEmail('nobody@example.com')).toBeUndefined();
    expect(await isEmailTaken('nobody@example.com')).toBe(false);
  });
});
