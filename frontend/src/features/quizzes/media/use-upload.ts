import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepFile, keptFile } from './kept-files.ts';
import { uploadedKeys } from './media.ts';
import { UploadJobs, type UploadState } from './upload-jobs.ts';
import type { CoverForm, QuizForm } from '../editor/quiz-form.ts';
import { useEditor } from '../editor/editor-context.tsx';

/** The cover's place among the uploads, and in the form. */
export const COVER = 'coverImage';

/** The uploads of this editor; they end with it. What the form named when it was opened, this browser may still hold. */
export function useUploadJobs(form: UseFormReturn<QuizForm>): UploadJobs {
  const [jobs] = useState(() => new UploadJobs(keepFile));
  useEffect(() => {
    let isOpen = true;
    for (const key of uploadedKeys(form.getValues())) {
      void keptFile(key).then((file) => isOpen && file && jobs.remember(key, file));
    }
    return () => {
      isOpen = false;
      jobs.stopAll();
    };
  }, [form, jobs]);
  return jobs;
}

/** Returns the preview URL of a file that was chosen in this browser. */
export function useLocalPreview(key: string | undefined): string | undefined {
  const { uploads } = useEditor();
  return useSyncExternalStore(uploads.subscribe, () => (key === undefined ? key : uploads.previewOf(key)));
}

/** The address at which the quiz's cover can be seen now. */
export function useCoverPreview(cover: CoverForm | null): string | undefined {
  const upload = useUpload(COVER, cover?.key);
  const local = useLocalPreview(cover?.key);
  return upload && upload.error === undefined ? upload.preview : (cover?.url ?? local);
}

/** Returns the upload whose file the field currently holds. */
export function useUpload(slot: string, key: string | undefined): UploadState | undefined {
  const { uploads } = useEditor();
  const state = useSyncExternalStore(uploads.subscribe, () => uploads.state(slot));
  // The form may have got another file since, as when a newer version of the quiz was loaded.
  return state?.key === undefined || state.key === key ? state : undefined;
}
