// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '@/lib/query/query-client.ts';
import { dashboard } from '../dashboard/dashboard-messages.ts';
import { useStatusFlow } from './use-status-flow.ts';

afterEach(cleanup);

it('gives a list the same action every time, so that its cards need not be drawn anew', () => {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { confirm, done } = dashboard;
  const { result, rerender } = renderHook(() => useStatusFlow({ confirm, done }), { wrapper });
  const { request } = result.current;
  rerender();
  expect(result.current.request).toBe(request);
});
