import { ERRORS } from '@quizhall/shared/contract/errors';
import { auth } from '@quizhall/shared/contract/accounts/auth';
import { account } from '@quizhall/shared/contract/accounts/account';
import { expect, it } from 'vitest';
import { messages as authTexts } from '@/features/accounts/sign-in/messages.ts';
import { messages as join } from '@/features/accounts/join/messages.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { SESSION_MESSAGES } from '@/lib/session/messages.ts';

const { signup, login, forgot, reset } = authTexts;

// Agreed before they were built: word for word (docs/voice.md, rule 1).
it.each([
  ['a token that no longer counts', API_MESSAGES.sessionEnded, 'Session expired. Please login again.'],
  ['403', API_MESSAGES.forbidden, 'You do not have permission to perform this action.'],
  ['404', API_MESSAGES.notFound, 'Resource not found.'],
  ['500', API_MESSAGES.server, 'Server error. Please try again later.'],
  ['no answer', API_MESSAGES.network, 'Network error. Please check your connection.'],
  ['anything else', API_MESSAGES.unexpected, 'An unexpected error occurred.'],
  ['a refresh that fails', API_MESSAGES.refreshFailed, 'Session expired. Please log in again.'],
  [
    'a session that has ended, from the server',
    ERRORS.SESSION_EXPIRED[1],
    'Session expired. Please log in again.',
  ],
  ['403 from the server', ERRORS.FORBIDDEN[1], 'You do not have permission to perform this action.'],
  ['404 from the server', ERRORS.NOT_FOUND[1], 'Resource not found.'],
  ['500 from the server', ERRORS.INTERNAL[1], 'Server error. Please try again later.'],
  ['a login that fails', login.failed, 'Login failed'],
  ['a login with an error', login.unexpected, 'An error occurred during login'],
  ['a login', login.welcome({ name: 'Ada' }), 'Welcome back, Ada!'],
  ['a signup', signup.verify.created, 'Account created successfully!'],
  ['a signup, from the server', auth.verifyEmail.message, 'Account created successfully!'],
  ['a logout', SESSION_MESSAGES.signedOut, 'Logged out successfully'],
  ['a logout, from the server', auth.logout.message, 'Logged out successfully'],
  ['a registration that fails', signup.details.failed, 'Failed to send verification code'],
  ['a registration', signup.details.sent, 'Verification code sent to your email'],
  ['a registration, from the server', auth.register.message, 'Verification code sent to your email'],
  ['another code', signup.verify.resent, 'New verification code sent'],
  ['another code, from the server', auth.sendOtp.message, 'New verification code sent'],
  ['another code that fails', signup.verify.resendFailed, 'Failed to resend code'],
  ['a verification that fails', signup.verify.failed, 'An error occurred during signup'],
  [
    'a code that a guest may not use',
    join.join.authRequired,
    'This quiz requires you to sign in or create an account.',
  ],
  ['a code that is known', join.join.success, 'Quiz found! Redirecting...'],
  ['a reset link that fails', forgot.failed, 'Failed to send reset link'],
  ['a reset link', forgot.sent, 'Password reset link sent to your email'],
  ['a reset link, from the server', auth.forgotPassword.message, 'Password reset link sent to your email'],
  ['a reset link that is over', reset.invalid, 'Invalid or expired reset link'],
  [
    'a reset link that is over, from the server',
    ERRORS.INVALID_RESET_LINK[1],
    'Invalid or expired reset link',
  ],
  ['a reset that fails', reset.failed, 'Failed to reset password'],
  ['a reset', reset.done, 'Password reset successfully'],
  ['a reset, from the server', auth.resetPassword.message, 'Password reset successfully'],
  ['a profile', account.changeProfile.message, 'Profile updated!'],
])('%s says what was agreed', (_, said, agreed) => {
  expect(said).toBe(agreed);
});
