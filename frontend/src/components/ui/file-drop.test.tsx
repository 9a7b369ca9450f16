// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

afterEach(cleanup);

function show(props: Partial<FileDropProps> = {}) {
  const onFile = vi.fn();
  render(
    <FileDrop
      label="Cover"
      hint="PNG, up to 1 KB"
      accept="image/png"
      maxBytes={1024}
      onFile={onFile}
      {...props}
    />,
  );
  return onFile;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Cover');
const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });
const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });
const spoken = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('FileDrop', () => {
  it('hands a fitting file on', () => {
    const onFile = show();
    choose(file('a.png', 'image/png'));
    expect(onFile).toHaveBeenCalledOnce();
    expect(spoken()).toEqual(['PNG, up to 1 KB']);
  });

  it.each([
    ['another type', file('a.gif', 'image/gif'), 'This file type is not accepted: a.gif'],
    ['too large a file', file('a.png', 'image/png', 2048), 'a.png is 2 KB; at most 1 KB is allowed'],
  ])('refuses %s, and says why', (_name, given, reason) => {
    const onFile = show();
    choose(given);
    expect(onFile).not.toHaveBeenCalled();
    expect(spoken()[0]).toBe(reason);
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('takes nothing while an upload runs', () => {
    const onFile = show({ progress: 40 });
    fireEvent.drop(input(), { dataTransfer: { files: [file('a.png', 'image/png')] } });
    expect(onFile).not.toHaveBeenCalled();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  });
});
