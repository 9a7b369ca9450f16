import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { Contract } from '@quizhall/shared/contract';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

type Endpoint = Contract['quizzes']['importQuestions'];
export type ImportResult = ResponseOf<Endpoint>;

/** What questions are read from. A file goes as it is: the server recognises its encoding. */
export type ImportSource = { text: string } | { file: File };

/** Reads questions and reports on each item; nothing is stored. @throws ApiError (no toast) */
export function importQuestions(source: ImportSource): Promise<ImportResult> {
  return call(
    routes.quizzes.importQuestions,
    { body: 'file' in source ? asForm(source.file) : source },
    { quiet: true },
  );
}

/** The multipart form that the endpoint also accepts; the contract's body type only describes the JSON one. */
function asForm(file: File): { text?: string } {
  const form = new FormData();
  form.append('file', file);
  return form as object;
}
