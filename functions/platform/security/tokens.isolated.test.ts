import { createSecretKey } from 'node:crypto';
import { expect, it, vi } from 'vitest';

vi.mock('node:crypto', { spy: true });
vi.stubEnv('TOKEN_KEY', 'a key of this test, as long as keys have to be');
const { verifyAccessToken, signAccessToken } = await import('./tokens.ts');

it('makes the token key into a key object once, whatever the number of checks', async () => {
  const made = vi.mocked(createSecretKey);
  const token = await signAccessToken({
    id: 'u1',
    name: 'Ada',
    email: 'ada@example.com',
    type: 'learner',
    sessionId: 's1',
  });
  const before = made.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  for (let i = 0; i < 20; i++) expect(await verifyAccessToken(token)).toMatchObject({ id: 'u1' });
  expect(made.mock.calls.length).toBe(before);
});
