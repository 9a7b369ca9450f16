import type { ContentPage } from '../../src/features/site/content/model/content.ts';
import { blocksOf, type Inserts } from './blocks.ts';
import { type FrontMatter, splitFrontMatter } from './front-matter.ts';

/** Sections with a page of their own, which stands above the heading of the others. */
const SECTIONS: Record<string, { label: string; to: string }> = {
  blog: { label: 'Blog', to: '/blog' },
  tutorials: { label: 'Tutorials', to: '/tutorials' },
  help: { label: 'Help Center', to: '/help' },
};

/**
 * A page of its text file.
 * @throws Error for a file that is none
 */
export function readPage(source: string, inserts: Inserts): ContentPage {
  const { matter, body } = splitFrontMatter(source);
  return { ...headOf(matter), blocks: blocksOf(body, inserts) };
}

/** What is said of a page elsewhere: in lists of pages and in its head. */
export type PageFacts = Omit<ContentPage, 'blocks'>;

export function headOf(matter: FrontMatter): PageFacts {
  const { path, title, heading = title, description, section: name, updated, width, contents } = matter;
  const section = name ? SECTIONS[name] : undefined;
  if (name && !section) throw new Error(`${path}: there is no section ${name}`);
  return {
    path,
    title,
    heading,
    description,
    ...(section && { section }),
    ...(updated && { updated }),
    width: width === 'page' ? 'page' : 'text',
    contents: contents === 'yes',
  };
}
