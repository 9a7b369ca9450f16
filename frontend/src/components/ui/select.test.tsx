// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Select } from './select.tsx';

afterEach(cleanup);

const options = [
  { value: '', label: 'All statuses' },
  { value: 'draft', label: 'Draft' },
];

describe('Select', () => {
  it('shows the chosen option, also when its value is empty', () => {
    render(<Select label="Status" value="" onValueChange={() => {}} options={options} />);
    expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toBe('All statuses');
  });

  it('hands an empty value on as it was given', () => {
    const onValueChange = vi.fn();
    render(<Select label="Status" value="draft" onValueChange={onValueChange} options={options} />);
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
    fireEvent.keyDown(screen.getByRole('option', { name: 'All statuses' }), { key: 'Enter' });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('');
  });

  it('shows the placeholder for a value that is no option', () => {
    render(
      <Select
        label="Status"
        value="gone"
        onValueChange={() => {}}
        options={options}
        placeholder="Choose one"
      />,
    );
    expect(screen.getByRole('combobox').textContent).toBe('Choose one');
  });
});
