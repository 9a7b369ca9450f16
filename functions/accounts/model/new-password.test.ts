import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { assertStrongPassword } from './new-password.ts';

describe('refuseCommonPassword', () => {
  const ada = { name: 'Ada Lovelace', email: 'countess@example.com' };

  it.each(['password123', 'Countess', 'countess@example.com', 'ADA LOVELACE'])('refuses %j', (password) => {
    expect(() => assertStrongPassword(password, ada)).toThrow(AppError);
  });

  it('lets others pass', () => {
    expect(() => assertStrongPassword('my quiet 7 rivers', ada)).not.toThrow();
  });
});
