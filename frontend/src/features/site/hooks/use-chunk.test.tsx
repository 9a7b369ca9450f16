// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useChunk } from './use-chunk.ts';

afterEach(cleanup);

const lost = () => Promise.reject(new Error('no network'));

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

  it('asks again after a failure, and again', async () => {
    const load = vi.fn<() => Promise<string>>().mockImplementationOnce(lost).mockImplementationOnce(lost);
    load.mockResolvedValue('code');
    const { result } = renderHook(() => useChunk(load, true));
    await waitFor(() => expect(result.current).toMatchObject({ hasFailed: true, failures: 1 }));
    act(() => result.current.retry());
    expect(result.current.hasFailed).toBe(false);
    await waitFor(() => expect(result.current).toMatchObject({ hasFailed: true, failures: 2 }));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.chunk).toBe('code'));
    expect(result.current.hasFailed).toBe(false);
    act(() => result.current.retry());
    expect(load).toHaveBeenCalledTimes(3);
  });
});
