import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepFile, keptFile } from './kept-files.ts';
import { uploadedKeys } from './media.ts';
import { UploadJobs, type UploadState } from './upload-jobs.ts';
import type { CoverForm, QuizForm } from '../editor/quiz-form.ts';
import { useEditor } from '../editor/editor-context.tsx';

/** Upload slot and form path of the cover. */
export const COVER = 'coverImage';

/** Uploads of this editor, aborted on unmount. Restores previews from files stored in this browser. */
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

/** Returns the current URL of the quiz's cover. */
export function useCoverPreview(cover: CoverForm | null): string | undefined {
  const upload = useUpload(COVER, cover?.key);
  const local = useLocalPreview(cover?.key);
  return upload && upload.error === undefined ? upload.preview : (cover?.url ?? local);
}

/** Returns the upload whose file the field currently holds. */
export function useUpload(slot: string, key: string | undefined): UploadState | undefined {
  const { uploads } = useEditor();
  const state = useSyncExternalStore(uploads.subscribe, () => uploads.state(slot));
  // The form may contain another file since, for example after loading a newer version.
  return state?.key === undefined || state.key === key ? state : undefined;
}
