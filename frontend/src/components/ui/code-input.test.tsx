// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CodeInput } from './code-input.tsx';

afterEach(cleanup);

function Harness({ onComplete, error }: { onComplete?: (code: string) => void; error?: string }) {
  const [code, setCode] = useState('');
  return (
    <CodeInput
      length={6}
      value={code}
      onChange={setCode}
      onComplete={onComplete}
      error={error}
      label="Verification code"
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Verification code');
const enter = (text: string) => fireEvent.change(input(), { target: { value: text } });

describe('CodeInput', () => {
  it.each([
    ['12a3', '123'],
    ['123 456', '123456'],
    ['Your code: 998877.', '998877'],
    ['12345678', '123456'],
    ['abc', ''],
  ])('makes of "%s" the digits "%s"', (typed, kept) => {
    render(<Harness />);
    enter(typed);
    expect(input().value).toBe(kept);
  });

  it('tells once that the code is complete', () => {
    const onComplete = vi.fn();
    render(<Harness onComplete={onComplete} />);
    enter('12345');
    expect(onComplete).not.toHaveBeenCalled();
    enter('123456');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  });

  it('offers itself to the autofill of one-time codes', () => {
    render(<Harness />);
    expect(input().autocomplete).toBe('one-time-code');
    expect(input().inputMode).toBe('numeric');
  });

  it('reads its error with the field', () => {
    render(<Harness error="Please enter the 6-digit verification code" />);
    const described = document.getElementById(input().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Please enter the 6-digit verification code');
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });
});
