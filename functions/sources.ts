import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** Folders whose modules export the `handler` of a Lambda function. */
const HANDLER_FOLDERS = '{*/handlers,*/subscribers,entry}';

let sources: Map<string, string> | undefined;

/**
 * Path below `functions/` of the module of a Lambda function, such as `attempts/handlers/start-attempt.ts`. A file name
 * is unique among all functions and is that of the contract entry, so the module can be found without its domain.
 * @throws Error when there is no such file
 */
export function sourceOf(file: string): string {
  sources ??= new Map(
    globSync(`${HANDLER_FOLDERS}/*.ts`, { cwd: import.meta.dirname })
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => [basename(path, '.ts'), path]),
  );
  const source = sources.get(file);
  if (source === undefined) throw new Error(`No module of functions/${HANDLER_FOLDERS} is named ${file}.ts`);
  return source;
}
