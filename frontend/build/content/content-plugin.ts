import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { contentPage } from './pages.ts';

const FILE = /\/frontend\/content\/.+\.md$/;

/** A text file of `frontend/content` is a module with the page that it makes: the browser gets no parser. */
export function contentFiles(): Plugin {
  return {
    name: 'quizhall:content',
    load(id) {
      if (!FILE.test(id)) return undefined;
      const page = contentPage(readFileSync(id, 'utf8'), basename(id));
      return { code: `export const page = ${JSON.stringify(page)};`, moduleType: 'js' };
    },
  };
}
