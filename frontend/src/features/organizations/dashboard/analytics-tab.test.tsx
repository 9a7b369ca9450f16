// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { dashboardOf } from '../shared/testing.ts';
import { AnalyticsTab } from './analytics-tab.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['America/Los_Angeles', '2026-05-09'],
  ['Europe/London', '2026-05-10'],
])('asks for the days of an organization in %s, up to its own today', async (timezone, to) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-10T03:00:00Z') });
  startSignedIn();
  const { requests } = fakeApi({
    'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada' } }),
    'GET /departments': () => ok({ departments: [] }),
    'GET /organization/analytics': () => 'pending',
  });
  openPage({ '/': () => <AnalyticsTab dashboard={dashboardOf({ timezone })} /> }, '/?range=7');
  const asked = () => requests.filter(({ call }) => call === 'GET /organization/analytics');
  await waitFor(() => expect(asked()).toMatchObject([{ query: { to } }]));
});
