import { ContentView } from '../components/content-view.tsx';
import type { ContentPage } from '../model/content.ts';

const FILES = import.meta.glob<{ page: ContentPage }>('../../../../content/**/*.md');

/** The file of a page: `/about` → `about.md`, `/blog/one-clock` → `blog/one-clock.md`. */
const fileOf = (path: string): string => `../../../../content${path}.md`;

/**
 * The page at a path, with what it says.
 * @throws Error for a path without a file, or when it could not be loaded
 */
export async function loadContentPage(path: string) {
  const load = FILES[fileOf(path)];
  if (!load) throw new Error(`No text file makes ${path}`);
  const { page } = await load();
  return { Component: () => <ContentView page={page} /> };
}
