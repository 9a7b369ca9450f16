// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue, onlyThese, searchCatalogue } from './catalogue.ts';
import { anchorOf } from './types.ts';

const primitives = catalogue.flatMap((group) => group.primitives);
const UI = join(import.meta.dirname, '../../src/components/ui');

/** Parts of primitives, shown with the ones that are made of them. */
const PARTS = new Set(['field.tsx', 'chart-table.tsx', 'scroll-lock.tsx', 'countdown-ring.tsx']);

describe('the catalogue', () => {
  it('shows every primitive', () => {
    const files = readdirSync(UI).filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'));
    const shown = new Set(primitives.map(({ file }) => file));
    expect(files.filter((name) => !shown.has(name) && !PARTS.has(name))).toEqual([]);
  });

  it('names no file that is not there', () => {
    const files = new Set(readdirSync(UI));
    expect(primitives.filter(({ file }) => file && !files.has(file))).toEqual([]);
  });

  it('gives each an anchor of its own', () => {
    const anchors = [...catalogue.map(({ id }) => id), ...primitives.map(anchorOf)];
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it.each(primitives)('says what $name is for, and what it is not for', ({ usage }) => {
    expect(usage).toMatch(/^Use .+\. Not .+\.$|^Use .+; and none .+\.$/);
  });
});

describe('the search', () => {
  const found = (search: string) =>
    searchCatalogue(catalogue, search).flatMap((group) => group.primitives.map(({ name }) => name));

  it('finds by name, purpose and other words, whatever the case', () => {
    expect(found('donut')).toEqual(expect.arrayContaining(['Donut']));
    expect(found('UPLOAD')).toContain('FileDrop');
    expect(found('modal typed')).toEqual(['ConfirmDialog']);
  });

  it('leaves out groups without a hit, and finds everything for nothing', () => {
    expect(searchCatalogue(catalogue, 'qrcode').map(({ id }) => id)).toEqual(['content']);
    expect(found(' ')).toHaveLength(primitives.length);
  });
});

describe('a part of it', () => {
  const names = (...ids: string[]) =>
    onlyThese(catalogue, ids).map(({ id, primitives: own }) => [id, own.map(anchorOf)]);

  it('is a whole group, or some primitives', () => {
    const whole = catalogue.find(({ id }) => id === 'feedback')?.primitives.map(anchorOf);
    expect(names('feedback', 'drawer', 'menu')).toEqual([
      ['overlays', ['drawer', 'menu']],
      ['feedback', whole],
    ]);
  });

  it('is nothing where there is none of these', () => expect(names('nothing')).toEqual([]));
});
