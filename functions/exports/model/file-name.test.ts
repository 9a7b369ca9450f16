import * as fc from '@quizhall/shared/testing/properties';
import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it.each([
  ['Capitals of Europe', 'Capitals of Europe.csv'],
  ['Hauptstädte: Europa & Асия 東京', 'Hauptstädte Europa & Асия 東京.csv'],
  ['../../etc/passwd', 'etcpasswd.csv'],
  ['a\r\nSet-Cookie: b', 'a Set-Cookie b.csv'],
  ['.hidden.', 'hidden.csv'],
  ['con', 'quiz con.csv'],
  ['aux.old', 'quiz aux.old.csv'],
  ['\u202Egpj.exe', 'gpj.exe.csv'],
  ['', 'quiz.csv'],
  ['???', 'quiz.csv'],
])('names the file of “%s”', (title, name) => {
  expect(fileNameOf(title, '.csv')).toBe(name);
});

it('writes nothing that leads elsewhere or breaks a header, and never no name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const name = fileNameOf(title, '.json');
      expect(name).toMatch(/^[^\\/:*?"<>|%\p{C}]+\.json$/u);
      expect(name.startsWith('.')).toBe(false);
      expect(Array.from(name).length).toBeLessThan(100);
      expect(() => encodeURIComponent(name)).not.toThrow();
    }),
  );
});
