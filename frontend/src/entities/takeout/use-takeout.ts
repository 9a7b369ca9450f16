import type { ReceivedFile } from '@quizhall/shared/contract/endpoint';
import { useMutation, useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { serverMessage } from '@/lib/api/errors.ts';
import { isGone, runInterval } from '@/lib/query/run-interval.ts';
import { saveFile } from '@/lib/save-file.ts';
import { readStored, removeStored, writeStored } from '@/lib/storage.ts';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

/** Query for the progress of an export run. */
const takeoutRunQuery = (runId: string) =>
  queryOptions({
    queryKey: ['profile', 'takeout', runId],
    queryFn: ({ signal }) => call(routes.runs.getRun, { params: { id: runId } }, { quiet: true, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      runInterval(data?.status === 'done' || data?.status === 'failed', error),
  });

/** A link to its file that is good for ten minutes. @throws ApiError */
const linkToTakeout = async (runId: string): Promise<string> =>
  (await call(routes.quizzes.getExport, { params: { id: runId } }, { quiet: true })).url;

/** Storage key per account, so that another account on this device cannot see the run. */
const nameOf = (userId: string) => `quizhall.takeout.${userId}`;

/** The run that writes a person's data, begun on this device, so that a reload finds it again. */
const readTakeout = (userId: string): string | undefined => readStored(nameOf(userId)) || undefined;
const keepTakeout = (userId: string, runId: string): void => writeStored(nameOf(userId), runId);
const forgetTakeout = (userId: string): void => removeStored(nameOf(userId));

type TakeoutTexts = Record<
  | 'title'
  | 'hint'
  | 'write'
  | 'saved'
  | 'failed'
  | 'running'
  | 'runningHint'
  | 'ready'
  | 'fetch'
  | 'fetchFailed'
  | 'again',
  string
>;

export interface Takeout {
  /** Whose data it is: a run is found again by it. */
  subject: string;
  /** The file at once where it fits into an answer, else the run that writes it. */
  write: () => Promise<ReceivedFile | { runId: string }>;
  text: TakeoutTexts;
}

/** The download of data: saved at once, or written by a run that a reload finds again. */
export function useTakeout({ subject, write: begin, text }: Takeout) {
  const [runId, setRunId] = useState(() => readTakeout(subject));
  const run = useQuery({ ...takeoutRunQuery(runId ?? ''), enabled: runId !== undefined });
  const isOver = isGone(run.error) || run.data?.status === 'failed';
  const client = useQueryClient();
  const mutationKey = ['takeout', subject];
  const write = useMutation({
    mutationKey,
    mutationFn: begin,
    onSuccess: (written) => {
      if ('runId' in written) {
        keepTakeout(subject, written.runId);
        setRunId(written.runId);
        return;
      }
      forgetTakeout(subject);
      setRunId(undefined);
      saveFile(written);
      toast.success(text.saved);
    },
  });
  const fetch = useMutation({
    mutationFn: linkToTakeout,
    onSuccess: (url) => location.assign(url),
    onError: (error) => {
      if (isGone(error)) {
        forgetTakeout(subject);
        setRunId(undefined);
      }
    },
  });
  return {
    /** Of the run that goes on or is done. */
    run:
      runId !== undefined && !isOver
        ? (run.data ?? { status: 'queued' as const, done: 0, total: 1 })
        : undefined,
    failed: run.data?.status === 'failed' ? (run.data.message ?? text.failed) : undefined,
    /** Why the file was not written, and why a written one was not fetched. */
    writeFailed: write.error ? serverMessage(write.error, text.failed) : undefined,
    fetchFailed: fetch.error ? serverMessage(fetch.error, text.fetchFailed) : undefined,
    // A second press comes before the button shows that it works.
    write: () => client.isMutating({ mutationKey }) === 0 && write.mutate(),
    writing: write.isPending,
    fetch: () => runId !== undefined && fetch.mutate(runId),
    fetching: fetch.isPending,
  };
}
