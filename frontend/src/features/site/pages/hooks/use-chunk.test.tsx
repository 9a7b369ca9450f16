// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useChunk } from './use-chunk.ts';

afterEach(cleanup);

describe('useChunk', () => {
  it('waits until the code is wanted', async () => {
    const load = vi.fn(async () => 'code');
    const { result, rerender } = renderHook(({ isWanted }) => useChunk(load, isWanted), {
      initialProps: { isWanted: false },
    });
    expect(load).not.toHaveBeenCalled();
    rerender({ isWanted: true });
    await waitFor(() => expect(result.current.chunk).toBe('code'));
  });

  it('tells when it does not come', async () => {
    const load = () => Promise.reject(new Error('no network'));
    const { result } = renderHook(() => useChunk(load, true));
    await waitFor(() => expect(result.current).toEqual({ chunk: undefined, hasFailed: true }));
  });
});
