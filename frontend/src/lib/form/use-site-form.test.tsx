// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { FormError } from '@/components/form/form-error.tsx';
import { ApiError } from '../api/errors.ts';
import { type FormSchema, ruled } from './form-schema.ts';
import { useFormControl } from './use-form-control.ts';
import { useSiteForm } from './use-site-form.ts';

const toasts = vi.hoisted(() => ({ showError: vi.fn<(message: string) => void>() }));
vi.mock('../show-error.ts', () => toasts);

interface Fields {
  name: string;
  email: string;
  terms: boolean;
}
const bySchema = z.object({
  name: z.string().min(1, 'Name is missing'),
  email: z.string().trim().min(1, 'Email is missing'),
  terms: z.boolean().refine(Boolean, 'Please agree'),
});
const byRule = ruled<Fields>(({ name, email, terms }) => ({
  ...(!name && { name: 'Name is missing' }),
  ...(!email && { email: 'Email is missing' }),
  ...(!terms && { terms: 'Please agree' }),
}));

const send = vi.fn<(values: Fields) => Promise<void>>();

interface FormProps {
  schema: FormSchema<Fields>;
  onFailed?: () => boolean;
  toast?: boolean;
}

function Form({ schema, onFailed, toast = true }: FormProps) {
  const form = useSiteForm({
    schema,
    defaultValues: { name: '', email: '', terms: false },
    onSubmit: send,
    failed: 'Could not be saved',
    toast,
    fieldOf: (path) => path.replace('person.', ''),
    onFailed,
  });
  const terms = useFormControl(form, 'terms');
  const [name, email] = [form.field('name'), form.field('email')];
  return (
    <form noValidate onSubmit={form.submit}>
      <input aria-label="Name" {...name} />
      <p>{name.error}</p>
      <input aria-label="Email" {...email} />
      <p>{email.error}</p>
      <input
        type="checkbox"
        aria-label="Agree"
        checked={terms.value}
        onChange={({ target }) => terms.set(target.checked)}
      />
      <p>{terms.error}</p>
      <FormError form={form} />
      <button type="submit">Send</button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
function fill() {
  type('Name', 'Ada');
  type('Email', ' ada@example.org ');
  fireEvent.click(field('Agree'));
}
const refusal = (errors?: Record<string, string>) =>
  new ApiError('Not like this', { code: 'INVALID_INPUT', status: 400, errors, fromServer: true });

beforeEach(() => {
  send.mockReset();
  toasts.showError.mockReset();
});
afterEach(cleanup);

describe.each([
  ['a schema', bySchema],
  ['a rule', byRule],
] as const)('a form that is checked by %s', (_, schema) => {
  it('says what is wrong with every field, and focuses the first', async () => {
    render(<Form schema={schema} />);
    await submit();
    for (const text of ['Name is missing', 'Email is missing', 'Please agree']) screen.getByText(text);
    expect(document.activeElement).toBe(field('Name'));
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(field('Agree'));
    expect(screen.queryByText('Please agree')).toBeNull();
  });

  it('sends what the check answers', async () => {
    render(<Form schema={schema} />);
    fill();
    await submit();
    const email = schema === bySchema ? 'ada@example.org' : ' ada@example.org ';
    expect(send).toHaveBeenCalledWith({ name: 'Ada', email, terms: true });
  });
});

describe('what the server refuses', () => {
  async function refuse(error: unknown, onFailed?: () => boolean) {
    send.mockRejectedValueOnce(error);
    render(<Form schema={bySchema} {...(onFailed && { onFailed })} />);
    fill();
    await submit();
  }

  it('stands beside the fields that it names, the first of the form focused; what was typed stays', async () => {
    await refuse(refusal({ 'person.email': 'Email is taken', name: 'Name is taken' }));
    screen.getByText('Email is taken');
    screen.getByText('Name is taken');
    expect(document.activeElement).toBe(field('Name'));
    expect(field('Name').value).toBe('Ada');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(toasts.showError).toHaveBeenCalledExactlyOnceWith('Not like this');
  });

  it('stands above the form when the form has no such field, or when none is named', async () => {
    await refuse(refusal({ captcha: 'Robot' }));
    expect(screen.getByRole('alert').textContent).toBe('Robot');
    send.mockRejectedValueOnce(refusal());
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('Not like this');
    type('Name', 'Bo');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stands above the form when the list of fields is empty', async () => {
    await refuse(refusal({}));
    expect(screen.getByRole('alert').textContent).toBe('Not like this');
  });

  it('says what did not happen when there is no answer, and in the toast why', async () => {
    await refuse(new ApiError('Network error', { code: 'NETWORK' }));
    expect(screen.getByRole('alert').textContent).toBe('Could not be saved');
    expect(toasts.showError).toHaveBeenCalledExactlyOnceWith('Network error');
  });

  it('counts down where the server asks to wait', async () => {
    await refuse(new ApiError('Too often', { code: 'TOO_MANY', status: 429, retryAfter: 30 }));
    expect(screen.getByRole('timer').textContent).toMatch(/^Try again in (30|29) seconds$/);
  });

  it('has a wait announced by a toast also where it sends none else, because the count is not read out', async () => {
    send.mockRejectedValueOnce(new ApiError('Too often', { code: 'TOO_MANY', status: 429, retryAfter: 30 }));
    render(<Form schema={bySchema} toast={false} />);
    fill();
    await submit();
    expect(toasts.showError).toHaveBeenCalledOnce();
  });

  it('is left to the form where it has a place of its own for it', async () => {
    await refuse(refusal({ name: 'Name is taken' }), () => true);
    expect(screen.queryByText('Name is taken')).toBeNull();
    expect(toasts.showError).not.toHaveBeenCalled();
  });
});
