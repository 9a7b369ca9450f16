import { describe, expect, it } from 'vitest';
import type { Import } from '../model/index.ts';
import { fitting } from './import-questions.ts';

const question = (n: number) => ({ type: 'essay' as const, question: `Question ${n}: ${'x'.repeat(100)}` });
const entry = (line: number, status: 'kept' | 'changed' | 'dropped') => ({
  line,
  status,
  reason: '',
  excerpt: '',
});

const read: Import = {
  format: 'json',
  questions: [question(1), question(3), question(4)],
  report: [entry(1, 'kept'), entry(2, 'dropped'), entry(3, 'changed'), entry(4, 'kept')],
  summary: { kept: 2, changed: 1, dropped: 1 },
};

describe('what can be answered of an import', () => {
  it('is all of it where there is room', () => {
    expect(fitting(read)).toEqual(read);
  });

  it('is the first questions where there is not, and the report says so of the rest', () => {
    const room = JSON.stringify(read.report).length + JSON.stringify(question(1)).length;
    const { questions, report, summary } = fitting(read, room);
    expect(questions).toEqual([question(1)]);
    expect(report.map(({ status }) => status)).toEqual(['kept', 'dropped', 'dropped', 'dropped']);
    expect(report[3]?.reason).toMatch(/more in this file than one import can hold/);
    expect(summary).toEqual({ kept: 1, changed: 0, dropped: 3 });
  });
});
