import { expect, it, vi } from 'vitest';
import { hashPassword } from '../_http/passwords.ts';
import { getUser } from '../_data/users.ts';
import { account, callRegister, buildSignup } from '../_testing/accounts.ts';
vi.mock('node:crypto', { spy: true });
it('par', async () => { const email='aa@example.com'; const a = await Promise.all(Array.from({ length: 11 }, () => callRegister(buildSignup({ email })))); console.log(a.map(x=>x.status)) }, 14000);
it('get', async () => { console.log(await getUser('x')); }, 4000);
it('hash', async () => { console.log(await hashPassword('x')); }, 4000);
it('acc', async () => { expect(await account()).toBeTruthy(); }, 4000);
