import { createSecretKey, KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { describe, expect, it, vi } from 'vitest';

vi.mock('node:crypto', { spy: true });
vi.stubEnv('TOKEN_KEY', 'a key of this test, as long as keys have to be');
const { readAccessToken, signAccessToken } = await import('./tokens.ts');

describe('the token key', () => {
  it('is made into a key object once, whatever the number of checks', async () => {
    const verify = vi.spyOn(jwt, 'verify');
    const made = vi.mocked(createSecretKey);
    const token = await signAccessToken({
      id: 'u1',
      name: 'Ada',
      email: 'ada@example.com',
      type: 'learner',
      sessionId: 's1',
    });
    const before = made.mock.calls.length;
    for (let i = 0; i < 20; i++) expect(await readAccessToken(token)).toMatchObject({ id: 'u1' });
    expect(verify.mock.calls).toHaveLength(20);
    expect(verify.mock.calls.every(([, key]) => key instanceof KeyObject)).toBe(true);
    expect(made.mock.calls.length).toBe(before);
  });
});
