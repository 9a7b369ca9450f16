/**
 * Every refusal of the API: code → status and public message. Handlers throw `AppError(code)`; clients switch on
 * `code`. The wording of most is agreed: `docs/voice.md`, rule 1.
 */
export const ERRORS = {
  INVALID_INPUT: [400, 'Some fields are not valid.'],
  MALFORMED_JSON: [400, 'The request body is not valid JSON.'],
  INVALID_CODE: [400, 'Invalid or expired verification code'],
  INVALID_LINK: [400, 'This link is invalid or has expired.'],
  INVALID_RESET_LINK: [400, 'Invalid or expired reset link'],
  NOT_PUBLISHABLE: [400, 'This quiz cannot be published yet.'],
  UPLOAD_MISSING: [400, 'The uploaded file was not found. Please upload it again.'],
  UPLOAD_DIMENSIONS: [400, 'The uploaded picture has too many pixels.'],
  UPLOAD_TYPE: [400, 'The uploaded file is not an image of the type it claims to be.'],
  PROVIDER_DENIED: [400, 'The sign-in was cancelled.'],
  SIGN_IN_OVER: [400, 'This sign-in has expired. Please begin again.'],
  SIGNED_OUT: [401, 'Please sign in.'],
  INVALID_CREDENTIALS: [401, 'Invalid email or password'],
  TOTP_REQUIRED: [401, 'Enter the code that your authenticator app shows.'],
  TOTP_INVALID: [401, 'This code is not right. Enter the one that your app shows now.'],
  SESSION_EXPIRED: [401, 'Session expired. Please log in again.'],
  LOGIN_REQUIRED: [401, 'You must be logged in to access this quiz.'],
  ATTEMPT_TOKEN: [401, 'This attempt belongs to another browser. Please start again from the quiz page.'],
  PAYMENT_REQUIRED: [402, 'This quiz requires payment.'],
  PAYMENT_DECLINED: [402, 'Your payment was declined. Nothing was charged.'],
  TERMS_REQUIRED: [403, 'Please accept the terms.'],
  EMAIL_UNVERIFIED: [403, 'The provider does not vouch for this address. Sign in with your password.'],
  FORBIDDEN: [403, 'You do not have permission to perform this action.'],
  CREATOR_REQUIRED: [403, 'Become a creator to make quizzes.'],
  GUESTS_NOT_ALLOWED: [403, 'This quiz requires you to sign in or create an account.'],
  MEMBERS_ONLY: [403, 'This quiz is only for members of its organization.'],
  PASSWORD_REQUIRED: [403, 'Quiz password is required'],
  PASSWORD_INCORRECT: [403, 'Incorrect password'],
  TWO_FACTOR_REQUIRED: [
    403,
    'Your organization requires two-factor authentication. Set it up in your profile, under Security.',
  ],
  SIGN_IN_AGAIN: [403, 'Sign in again to confirm that it is you.'],
  EMAIL_CODE_REQUIRED: [403, 'This e-mail address has already begun this quiz on another device.'],
  NOT_FOUND: [404, 'Resource not found.'],
  QUIZ_NOT_FOUND: [404, 'No quiz found with this code'],
  STALE_REVISION: [409, 'This quiz was changed in another window'],
  INVALID_STATE: [409, 'This is not possible in the current state of the quiz.'],
  BANK_FULL: [409, 'Your question bank is full. Remove a question you no longer need.'],
  PLAN_LIMIT: [409, 'Your plan does not hold more.'],
  QUIZ_PAUSED: [409, 'This quiz is paused. Please try again later.'],
  QUIZ_ARCHIVED: [409, 'This quiz is no longer available.'],
  QUIZ_NOT_OPEN: [409, 'This quiz has not started yet.'],
  QUIZ_CLOSED: [409, 'This quiz has ended.'],
  ORGANIZATION_DELETED: [
    409,
    'This organization was deleted. Until everything of it goes, its owner can restore it.',
  ],
  ORGANIZATION_UNSETTLED: [409, 'Something has to be settled before this organization can be deleted.'],
  ACCOUNT_UNSETTLED: [409, 'Something has to be settled before your account can be deleted.'],
  TWO_FACTOR_ON: [409, 'Two-factor authentication is already on.'],
  TWO_FACTOR_OFF: [409, 'Two-factor authentication is not on.'],
  NO_PASSWORD: [409, 'Set a password first.'],
  NO_CODE_NEEDED: [409, 'This address needs no code. Please start the quiz.'],
  ATTEMPTS_USED: [409, 'You have used all attempts for this quiz.'],
  ATTEMPTS_DONE: [409, 'You chose to see the answers of this quiz instead of another attempt.'],
  OTHER_DEVICE: [409, 'This attempt was begun on another device. Please go on there.'],
  QUIZ_FULL: [409, 'This quiz has reached its participant limit.'],
  STALE_GRADE: [409, 'Somebody else has graded this answer meanwhile.'],
  STALE_PROGRESS: [409, 'This attempt went on with another device.'],
  ATTEMPT_FINISHED: [409, 'This attempt is already finished.'],
  ATTEMPT_OVER: [409, 'The time for this attempt is over.'],
  IN_PROGRESS: [409, 'This attempt is not finished yet.'],
  PAYMENT_RUNNING: [409, 'A payment for this is already being processed.'],
  PAYOUTS_OFF: [409, 'Prizes cannot be paid out on this site yet. Yours stays yours.'],
  PRICE_CHANGED: [409, 'The price of this quiz has changed.'],
  PAYMENTS_OFF: [409, 'Payments are not set up on this site.'],
  REQUEST_RUNNING: [409, 'The same request is still being processed.'],
  KEY_REUSED: [409, 'This idempotency key was used for another request.'],
  TOO_LARGE: [413, 'The request is too large.'],
  EXPORT_TOO_LARGE: [
    413,
    'This file is too large to be answered at once. Please have it written in the background.',
  ],
  QUIZ_TAKEN_DOWN: [410, 'This quiz was taken down by the people who run this site.'],
  EXPORT_GONE: [404, 'This export is no longer there. Make it again.'],
  UNSUPPORTED_TYPE: [415, 'This content type is not supported.'],
  TOO_MANY: [429, 'Too many attempts. Please try again later.'],
  INTERNAL: [500, 'Server error. Please try again later.'],
  PROVIDER_FAILED: [503, 'The sign-in failed. Please try again.'],
  UNAVAILABLE: [503, 'The service is busy. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>;

/** Messages that replace the one of a code where the cause is known. The site translates them as well. */
export const ERROR_DETAILS = {
  assignmentClosed: 'This quiz cannot be taken any more, so nobody is reminded of it.',
  ownSecondFactor:
    'Set up two-factor authentication for your own account first: in your profile, under Security.',
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every failure. `errors` maps a field's path to its message. */
export interface Failure {
  success: false;
  message: string;
  code: ErrorCode;
  errors?: Record<string, string>;
  /** What a refusal has to tell beyond its code, e.g. STALE_PROGRESS what the server holds. */
  data?: unknown;
  requestId: string;
}

export interface Success<Data> {
  success: true;
  data: Data;
  message?: string;
}
