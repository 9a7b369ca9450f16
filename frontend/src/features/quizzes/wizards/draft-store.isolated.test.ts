// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearLocalDraft,
  draftKey,
  findLocalDrafts,
  loadLocalDraft,
  saveLocalDraft,
  tabDraftKey,
} from './draft-store.ts';
import { emptyQuestion, emptyQuiz } from '../editor/quiz-form.ts';

const KEY = draftKey('u1', 'q_1');

beforeEach(() => localStorage.clear());

describe('the draft in the browser', () => {
  it('comes back as it was kept', () => {
    const draft = {
      form: { ...emptyQuiz(), title: 'Gold', questions: [emptyQuestion('a', 'fill_blank')] },
      revision: 3,
      savedAt: 1,
    };
    saveLocalDraft(KEY, draft);
    expect(loadLocalDraft(KEY)).toEqual(draft);
    clearLocalDraft(KEY);
    expect(loadLocalDraft(KEY)).toBeUndefined();
  });

  it('comes back from a release that had no choice of question times', () => {
    const { questionTimes: _, ...form } = { ...emptyQuiz(), questions: [emptyQuestion('a')] };
    localStorage.setItem(KEY, JSON.stringify({ form, revision: 3, savedAt: 1 }));
    expect(loadLocalDraft(KEY)?.form).toMatchObject({ questionTimes: 'same', questions: [{ timeLimit: 0 }] });
  });

  it('comes back from a release without pools and draws', () => {
    const fresh = { ...emptyQuiz(), title: 'Gold', questions: [emptyQuestion('a')] };
    const { drawQuestions: _, pools: __, ...settings } = fresh.settings;
    const questions = fresh.questions.map(({ pool: ___, ...question }) => question);
    const form = { ...fresh, settings, questions };
    localStorage.setItem(KEY, JSON.stringify({ form, revision: 3, savedAt: 1 }));
    expect(loadLocalDraft(KEY)?.form).toEqual(fresh);
  });

  it('leaves no typed password behind', () => {
    const form = emptyQuiz();
    form.settings = { ...form.settings, requirePassword: true, password: 'open sesame' };
    saveLocalDraft(KEY, { form, revision: 1, savedAt: 1 });
    expect(localStorage.getItem(KEY)).not.toContain('sesame');
    expect(loadLocalDraft(KEY)?.form.settings.requirePassword).toBe(true);
  });

  it('is one for each tab; those of closed tabs are found, the newest first', () => {
    const NEW = draftKey('u1', undefined);
    const keep = (key: string, title: string, savedAt: number) =>
      saveLocalDraft(key, { form: { ...emptyQuiz(), title }, revision: 0, savedAt });
    keep(NEW, 'of an older release', 1);
    keep(tabDraftKey(NEW, { id: 'a' }), 'mine', 2);
    keep(tabDraftKey(NEW, { id: 'b' }), 'of a closed tab', 3);
    keep(tabDraftKey(NEW, { id: 'c' }), 'of an open tab', 4);
    keep(tabDraftKey(draftKey('u1', undefined, 'org_1'), { id: 'd' }), 'of an organization', 5);
    const { own, others } = findLocalDrafts(NEW, { id: 'a', others: new Set(['c']) });
    expect(own?.draft.form.title).toBe('mine');
    expect(others.map(({ draft }) => draft.form.title)).toEqual(['of a closed tab', 'of an older release']);
  });

  it('belongs to one person and one quiz', () => {
    const keys = [
      draftKey('u1', 'q_1'),
      draftKey('u2', 'q_1'),
      draftKey('u1', 'q_2'),
      draftKey('u1', undefined),
    ];
    expect(new Set(keys).size).toBe(4);
  });

  it.each([
    ['no JSON', '{"form":'],
    ['another shape', JSON.stringify({ revision: 1, form: { title: 'x' } })],
    ['no revision', JSON.stringify({ form: emptyQuiz() })],
  ])('is ignored, removed and reported when it holds %s', async (_, text) => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    localStorage.setItem(KEY, text);
    expect(loadLocalDraft(KEY)).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
    vi.unstubAllGlobals();
  });
});
