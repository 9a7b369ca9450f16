// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { useSiteForm } from './use-site-form.ts';

const Schema = z.object({ email: z.string().refine((email) => email.includes('@'), 'Email is invalid') });

function Form() {
  const form = useSiteForm({
    schema: Schema,
    defaultValues: { email: '' },
    onSubmit: () => undefined,
    failed: '',
  });
  const { error, ...input } = form.field('email');
  const refuse = () => form.setError('email', { type: 'server', message: 'Email is taken' });
  return (
    <form>
      <input aria-label="Email" {...input} />
      <p role="alert">{error}</p>
      <button type="button" onClick={refuse}>
        refuse
      </button>
    </form>
  );
}

const field = () => screen.getByLabelText('Email');
const error = () => screen.getByRole('alert').textContent;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const leave = () => act(async () => fireEvent.blur(field()));

afterEach(cleanup);

describe('formField', () => {
  it('checks a filled field when it is left, and clears its error when it is edited', async () => {
    render(<Form />);
    type('ada');
    expect(error()).toBe('');
    await leave();
    expect(error()).toBe('Email is invalid');
    type('ada@');
    expect(error()).toBe('');
  });

  it('says nothing about a field that is passed through', async () => {
    render(<Form />);
    await leave();
    expect(error()).toBe('');
  });

  it('keeps what the server said until the field is edited', async () => {
    render(<Form />);
    type('ada@example.org');
    fireEvent.click(screen.getByText('refuse'));
    await leave();
    expect(error()).toBe('Email is taken');
    type('ada2@example.org');
    expect(error()).toBe('');
  });

  it('moves nothing under a pressed mouse button', async () => {
    render(<Form />);
    type('ada');
    fireEvent.pointerDown(screen.getByText('refuse'));
    await leave();
    expect(error()).toBe('');
    fireEvent.pointerUp(screen.getByText('refuse'));
    await waitFor(() => expect(error()).toBe('Email is invalid'));
  });
});
