// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ruled } from './form-schema.ts';
import { keptDraft } from './kept-draft.ts';
import { useKeepDraft } from './use-keep-draft.ts';
import { useSiteForm } from './use-site-form.ts';

interface Note {
  title: string;
  secret: string;
}
const isNote = (value: unknown): value is Pick<Note, 'title'> =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';
const DRAFT = keptDraft<Pick<Note, 'title'>>({
  key: 'note',
  place: 'tab',
  read(value) {
    if (!isNote(value)) throw new TypeError('not a note');
    return value;
  },
});
const send = vi.fn<() => Promise<void>>();

function NoteForm() {
  const [draft] = useState(() => DRAFT.load());
  const form = useSiteForm<Note, Note>({
    schema: ruled(() => ({})),
    defaultValues: { title: '', secret: '', ...draft },
    failed: 'failed',
    async onSubmit() {
      await send();
      DRAFT.clear();
    },
  });
  useKeepDraft(form, () => DRAFT.save({ title: form.getValues('title') }));
  return (
    <form onSubmit={form.submit}>
      <input aria-label="Title" {...form.register('title')} />
      <input aria-label="Secret" {...form.register('secret')} />
      <button type="submit">Send</button>
    </form>
  );
}

const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const type = (value: string) => fireEvent.input(title(), { target: { value } });
const rest = () => act(() => vi.advanceTimersByTimeAsync(500));
const submit = () => act(async () => fireEvent.click(screen.getByRole('button')));
function reload() {
  cleanup();
  render(<NoteForm />);
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  send.mockReset();
  vi.useFakeTimers();
  render(<NoteForm />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the draft of a form', () => {
  it('survives a reload a moment after it was typed', async () => {
    type('Gold');
    expect(DRAFT.load()).toBeUndefined();
    await rest();
    expect(DRAFT.load()).toEqual({ title: 'Gold' });
    reload();
    expect(title().value).toBe('Gold');
  });

  it('survives a page that goes away at once', () => {
    type('Gold');
    window.dispatchEvent(new Event('pagehide'));
    reload();
    expect(title().value).toBe('Gold');
  });

  it('survives the way to another page of the site right after the last letter', () => {
    type('Gold');
    cleanup();
    render(<NoteForm />);
    expect(title().value).toBe('Gold');
  });

  it('is not kept behind the back of who has sent it and goes on', async () => {
    type('Gold');
    await submit();
    cleanup();
    expect(DRAFT.load()).toBeUndefined();
  });

  it('holds only what the form gives it', async () => {
    fireEvent.input(screen.getByLabelText('Secret'), { target: { value: 'sesame' } });
    await rest();
    expect(sessionStorage.getItem('note')).not.toContain('sesame');
  });

  it('is gone once it has been sent, also right after the last letter', async () => {
    type('Gold');
    await submit();
    await rest();
    reload();
    expect(title().value).toBe('');
  });

  it('stays when the server refuses', async () => {
    type('Gold');
    await rest();
    send.mockRejectedValueOnce(new Error('no'));
    await submit();
    reload();
    expect(title().value).toBe('Gold');
  });

  it.each(['{', '{"name":1}'])('is dropped and reported when it is no draft: %s', async (text) => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    sessionStorage.setItem('note', text);
    expect(DRAFT.load()).toBeUndefined();
    expect(sessionStorage.getItem('note')).toBeNull();
    await rest();
    expect(report).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('stays on the device where that is its place', () => {
    const ofDevice = keptDraft<string>({ key: 'long', place: 'device', read: String });
    ofDevice.save('work');
    expect(localStorage.getItem('long')).toBe('"work"');
    expect(ofDevice.load()).toBe('work');
    ofDevice.clear();
    expect(ofDevice.load()).toBeUndefined();
  });
});
