import { describe, expect, it } from 'vitest';
import { account, buildUser, pendingSignup } from '../_testing/accounts.ts';
import { takeTry } from './signups.ts';
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

  it('uses up the signup that holds the code, and no other', async () => {
    const { form } = await pendingSignup();
    const user = buildUser({ email: form.email });
    expect(await createUser(user, 'the code of an earlier signup')).toBe(false);
    expect(await findUserByEmail(form.email)).toBeUndefined();
    const signup = await takeTry(form.email);
    expect(await createUser(user, signup?.codeHash)).toBe(true);
    expect(await takeTry(form.email)).toBeUndefined();
  });

  it('needs the signup to be there still', async () => {
    const user = buildUser();
    expect(await createUser(user, 'a code')).toBe(false);
    expect(await getUser(user.id)).toBeUndefined();
  });
});

describe('an address without an account', () => {
  it('belongs to nobody', async () => {
    expect(await findUserByEmail('nobody@example.com')).toBeUndefined();
    expect(await isEmailTaken('nobody@example.com')).toBe(false);
  });
});
