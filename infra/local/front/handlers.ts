import { pathToFileURL } from 'node:url';
import { sourceOf } from '@quizhall/functions/sources.ts';
import { StageError } from '../stage-error.ts';

/** A Lambda function by the area of the contract, or `background`, and its file. */
interface FunctionName {
  area: string;
  file: string;
}

/** Gives the handler of a function, whose module is imported when it is first needed. */
export type HandlerSource = <Handler>(name: FunctionName) => Promise<Handler>;

/** Path of a function's module. */
type Locate = (area: string, file: string) => string;

/** The sources themselves: no build step. */
export function sourceHandlers(): HandlerSource {
  return handlersAt((_, file) => new URL(`../../../functions/${sourceOf(file)}`, import.meta.url).href);
}

/** What is deployed: the bundles, made anew so that they match the sources, in a folder of this stage alone. */
export async function bundledHandlers(outDir: string): Promise<HandlerSource> {
  const { bundleFunctions } = await import('../../bundle.ts');
  await bundleFunctions(outDir);
  return handlersOf(outDir);
}

/** Bundles that lie in a folder. */
export async function handlersOf(folder: string): Promise<HandlerSource> {
  const { handlerPath } = await import('../../bundle.ts');
  return handlersAt((area, file) => pathToFileURL(handlerPath(area, file, folder)).href);
}

function handlersAt(locate: Locate): HandlerSource {
  const loaded = new Map<string, Promise<{ handler?: unknown }>>();
  return async <Handler>({ area, file }: FunctionName) => {
    const url = locate(area, file);
    const module = loaded.get(url) ?? import(url);
    loaded.set(url, module);
    const { handler } = await module;
    if (typeof handler !== 'function')
      throw new StageError(`The function ${area}/${file} exports no handler.`);
    return handler as Handler;
  };
}
