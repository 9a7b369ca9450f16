import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import { LIMITS } from '@quizhall/shared/model/limits';
import type { TextEncoding } from '@quizhall/shared/rules/text/text-encoding';
import type { Contract } from '@quizhall/shared/contract';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { uploadFile } from '@/lib/api/upload-file.ts';

type Endpoint = Contract['quizzes']['importQuestions'];
export type ImportResult = ResponseOf<Endpoint>;

/** Source of an import. A file is sent unchanged: the server detects its encoding unless one was chosen. */
export type ImportSource = { text: string } | { file: File; encoding?: TextEncoding | undefined };

export interface ImportOptions {
  /** Upload progress from 0 to 100; undefined while the file is read. */
  onProgress(percent: number | undefined): void;
  signal: AbortSignal;
}

/**
 * Parses questions with a report on each item. Only their media is stored. Large sources are uploaded and read in the
 * background.
 * @throws ImportFailed; ApiError (no toast); the signal's reason after an abort
 */
export function importQuestions(source: ImportSource, options: ImportOptions): Promise<ImportResult> {
  const isLarge = 'file' in source && source.file.size > LIMITS.bodyBytes;
  if (isLarge) return importUpload(source, options);
  const body = 'file' in source ? asForm(source) : source;
  return call(routes.quizzes.importQuestions, { body }, { quiet: true, signal: options.signal });
}

type FileSource = Extract<ImportSource, { file: File }>;

/** Thrown if no question could be read. The message states the reason. */
export class ImportFailed extends Error {}

async function importUpload(
  { file, encoding }: FileSource,
  { onProgress, signal }: ImportOptions,
): Promise<ImportResult> {
  const quiet = { quiet: true, signal } as const;
  onProgress(0);
  const key = await uploadFile(file, { purpose: 'import', onProgress, signal });
  onProgress(undefined);
  const { runId } = await call(routes.quizzes.beginImport, { body: { key, encoding } }, quiet);
  for (;;) {
    const { status, message } = await call(routes.runs.getRun, { params: { id: runId } }, quiet);
    if (status === 'failed') throw new ImportFailed(message);
    if (status === 'done') return call(routes.quizzes.getImport, { params: { id: runId } }, quiet);
    await pause(LOOK_EVERY_MS, signal);
  }
}

const LOOK_EVERY_MS = 1_000;

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
  });

/** The multipart form that the endpoint also accepts; the contract's body type only describes the JSON one. */
function asForm({ file, encoding }: FileSource): { text?: string } {
  const form = new FormData();
  form.append('file', file);
  if (encoding) form.append('encoding', encoding);
  return form as object;
}
