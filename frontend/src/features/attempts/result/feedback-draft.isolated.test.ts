// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { announcePersonLeft } from '@/lib/api/session-events.ts';
import { EMPTY_DRAFT, forgetDraft, keepDraft, readDraft } from './feedback-draft.ts';

const A = 'q_0123456789abcdef.g_0123456789abcdef.1';
const B = 'q_0123456789abcdef.g_0123456789abcdef.2';
const saying = (comment: string) => ({ ...EMPTY_DRAFT, comment });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('every result has a draft of its own', () => {
  keepDraft(A, saying('Too many dates.'));
  keepDraft(B, saying('Nice.'));
  expect(readDraft(A)).toMatchObject({ comment: 'Too many dates.' });
  forgetDraft(B);
  expect(readDraft(B)).toBeUndefined();
  expect(readDraft(A)).toMatchObject({ comment: 'Too many dates.' });
});

test('all of them go with the person, and nothing else of this tab', () => {
  sessionStorage.setItem('quizhall.other', 'stays');
  keepDraft(A, saying('Too many dates.'));
  keepDraft(B, saying('Nice.'));
  announcePersonLeft();
  expect(readDraft(A)).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual(['quizhall.other']);
});

test('drafts that were once kept for good are removed', async () => {
  localStorage.setItem(`quizhall.feedback.${A}`, '{}');
  localStorage.setItem(`quizhall.feedback.${B}`, '{}');
  localStorage.setItem('quizhall.theme', 'dark');
  vi.resetModules();
  await import('./feedback-draft.ts');
  expect(Object.keys(localStorage)).toEqual(['quizhall.theme']);
});

test('what is no draft counts as none', () => {
  keepDraft(A, saying('Too many dates.'));
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, '{"rating":');
  expect(readDraft(A)).toBeUndefined();
  sessionStorage.setItem(key, '"old"');
  expect(readDraft(A)).toBeUndefined();
});
