import { scryptSync } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { simulatePasswordCheck, hashPassword, verifyPassword } from './passwords.ts';

vi.mock('node:crypto', { spy: true });

describe('a password hash', () => {
  it('carries its parameters, a salt of its own and 256 bits', async () => {
    const [one, two] = [await hashPassword('my quiet 7 rivers'), await hashPassword('my quiet 7 rivers')];
    expect(one).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('my quiet 7 rivers', one)).toBe(true);
    expect(await verifyPassword('my quiet 7 river', one)).toBe(false);
    expect(await verifyPassword('', one)).toBe(false);
  });

  it('is plain scrypt, so that any other program could check it', async () => {
    const [, , , , salt = '', hash] = (await hashPassword('my quiet 7 rivers')).split('$');
    const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 27 };
    const key = scryptSync('my quiet 7 rivers', Buffer.from(salt, 'base64url'), 32, cost);
    expect(hash).toBe(key.toString('base64url'));
  });

  it('is checked by the parameters that it was made with', async () => {
    const salt = Buffer.from('0123456789abcdef');
    const key = scryptSync('my quiet 7 rivers', salt, 64, { N: 2 ** 12, r: 4, p: 2 });
    const older = `scrypt$12$4$2$${salt.toString('base64url')}$${key.toString('base64url')}`;
    expect(await verifyPassword('my quiet 7 rivers', older)).toBe(true);
    expect(await verifyPassword('another 8 mountains', older)).toBe(false);
  });

  it('does not depend on how a letter is composed', async () => {
    expect(
      await verifyPassword('zażółć'.normalize('NFD'), await hashPassword('zażółć'.normalize('NFC'))),
    ).toBe(true);
  });

  it('that is empty matches nothing, not even nothing', async () => {
    for (const password of ['', ' ', 'undefined']) expect(await verifyPassword(password, '')).toBe(false);
  });

  it.each(['my quiet 7 rivers', 'bcrypt$15$8$3$c2FsdA$aGFzaA', 'scrypt$15$8$3$$'])(
    'of no known kind, such as %j, matches nothing',
    async (stored) => {
      await expect(verifyPassword('', stored)).rejects.toThrow('Not a password hash');
    },
  );
});

describe('simulatePasswordCheck', () => {
  it('does the work of one check and never agrees', async () => {
    const { scrypt } = await import('node:crypto');
    const hash = await hashPassword('my quiet 7 rivers');
    const workOf = async (work: () => Promise<unknown>) => {
      vi.mocked(scrypt).mockClear();
      await work();
      return vi.mocked(scrypt).mock.calls.map(([, , length, cost]) => ({ length, cost }));
    };
    const checked = await workOf(() => verifyPassword('another 8 mountains', hash));
    expect(await workOf(() => simulatePasswordCheck('another 8 mountains'))).toEqual(checked);
    expect(checked).toHaveLength(1);
    expect(await simulatePasswordCheck('another 8 mountains')).toBe(false);
  });
});
