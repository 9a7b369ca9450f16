import { useCallback, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { NotAnImage } from '../api/draw-cover.ts';
import { uploadCover } from '../api/upload-cover.ts';
import { messages } from '../messages.ts';
import type { QuizForm } from '../model/quiz-form.ts';

export interface CoverUpload {
  start(file: File): void;
  remove(): void;
  /** Percent while an upload runs, 100 after it, undefined when nothing was uploaded here. */
  progress: number | undefined;
  previewUrl: string | undefined;
  error: string | undefined;
  /** Waits for a running upload; false: it failed. */
  settled(): Promise<boolean>;
}

interface Running {
  progress: number;
  preview: string;
  /** Once it is stored. */
  key?: string;
}

/** Uploads the chosen cover at once and puts its keys into the form; a removal or a newer choice stops it. */
export function useCoverUpload(form: UseFormReturn<QuizForm>): CoverUpload {
  const cover = useWatch({ control: form.control, name: 'coverImage' });
  const [running, setRunning] = useState<Running>();
  const [error, setError] = useState<string>();
  const control = useRef<AbortController>(undefined);

  const clear = useCallback(() => {
    control.current?.abort();
    setRunning((before) => {
      if (before) URL.revokeObjectURL(before.preview);
      return undefined;
    });
    setError(undefined);
  }, []);
  useEffect(() => () => control.current?.abort(), []);

  const job = useRef(Promise.resolve(true));

  const upload = async (file: File): Promise<boolean> => {
    clear();
    const own = new AbortController();
    control.current = own;
    const preview = URL.createObjectURL(file);
    const show = (progress: number, key?: string) =>
      !own.signal.aborted && setRunning({ progress, preview, ...(key && { key }) });
    show(0);
    try {
      // 99 until the bucket has answered: the last byte sent is not yet a stored file.
      const onProgress = (percent: number) => show(Math.min(99, percent));
      const stored = await uploadCover(file, { onProgress, signal: own.signal });
      form.setValue('coverImage', stored, { shouldDirty: true });
      show(100, stored.key);
      return true;
    } catch (failure) {
      // Stopped by a removal or by a newer choice: nothing has failed.
      if (own.signal.aborted) return true;
      clear();
      setError(explain(failure));
      return false;
    }
  };

  const remove = () => {
    clear();
    job.current = Promise.resolve(true);
    form.setValue('coverImage', null, { shouldDirty: true });
  };

  // The form may have got another cover since, as when a newer version of the quiz was loaded.
  const shown = running?.key === undefined || running.key === cover?.key ? running : undefined;
  return {
    start(file) {
      const run = upload(file);
      job.current = run;
      // Whoever waits hears of a failure; a save that comes later is free to go on without this picture.
      void run.finally(() => {
        if (job.current === run) job.current = Promise.resolve(true);
      });
    },
    remove,
    progress: shown?.progress,
    previewUrl: shown?.preview ?? cover?.url,
    error,
    settled: () => job.current,
  };
}

function explain(failure: unknown): string {
  if (failure instanceof NotAnImage) return messages.basic.coverBroken;
  if (hasCode(failure, 'NETWORK')) return API_MESSAGES.network;
  return serverMessage(failure, messages.basic.coverFailed);
}
