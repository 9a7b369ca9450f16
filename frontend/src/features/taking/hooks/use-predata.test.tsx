// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/query-client.ts';
import { SessionProvider } from '@/lib/session/session-context.tsx';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { buildPredata } from '@/lib/testing/build-predata.ts';
import { usePredata } from './use-predata.ts';

const CALL = 'GET /quizzes/ABC234/predata';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SessionProvider>{children}</SessionProvider>
    </QueryClientProvider>
  );
  const draw = vi.fn(() => usePredata('ABC234'));
  return { ...renderHook(draw, { wrapper }), draw };
}

test('draws once when nothing of it has changed', async () => {
  fakeApi({ [CALL]: () => ok(buildPredata()) });
  const { result, rerender, draw } = open();
  await waitFor(() => expect(result.current.data).toBeDefined());
  const { current } = result;
  draw.mockClear();
  rerender();
  expect(draw).toHaveBeenCalledOnce();
  expect(result.current).toBe(current);
});

test('says why nothing came until something comes', async () => {
  fakeApi({ [CALL]: () => refused('QUIZ_NOT_FOUND') });
  const { result } = open();
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  const later = Promise.withResolvers<ReturnType<typeof ok>>();
  fakeApi({ [CALL]: () => later.promise });
  act(() => void result.current.refetch());
  await waitFor(() => expect(result.current.isFetching).toBe(true));
  expect(result.current.failure).toMatchObject({ code: 'QUIZ_NOT_FOUND' });
  later.resolve(ok(buildPredata()));
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(result.current.failure).toBeNull();
});
