import { describe, expect, test } from 'vitest';
import { filledInfo, startProblems } from './start-form.ts';

const asked = (requiresPassword: boolean) => ({
  participantInfoReqs: [
    { field: 'name', label: 'Full name', required: true },
    { field: 'email', label: 'Email address', required: true },
    { field: 'phone', label: 'Phone', required: false },
  ],
  accessHints: { requiresPassword },
});
const complete = { info: { name: 'Ada', email: 'ada@example.com', phone: '' }, password: 'x', terms: true };

describe('start form', () => {
  test('a complete form has no problems', () => {
    expect(startProblems(complete, asked(true))).toEqual({});
  });

  test('says word for word what is missing', () => {
    expect(startProblems({ info: {}, password: '', terms: false }, asked(true))).toEqual({
      'info.name': 'Full name is required',
      'info.email': 'Email address is required',
      password: 'Quiz password is required',
      terms: 'You must agree to the terms and conditions',
    });
  });

  test('checks the form of an address and of a number', () => {
    const info = { ...complete.info, email: 'ada', phone: '12 34' };
    expect(startProblems({ ...complete, info }, asked(false))).toEqual({
      'info.email': 'Please enter a valid email address',
      'info.phone': 'Please enter a valid phone number',
    });
  });

  test('a password is asked for only where there is one', () => {
    expect(startProblems({ ...complete, password: '' }, asked(false))).toEqual({});
  });

  test('only what was filled in travels', () => {
    expect(filledInfo({ name: ' Ada ', email: '', phone: '  ' })).toEqual({ name: 'Ada' });
    expect(filledInfo({ name: ' ' })).toBeUndefined();
  });
});
