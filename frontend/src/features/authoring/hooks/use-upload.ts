import { useEffect, useState, useSyncExternalStore } from 'react';
import { UploadJobs, type UploadState } from '../model/upload-jobs.ts';
import type { CoverForm } from '../model/quiz-form.ts';
import { useEditor } from './editor-context.tsx';

/** The cover's place among the uploads, and in the form. */
export const COVER = 'coverImage';

/** The uploads of this editor; they end with it. */
export function useUploadJobs(): UploadJobs {
  const [jobs] = useState(() => new UploadJobs());
  useEffect(() => () => jobs.stopAll(), [jobs]);
  return jobs;
}

/** The address at which the quiz's cover can be seen now. */
export function useCoverPreview(cover: CoverForm | null): string | undefined {
  const upload = useUpload(COVER, cover?.key);
  return upload && upload.error === undefined ? upload.preview : cover?.url;
}

/** What has been uploaded here for a field that holds `key` now. */
export function useUpload(slot: string, key: string | undefined): UploadState | undefined {
  const { uploads } = useEditor();
  const state = useSyncExternalStore(uploads.subscribe, () => uploads.state(slot));
  // The form may have got another file since, as when a newer version of the quiz was loaded.
  return state?.key === undefined || state.key === key ? state : undefined;
}
