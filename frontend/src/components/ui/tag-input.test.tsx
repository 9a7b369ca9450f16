// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { addTags, TagInput } from './tag-input.tsx';

afterEach(cleanup);

describe('addTags', () => {
  it.each([
    ['one word', 'physics', ['physics']],
    ['a list', 'physics, year 9;space\nmoon', ['physics', 'year 9', 'space', 'moon']],
    ['blanks only', ' , ,', []],
    ['the same twice, whatever the case', 'Moon, moon', ['Moon']],
  ])('takes %s', (_name, text, tags) => {
    expect(addTags([], text)).toEqual(tags);
  });

  it('keeps within the limits', () => {
    expect(addTags(['a'], 'b,c,d', { max: 3 })).toEqual(['a', 'b', 'c']);
    expect(addTags([], 'abcdef', { maxLength: 3 })).toEqual(['abc']);
  });
});

function Harness({ initial = [] as string[] }) {
  const [tags, setTags] = useState(initial);
  return <TagInput label="Tags" value={tags} onChange={setTags} max={3} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Tags');
const shown = () =>
  screen
    .queryAllByRole('button', { name: /^Remove/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''));

describe('TagInput', () => {
  it('adds on Enter and on leaving the field', () => {
    render(<Harness />);
    fireEvent.change(field(), { target: { value: 'moon' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.change(field(), { target: { value: 'mars' } });
    fireEvent.blur(field());
    expect(shown()).toEqual(['moon', 'mars']);
    expect(field().value).toBe('');
  });

  it('leaves the Enter of an input method to the input method', () => {
    render(<Harness />);
    fireEvent.change(field(), { target: { value: '月' } });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(shown()).toEqual([]);
    expect(field().value).toBe('月');
  });

  it('takes the last one back on Backspace in the empty field, and says so', () => {
    render(<Harness initial={['moon', 'mars']} />);
    fireEvent.keyDown(field(), { key: 'Backspace' });
    expect(shown()).toEqual(['moon']);
    expect(screen.getByRole('status').textContent).toBe('Removed mars');
  });

  it('takes no more than it may hold', () => {
    render(<Harness initial={['a', 'b', 'c']} />);
    expect(field().readOnly).toBe(true);
    fireEvent.keyDown(field(), { key: 'Backspace' });
    expect(shown()).toEqual(['a', 'b']);
    expect(field().readOnly).toBe(false);
  });
});
