import { ERRORS } from '@quizhall/shared/contract/errors';
import { BONUSES } from '@quizhall/shared/model/enums';
import { badgeName } from '@quizhall/shared/rules/rewards';
import { passwordStrength } from '@quizhall/shared/rules/password-strength';
import { describe, expect, it } from 'vitest';
import { de } from './de/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';

const LANGUAGES = { es, fr, de };

/** Modules of the site, each with the texts that it says in English. */
const ENGLISH = import.meta.glob<Record<string, unknown>>(
  ['../{lib,app,features,entities}/**/*messages.ts', '../entities/quiz/labels.ts'],
  { eager: true },
);
const SOURCES = import.meta.glob<string>(
  ['../{lib,app,components,features,entities}/**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Path of each text → the text; functions count by what they are. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value)]];
  return Object.entries(value ?? {}).flatMap(([key, part]) => textsIn(part, path ? `${path}.${key}` : key));
}

const namesIn = (source: string) => [...source.matchAll(/translated\('(\w+)'/g)].map(([, name]) => name);
const saidIn = (source: string) =>
  [...source.matchAll(/\bsay\(\s*'((?:[^'\\]|\\.)*)'/g)].map(([, text = '']) => text);

/** The same word, or a name, in the other language, too. */
const SAME = /^[\W\d]*$|^.{1,3}$|PayPal|Quizhall|IBAN|Visa|American Express/;

describe.each(Object.entries(LANGUAGES))('%s', (_, catalogue) => {
  it('has every catalogue that the site asks for, and no other', () => {
    const asked = Object.values(SOURCES).flatMap(namesIn);
    expect(new Set(Object.keys(catalogue))).toEqual(new Set([...asked, 'said']));
  });

  it('has a translation of every word of the parts, and of everything the server refuses with', () => {
    const strengths = ['', 'abcdefgh', 'abcdefghijkl', 'Abcdefghijkl', 'Abcdefghijkl1', 'Abcdefghijkl1!'];
    const texts = [
      ...Object.values(SOURCES).flatMap(saidIn),
      ...Object.values(ERRORS).map(([, message]) => message),
      ...BONUSES.map(badgeName),
      ...strengths.map((password) => passwordStrength(password).label),
    ];
    expect(texts.filter((text) => !catalogue.said[text])).toEqual([]);
  });

  it('says nothing in English', () => {
    const english = new Set(
      Object.values(ENGLISH)
        .flatMap((module) => textsIn(module))
        .map(([path, text]) => `${path.replace(/^\w+\./, '')}: ${text}`),
    );
    const { said, ...named } = catalogue;
    const left = Object.values(named)
      .flatMap((texts) => textsIn(texts))
      .filter(([path, text]) => english.has(`${path}: ${text}`) && !SAME.test(text) && / /.test(text));
    expect(left).toEqual([]);
    expect(
      Object.entries(said).filter(([from, to]) => from === to && / /.test(from) && !SAME.test(from)),
    ).toEqual([]);
  });
});
