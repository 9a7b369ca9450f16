import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentPage } from '../../src/features/site/content/model/content.ts';
import { splitFrontMatter } from './front-matter.ts';
import { inserts } from './inserts.ts';
import { headOf, type PageFacts, readPage } from './read-page.ts';

const FOLDER = join(import.meta.dirname, '../../content');

/** All text files, by the folder of content, in an order that does not depend on the machine. */
const files = (): string[] => globSync('**/*.md', { cwd: FOLDER }).toSorted();

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

/** What is said of every page elsewhere. */
export const contentHeads = (): PageFacts[] =>
  files().map((file) => headOf(splitFrontMatter(read(file)).matter));

/** Every page with the file that it is made of: `blog/one-clock.md`. */
export const contentPages = (): { file: string; page: ContentPage }[] =>
  files().map((file) => ({ file, page: contentPage(read(file), file) }));

/** @throws Error that names the file */
export function contentPage(source: string, file: string): ContentPage {
  try {
    return readPage(source, inserts(contentHeads));
  } catch (cause) {
    throw new Error(`${file} is no page: ${String(cause)}`, { cause });
  }
}
