import { describe, expect, it } from 'vitest';
import type { FieldValues } from 'react-hook-form';
import { type FormSchema, resolverOf } from '@/lib/form/form-schema.ts';
import { ForgotForm, LoginForm, ResetForm, SignupForm, VerifyForm } from './forms.ts';

/** The first message of each field, as the forms show it. */
async function messagesOf(schema: FormSchema<FieldValues, unknown>, value: FieldValues) {
  const { errors } = await resolverOf(schema)(value, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
}

const signup = {
  name: 'Ada',
  email: 'ada@example.org',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  accountType: 'learner',
  organizationName: '',
};

// The wording is agreed, so it stands here too.
describe.each([
  [
    'login',
    LoginForm,
    { email: '', password: '', remember: false },
    { email: 'Email is required', password: 'Password is required' },
  ],
  ['login', LoginForm, { email: 'ada', password: 'x', remember: false }, { email: 'Email is invalid' }],
  ['forgot password', ForgotForm, { email: ' ' }, { email: 'Email is required' }],
  ['forgot password', ForgotForm, { email: 'ada@' }, { email: 'Please enter a valid email address' }],
  [
    'reset',
    ResetForm,
    { password: '', confirmPassword: '' },
    { password: 'Password is required', confirmPassword: 'Please confirm your password' },
  ],
  [
    'reset',
    ResetForm,
    { password: 'Password1', confirmPassword: 'Password1' },
    { password: 'This password is too easy to guess. Please choose another one.' },
  ],
  [
    'reset',
    ResetForm,
    { password: 'short', confirmPassword: 'short' },
    { password: 'Password must be at least 8 characters' },
  ],
  [
    'reset',
    ResetForm,
    { password: 'long enough', confirmPassword: 'other' },
    { confirmPassword: 'Passwords do not match' },
  ],
  ['signup', SignupForm, signup, {}],
  ['signup', SignupForm, { ...signup, accountType: '' }, { accountType: 'Please select an account type' }],
  [
    'signup',
    SignupForm,
    { ...signup, name: ' ', email: '', password: '', confirmPassword: '' },
    {
      name: 'Name is required',
      email: 'Email is required',
      password: 'Password is required',
      confirmPassword: 'Please confirm your password',
    },
  ],
  [
    'signup of an organization, with an invalid address and everything else missing',
    SignupForm,
    { ...signup, name: '', email: 'a@', password: 'abc', confirmPassword: '', accountType: 'organization' },
    {
      name: 'Name is required',
      email: 'Email is invalid',
      organizationName: 'Organization name is required',
      password: 'Password must be at least 8 characters',
      confirmPassword: 'Passwords do not match',
    },
  ],
  [
    'signup with the own address as password',
    SignupForm,
    { ...signup, password: 'ADA@example.org', confirmPassword: 'ADA@example.org' },
    { password: 'This password is too easy to guess. Please choose another one.' },
  ],
  [
    'signup, with everything that is missing at once',
    SignupForm,
    { ...signup, name: '', accountType: 'organization', confirmPassword: 'x' },
    {
      name: 'Name is required',
      organizationName: 'Organization name is required',
      confirmPassword: 'Passwords do not match',
    },
  ],
  ['signup', SignupForm, { ...signup, email: 'ada' }, { email: 'Email is invalid' }],
  ['signup', SignupForm, { ...signup, confirmPassword: 'x' }, { confirmPassword: 'Passwords do not match' }],
  [
    'signup',
    SignupForm,
    { ...signup, accountType: 'organization' },
    { organizationName: 'Organization name is required' },
  ],
  [
    'verification',
    VerifyForm,
    { otp: '12345', acceptTerms: false, password: 'correct horse' },
    {
      otp: 'Please enter the 6-digit verification code',
      acceptTerms: 'You must accept the terms and conditions',
    },
  ],
])('%s', (_, schema, value, messages) => {
  it(`says ${JSON.stringify(messages)} about ${JSON.stringify(value)}`, async () => {
    expect(await messagesOf(schema as FormSchema<FieldValues, unknown>, value)).toEqual(messages);
  });
});
