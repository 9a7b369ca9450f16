import { expect, it, vi } from 'vitest';
import { toSitePath } from './own-path.ts';

vi.mock('../../platform/config.ts', () => ({ config: { SITE_URL: 'https://quizhall.example' } }));

it.each([
  ['/quiz/ABC234?from=mail#start', '/quiz/ABC234?from=mail#start'],
  ['/', '/'],
  [undefined, undefined],
  ['quiz/ABC234', undefined],
  ['https://evil.example/', undefined],
  ['//evil.example/', undefined],
  ['/.//evil.example/', undefined],
  ['/\\evil.example/', undefined],
  ['/auth/login', undefined],
  ['/./auth/login', undefined],
])('of %s leads to %s', (from, to) => {
  expect(toSitePath(from)).toBe(to);
});
