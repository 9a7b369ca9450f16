import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { serverMessage } from '@/lib/api/errors.ts';
import { isGone } from '@/lib/query/run-interval.ts';
import { saveFile } from '@/lib/save-file.ts';
import { showError } from '@/lib/show-error.ts';
import { linkToTakeout, writeTakeout } from '../api/takeout-calls.ts';
import { takeoutRunQuery } from '../api/takeout-queries.ts';
import { forgetTakeout, keepTakeout, readTakeout } from '../model/kept-takeout.ts';
import { takeoutMessages as text } from '../takeout-messages.ts';

/** The download of a person's data: saved at once, or written by a run that a reload finds again. */
export function useTakeout(userId: string) {
  const [runId, setRunId] = useState(() => readTakeout(userId));
  const run = useQuery({ ...takeoutRunQuery(runId ?? ''), enabled: runId !== undefined });
  const isOver = isGone(run.error) || run.data?.status === 'failed';
  const client = useQueryClient();
  const mutationKey = ['takeout', userId];
  const write = useMutation({
    mutationKey,
    mutationFn: writeTakeout,
    onSuccess: (written) => {
      if ('runId' in written) {
        keepTakeout(userId, written.runId);
        setRunId(written.runId);
        return;
      }
      forgetTakeout(userId);
      setRunId(undefined);
      saveFile(written);
      toast.success(text.saved);
    },
    onError: (error) => showError(serverMessage(error, text.failed)),
  });
  const fetch = useMutation({
    mutationFn: linkToTakeout,
    onSuccess: (url) => location.assign(url),
    onError: (error) => {
      if (isGone(error)) {
        forgetTakeout(userId);
        setRunId(undefined);
      }
      showError(serverMessage(error, text.fetchFailed));
    },
  });
  return {
    /** Of the run that goes on or is done. */
    run:
      runId !== undefined && !isOver
        ? (run.data ?? { status: 'queued' as const, done: 0, total: 1 })
        : undefined,
    failed: run.data?.status === 'failed' ? (run.data.message ?? text.failed) : undefined,
    // A second press comes before the button shows that it works.
    write: () => client.isMutating({ mutationKey }) === 0 && write.mutate(),
    writing: write.isPending,
    fetch: () => runId !== undefined && fetch.mutate(runId),
    fetching: fetch.isPending,
  };
}
