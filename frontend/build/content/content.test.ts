import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { describe, expect, it } from 'vitest';
import { pageExists } from '@/app/route-table.ts';
import type { ContentBlock, Piece } from '../../src/features/site/content/model/content.ts';
import { PUBLIC_PAGES } from '../public-pages.ts';
import { blocksOf } from './blocks.ts';
import { contentPages } from './pages.ts';
import { plainOf } from './pieces.ts';
import { splitFrontMatter } from './front-matter.ts';

const PICTURES = join(import.meta.dirname, '../../public/pictures');
const pages = contentPages();

const inner = (block: ContentBlock): ContentBlock[] => {
  if (block.type === 'note') return block.blocks.flatMap(inner);
  if (block.type === 'steps') return block.steps.flatMap(({ blocks }) => blocks.flatMap(inner));
  return [block];
};

const linksIn = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) =>
    typeof piece === 'string' ? [] : [...('to' in piece ? [piece.to] : []), ...linksIn(piece.of)],
  );

const linksOf = (block: ContentBlock): string[] => {
  switch (block.type) {
    case 'list':
      return block.items.flatMap(linksIn);
    case 'table':
      return block.rows.flat().flatMap(linksIn);
    case 'cards':
      return block.cards.flatMap(({ to, text }) => [...(to ? [to] : []), ...linksIn(text)]);
    case 'actions':
      return block.actions.map(({ to }) => to);
    case 'heading':
    case 'paragraph':
      return linksIn(block.of);
    default:
      return [];
  }
};

/** Levels of headings in the order in which they are read. */
const levelsOf = (block: ContentBlock): number[] => {
  if (block.type === 'heading') return [block.level];
  if (block.type === 'cards') return block.cards.map(() => 3);
  if (block.type === 'steps') return block.steps.flatMap(({ blocks }) => [3, ...blocks.flatMap(levelsOf)]);
  return block.type === 'note' ? block.blocks.flatMap(levelsOf) : [];
};

const idsOf = (block: ContentBlock): string[] => {
  if (block.type === 'heading') return [block.id];
  if (block.type === 'steps') return block.steps.flatMap(({ id, blocks }) => [id, ...blocks.flatMap(idsOf)]);
  return [];
};

describe('the pages that text files make', () => {
  it('are those that the site knows, each at the address of its file', () => {
    expect(pages.map(({ page }) => page.path).toSorted()).toEqual(Object.values(CONTENT_PATHS).toSorted());
    for (const { file, page } of pages) expect(`/${file}`).toBe(`${page.path}.md`);
  });

  it('have a title and a description that no other has, short enough for a list of results', () => {
    const all = [...pages.map(({ page }) => page), ...PUBLIC_PAGES];
    for (const { path, title, description } of all) {
      expect(title.length, path).toBeLessThanOrEqual(60);
      expect(description.length, path).toBeGreaterThan(25);
      expect(description.length, path).toBeLessThanOrEqual(160);
    }
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });

  it.each(pages.map(({ file, page }) => [file, page] as const))(
    '%s: headings, links and pictures',
    (_, page) => {
      const blocks = page.blocks.flatMap(inner);
      // Each is called by its head: two of one name could not be told apart by who hears the page.
      const heads = blocks.flatMap((block) =>
        block.type === 'table' ? [block.head.map(plainOf).join()] : [],
      );
      expect(new Set(heads).size).toBe(heads.length);
      for (const table of blocks.filter(({ type }) => type === 'table'))
        expect('head' in table && table.head.every((cell) => cell.length > 0)).toBe(true);
      expect(blocks.length).toBeGreaterThan(0);
      const ids = page.blocks.flatMap(idsOf);
      expect(ids).toEqual([...new Set(ids)]);
      let before = 1;
      for (const level of page.blocks.flatMap(levelsOf)) {
        expect(level).toBeLessThanOrEqual(before + 1);
        before = level;
      }
      for (const block of blocks) {
        for (const to of linksOf(block).filter((link) => link.startsWith('/'))) expectTarget(to);
        if (block.type === 'picture')
          expect(existsSync(join(PICTURES, `${block.name}-wide-dark.webp`)), block.name).toBe(true);
      }
    },
  );
});

/** A file, and pages of the app that links become links with. */
const NO_PAGES = ['/openapi.json', '/contact', '/api-docs'];

/** The page, and the section of it that the link names. */
function expectTarget(to: string): void {
  const [path = '', id] = to.split('#');
  if (NO_PAGES.includes(path)) return;
  expect(pageExists(path), to).toBe(true);
  const target = pages.find(({ page }) => page.path === path);
  if (id && target) expect(target.page.blocks.flatMap(idsOf), to).toContain(id);
}

describe('a text file', () => {
  const blocks = (text: string) => blocksOf(text, {});

  it('is read block by block', () => {
    const text = [
      '## What is it? {#what}',
      'A line with a [page](/help),',
      'and **more** for $5.',
      '- one',
      '- two',
      '  goes on',
      '',
      '| a | b |',
      '| --- | --- |',
      '| 1 | 2 |',
      '```',
      '<b>',
      '```',
      '![A screen](editor)',
    ];
    expect(blocks(text.join('\n'))).toEqual([
      { type: 'heading', level: 2, id: 'what', of: ['What is it?'] },
      {
        type: 'paragraph',
        of: [
          'A line with a ',
          { to: '/help', of: ['page'] },
          ', and ',
          { mark: 'strong', of: ['more'] },
          ' for $5.',
        ],
      },
      { type: 'list', ordered: false, items: [['one'], ['two goes on']] },
      { type: 'table', head: [['a'], ['b']], rows: [[['1'], ['2']]] },
      { type: 'code', text: '<b>' },
      { type: 'picture', name: 'editor', alt: 'A screen' },
    ]);
  });

  it('has cards, steps, notes and actions', () => {
    const text =
      '::: cards\n### [One](/help)\nText.\n:::\n::: steps\n### Go\nText.\n:::\n::: note\nText.\n:::\n::: actions\n[Go](/help)\n:::';
    const paragraph = { type: 'paragraph', of: ['Text.'] };
    expect(blocks(text)).toEqual([
      { type: 'cards', cards: [{ title: 'One', to: '/help', text: ['Text.'] }] },
      { type: 'steps', steps: [{ title: ['Go'], id: 'go', blocks: [paragraph] }] },
      { type: 'note', blocks: [paragraph] },
      { type: 'actions', actions: [{ label: 'Go', to: '/help' }] },
    ]);
  });

  it.each([
    ['::: cards\n### One\nText.', 'No line :::'],
    ['::: nothing\n:::', 'No page knows what nothing is'],
    ['::: actions\nGo\n:::', 'Not a link: Go'],
    ['::: cards\n### One\n- a\n:::', 'One: a card has one paragraph'],
  ])('says what is wrong: %j', (text, message) => {
    expect(() => blocks(text)).toThrow(message);
  });

  it.each([
    ['text', 'A page begins with its front matter'],
    ['---\npath: /a\n---\n', 'A page needs its title'],
    ['---\ncolour: red\n---\n', 'Not a line of front matter: colour: red'],
  ])('has a front matter: %j', (text, message) => {
    expect(() => splitFrontMatter(text)).toThrow(message);
  });
});

it('tells the words of a line', () => {
  expect(plainOf(['a ', { mark: 'em', of: ['b', { to: '/c', of: ['c'] }] }])).toBe('a bc');
});
