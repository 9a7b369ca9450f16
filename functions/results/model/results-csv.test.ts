import * as fc from '@quizhall/shared/testing/properties';
import type { ResultsSubmission } from '@quizhall/shared/model/results/results-file';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import type { About } from './results-context.ts';
import { csv } from './results-csv.ts';
import { writeWhole } from './paged-format.ts';

const submission = (name: string, text: string): ResultsSubmission => ({
  id: 'a',
  name,
  email: '',
  info: { department: text },
  attempt: 1,
  version: 1,
  status: 'completed',
  waiting: 0,
  percentage: 50,
  passed: true,
  points: 5,
  possible: 10,
  startedAt: '2026-01-01T10:00:00.000Z',
  completedAt: '2026-01-01T10:01:00.000Z',
  seconds: 60,
  late: false,
  uncounted: false,
  evidence: {
    tabSwitches: 0,
    windowBlurs: 0,
    fullScreenExits: 0,
    copyPasteAttempts: 0,
    rightClickAttempts: 0,
    blockedKeys: 0,
    hiddenSeconds: 0,
    suspicious: 0,
  },
  answers: [
    {
      questionId: 'q1',
      answer: text,
      text,
      points: 5,
      possible: 10,
      correct: false,
      pending: false,
      seconds: 3,
      flagged: false,
    },
  ],
});

const about: About = {
  quiz: { id: 'q', title: 'T', code: 'C', newestVersion: 1 },
  until: '2026-01-02T00:00:00.000Z',
  questions: [{ id: 'q1', number: 1, version: 1, type: 'short_answer', text: '=1+1', points: 10 }],
  mostAnswers: 1,
  fields: [{ field: 'department', label: '@SUM(A1)' }],
};

const cellsOf = (name: string, text: string): string[][] =>
  parse(Buffer.from(writeWhole(csv, about, [submission(name, text)])), { bom: true });

/** What a spreadsheet takes for a formula, also after the spaces that it cuts off (OWASP, "CSV Injection"). */
const DANGEROUS = /^\s*[=+\-@]|^[\t\r\n]/;
const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .tuple(
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' =', "'=", '\t@', '\u00A0='),
      fc.string({ maxLength: 20 }),
    )
    .map(([start, rest]) => start + rest),
);

it('writes no cell that a spreadsheet takes for a formula, and loses no letter of it', () => {
  fc.assert(
    fc.property(text, text, (name, answer) => {
      const [heading = [], row = [], ...more] = cellsOf(name, answer);
      expect(more).toEqual([]);
      expect(row).toHaveLength(heading.length);
      for (const cell of [...heading, ...row]) if (!isNumber(cell)) expect(cell).not.toMatch(DANGEROUS);
      const well = (value: string) => Buffer.from(value).toString('utf8');
      expect([well(name), `'${well(name)}`]).toContain(row[0]);
      expect([well(answer), `'${well(answer)}`]).toContain(row[2]);
    }),
  );
});
