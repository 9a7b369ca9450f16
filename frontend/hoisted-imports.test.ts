import { expect, it } from 'vitest';
import { hoisted } from './hoisted-imports.ts';

const file = (fileName: string, imports: string[], more: object = {}) => ({ fileName, imports, ...more });
const entry = file('entry.js', ['react.js'], { isEntry: true });
const page = file('page.js', ['form.js', 'entry.js'], { isDynamicEntry: true });
const shared = [
  file('react.js', []),
  file('form.js', ['field.js', 'react.js', 'https://elsewhere/']),
  file('field.js', ['icon.js']),
  file('icon.js', []),
];

it('lets a page name what its imports import, but nothing twice and nothing that the entry has brought or is from elsewhere', () => {
  expect(hoisted([entry, page, ...shared])).toEqual([{ file: page, imports: ['field.js', 'icon.js'] }]);
});

it('follows imports that go round in circles once', () => {
  const round = [
    file('a.js', ['b.js'], { isDynamicEntry: true }),
    file('b.js', ['c.js']),
    file('c.js', ['a.js', 'b.js']),
  ];
  expect(hoisted(round)).toEqual([{ file: round[0], imports: ['c.js'] }]);
});
