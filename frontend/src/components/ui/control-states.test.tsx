// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Pagination } from './pagination.tsx';
import { PlainIconButton } from './plain-icon-button.tsx';
import { popupHome } from './popup-home.ts';
import { RadioCards } from './radio-cards.tsx';
import { Slider } from './slider.tsx';
import { Switch } from './switch.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

describe('Slider', () => {
  const show = (props: { readOnly?: boolean } = {}) => {
    const onValueChange = vi.fn();
    render(
      <Slider
        label="Pass mark"
        value={70}
        step={5}
        onValueChange={onValueChange}
        format={(value) => `${value}%`}
        {...props}
      />,
    );
    return { onValueChange, thumb: screen.getByRole('slider', { name: 'Pass mark' }) };
  };

  it.each([
    ['ArrowRight', 75],
    ['ArrowLeft', 65],
    ['PageUp', 100],
    ['Home', 0],
    ['End', 100],
  ])('moves on %s', (key, value) => {
    const { onValueChange, thumb } = show();
    fireEvent.keyDown(thumb, { key });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(value);
  });

  it('says its value as people read it', () => {
    expect(show().thumb.getAttribute('aria-valuetext')).toBe('70%');
  });

  it('does not move when read-only', () => {
    const { onValueChange, thumb } = show({ readOnly: true });
    fireEvent.keyDown(thumb, { key: 'End' });
    expect(onValueChange).not.toHaveBeenCalled();
    expect(thumb.getAttribute('aria-readonly')).toBe('true');
  });
});

describe('read-only and busy controls', () => {
  it('can be focused and do not change', () => {
    const onChange = vi.fn();
    render(
      <>
        <Checkbox label="Agree" checked={false} onCheckedChange={onChange} readOnly />
        <Switch label="Shuffle" checked onCheckedChange={onChange} readOnly />
        <Switch label="Saving" checked onCheckedChange={onChange} loading />
        <RadioCards
          label="Type"
          value="a"
          onValueChange={onChange}
          options={[
            { value: 'a', title: 'A' },
            { value: 'b', title: 'B' },
          ]}
          readOnly
        />
        <PlainIconButton label="Save" icon={null} onClick={onChange} loading />
      </>,
    );
    for (const role of ['checkbox', 'switch', 'radio', 'button']) {
      for (const control of screen.getAllByRole<HTMLButtonElement>(role)) {
        expect(control.disabled).toBe(false);
        fireEvent.click(control);
      }
    }
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps the text of a read-only field in reach', () => {
    render(<TextField label="Code" value="ABC" readOnly />);
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    expect([field.readOnly, field.disabled]).toEqual([true, false]);
  });
});

describe('Checkbox', () => {
  it('is partly checked until whoever holds its state says otherwise', () => {
    const onCheckedChange = vi.fn();
    const show = (checked: boolean | 'indeterminate') => (
      <Checkbox label="All" checked={checked} onCheckedChange={onCheckedChange} />
    );
    const { rerender } = render(show('indeterminate'));
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' });
    fireEvent.click(box);
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(box.indeterminate).toBe(true);
    rerender(show(true));
    expect([box.checked, box.indeterminate]).toEqual([true, false]);
  });
});

describe('Pagination', () => {
  it('names the current page, and goes one on or to a number', () => {
    const onPageChange = vi.fn();
    render(<Pagination page={2} pageCount={3} onPageChange={onPageChange} />);
    expect(screen.getByRole('button', { current: 'page' }).getAttribute('aria-label')).toBe('Page 2');
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    fireEvent.click(screen.getByRole('button', { name: 'Page 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(onPageChange.mock.calls).toEqual([[3], [1]]);
  });
});

describe('popupHome', () => {
  it.each([
    ['<main><header><i></i></header></main>', 'MAIN'],
    ['<header><nav><i></i></nav></header>', 'NAV'],
    ['<main><div role="dialog"><i></i></div></main>', 'DIV'],
    ['<div><i></i></div>', undefined],
  ])('of %s', (html, tag) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(popupHome(page.querySelector('i'))?.tagName).toBe(tag);
  });
});
